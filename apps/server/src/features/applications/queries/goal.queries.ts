// Generated from goal.sql by “npm run queries”; do not edit.
// Source: 0625beef5b0e
import type { InternScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement } from '../../../platform/db/statement.ts'

/** The intern's goal in all the places where they stated it. */
export const goalAnswers = defineStatement<
  {
    readonly question: string
    readonly application_id: string | null
    readonly intern_id: InternScope
  },
  {
    readonly goals: string | null
    readonly internship_goal: string | null
    readonly motivation: string | null
  }
>(
  'applications.goalAnswers',
  ['question', 'application_id', 'intern_id'],
  `select i.goals, i.internship_goal, a.additional_answers ->> $1 as motivation
from
  interns i
  left join applications a on a.intern_id = i.intern_id
    and a.application_id = $2::uuid
where i.intern_id = $3`,
)
