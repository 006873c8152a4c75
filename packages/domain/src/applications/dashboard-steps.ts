export type DashboardStep = 'APPLIED' | 'APPROVED' | 'INTERVIEWS' | 'OFFER' | 'INTERNSHIP'

/** What the steps of an intern's dashboard are derived from. */
export interface DashboardFacts {
  readonly submittedAt: string | null
  /** When the application was approved. */
  readonly approvedAt: string | null
  readonly firstInterviewAt: string | null
  /** Companies with which the intern has an interview, as the list of interviews beside it shows them. */
  readonly interviews: number
  readonly offeredAt: string | null
  /** Offers that can be answered. */
  readonly openOffers: number
  readonly acceptedOffers: number
  readonly startsOn: string | null
  readonly internships: number
}

/** Where an intern stands, in five steps: the first that is not done is the present one. An open offer is past the interviews. */
export function dashboardSteps(facts: DashboardFacts) {
  const isAccepted = facts.acceptedOffers > 0
  const steps: readonly {
    readonly step: DashboardStep
    readonly done: boolean
    readonly at: string | null
    readonly count: number
  }[] = [
    { step: 'APPLIED', done: facts.submittedAt !== null, at: facts.submittedAt, count: 0 },
    { step: 'APPROVED', done: facts.approvedAt !== null, at: facts.approvedAt, count: 0 },
    {
      step: 'INTERVIEWS',
      done: isAccepted || facts.openOffers > 0,
      at: facts.firstInterviewAt,
      count: facts.interviews,
    },
    { step: 'OFFER', done: isAccepted, at: facts.offeredAt, count: facts.openOffers },
    { step: 'INTERNSHIP', done: false, at: facts.startsOn, count: facts.internships },
  ]
  const present = steps.findIndex((one) => !one.done)
  return steps.map(({ step, done, at, count }, index) => ({
    step,
    at,
    count,
    state: done ? ('done' as const) : index === present ? ('now' as const) : ('open' as const),
  }))
}
