import type { InternScope } from '@fledge/domain/sessions/types.ts'
import { statement } from '../../platform/db/statement.ts'

/** The intern's goal in all the places where they stated it. */
export const goalAnswers = statement<
  [InternScope, applicationId: string | null, question: string],
  { goals: string | null; motivation: string | null; internship_goal: string | null }
>(
  'profiles.goalAnswers',
  `select i.goals, i.internship_goal, a.additional_answers ->> $3 as motivation
   from interns i left join applications a on a.intern_id = i.intern_id and a.application_id = $2::uuid
   where i.intern_id = $1`,
)
