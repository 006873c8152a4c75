/** What an intern hopes to gain, in the three places that ask: at sign-up, among the additional questions and beside the introduction. */
export interface GoalAnswers {
  readonly goals: string | null
  readonly motivation: string | null
  readonly internshipGoal: string | null
}

const isSame = (later: string | null, earlier: string | null) => (later ?? '') === (earlier ?? '')

/** Fills in the later answers from an earlier one. A later answer follows only while it is the same as the earlier one was, both empty included. */
export function carriedGoal(
  before: GoalAnswers,
  given: Partial<Pick<GoalAnswers, 'goals' | 'motivation'>>,
): Partial<Pick<GoalAnswers, 'motivation' | 'internshipGoal'>> {
  const { goals, motivation } = given
  if (goals !== undefined)
    return {
      ...(isSame(before.motivation, before.goals) ? { motivation: goals } : {}),
      ...(isSame(before.internshipGoal, before.goals) ? { internshipGoal: goals } : {}),
    }
  return motivation !== undefined && isSame(before.internshipGoal, before.motivation)
    ? { internshipGoal: motivation }
    : {}
}
