import { goalQuestion } from '@fledge/domain/applications/additional-questions.ts'
import type { FieldValues } from '@fledge/domain/three-way-merge.ts'
import { carryGoal } from '@fledge/domain/profiles/carry-goal.ts'
import type { InternActor } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { goalAnswers } from './queries/goal.queries.ts'

const toText = (value: unknown): string | null | undefined =>
  typeof value === 'string' || value === null ? value : undefined

/** Returns the goal answers contained in a save of these fields, if any. */
function getGivenGoals(fields: FieldValues) {
  const answers = fields['additional_answers']
  const goals = toText(fields['goals'])
  const motivation =
    typeof answers === 'object' && answers !== null
      ? toText(new Map(Object.entries(answers)).get(goalQuestion))
      : undefined
  return {
    ...(goals === undefined ? {} : { goals }),
    ...(motivation === undefined ? {} : { motivation }),
  }
}

/**
 * Returns other fields to fill in from the saved ones, so that users don't type the same answer
 * twice.
 */
export async function getCarriedFields(
  tx: Tx,
  actor: InternActor,
  applicationId: string | null,
  fields: FieldValues,
): Promise<FieldValues> {
  const goals = getGivenGoals(fields)
  if (Object.keys(goals).length === 0) return {}
  const row = await tx.one(goalAnswers, {
    intern_id: actor.intern,
    application_id: applicationId,
    question: goalQuestion,
  })
  if (!row) return {}
  const { motivation, internshipGoal } = carryGoal(
    { goals: row.goals, motivation: row.motivation, internshipGoal: row.internship_goal },
    goals,
  )
  return {
    ...(motivation !== undefined && applicationId !== null
      ? { additional_answers: { [goalQuestion]: motivation ?? '' } }
      : {}),
    ...(internshipGoal === undefined ? {} : { internship_goal: internshipGoal || null }),
  }
}
