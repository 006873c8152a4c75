export type DashboardStep = 'APPLIED' | 'APPROVED' | 'INTERVIEWS' | 'OFFER' | 'INTERNSHIP'

/** Facts from which the steps of an intern's dashboard are derived. */
export interface DashboardStepFacts {
  readonly submittedAt: string | null
  readonly approvedAt: string | null
  readonly firstInterviewAt: string | null
  /** Number of companies the intern has an interview with, as in the interview list next to it. */
  readonly interviews: number
  readonly offeredAt: string | null
  /** Number of offers the intern can still respond to. */
  readonly openOffers: number
  readonly acceptedOffers: number
  readonly startsOn: string | null
  readonly internships: number
}

/**
 * Returns an intern's progress in five steps; the first incomplete one is the current one. An open
 * offer completes the interview step.
 */
export function getDashboardSteps(facts: DashboardStepFacts) {
  const isAccepted = facts.acceptedOffers > 0
  const steps: readonly {
    readonly step: DashboardStep
    readonly isDone: boolean
    readonly at: string | null
    readonly count: number
  }[] = [
    { step: 'APPLIED', isDone: facts.submittedAt !== null, at: facts.submittedAt, count: 0 },
    { step: 'APPROVED', isDone: facts.approvedAt !== null, at: facts.approvedAt, count: 0 },
    {
      step: 'INTERVIEWS',
      isDone: isAccepted || facts.openOffers > 0,
      at: facts.firstInterviewAt,
      count: facts.interviews,
    },
    { step: 'OFFER', isDone: isAccepted, at: facts.offeredAt, count: facts.openOffers },
    { step: 'INTERNSHIP', isDone: false, at: facts.startsOn, count: facts.internships },
  ]
  const present = steps.findIndex((step) => !step.isDone)
  return steps.map(({ step, isDone, at, count }, index) => ({
    step,
    at,
    count,
    state: isDone ? ('done' as const) : index === present ? ('now' as const) : ('open' as const),
  }))
}
