/**
 * What an intern hopes to gain, in the three places that ask for it: at sign-up, in the additional
 * questions and next to the introduction.
 */
export interface GoalAnswers {
  readonly goals: string | null
  readonly motivation: string | null
  readonly internshipGoal: string | null
}

const isSame = (later: string | null, earlier: string | null) => (later ?? '') === (earlier ?? '')

/**
 * Copies an earlier answer to the later ones. A later answer follows only while it equals the
 * earlier one, including when both are empty.
 */
export function carryGoal(
  before: GoalAnswers,
  savedAnswers: Partial<Pick<GoalAnswers, 'goals' | 'motivation'>>,
): Partial<Pick<GoalAnswers, 'motivation' | 'internshipGoal'>> {
  const { goals, motivation } = savedAnswers
  if (goals !== undefined)
    return {
      ...(isSame(before.motivation, before.goals) ? { motivation: goals } : {}),
      ...(isSame(before.internshipGoal, before.goals) ? { internshipGoal: goals } : {}),
    }
  return motivation !== undefined && isSame(before.internshipGoal, before.motivation)
    ? { internshipGoal: motivation }
    : {}
}
