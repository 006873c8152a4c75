import type { LogoSpec } from './logos.ts'

/** A team member; `role` is set for invited colleagues. */
export interface DemoColleague {
  readonly first: string
  readonly last: string
  readonly zone?: string
  readonly title: string
  readonly role?: 'ADMIN' | 'SUPERVISOR'
}

export interface DemoPlan {
  /** Short name used by the scenarios. */
  readonly key: string
  readonly name: string
  readonly field: string
  readonly skills: readonly string[]
  readonly specialisations?: readonly string[]
  readonly projectTypes?: readonly string[]
  readonly openings?: number
  /** Months between the start of the coming batch and the plan's start. */
  readonly startsIn?: number
  readonly weeks?: readonly [number, number]
  readonly hours?: number
  readonly stipend?: readonly [number, string]
  readonly description: string
  /** The plan's final status; published by default. */
  readonly finalStatus?: 'draft' | 'paused' | 'archived'
}

export interface DemoCompany {
  readonly key: string
  readonly name: string
  readonly domain: string
  readonly mark: LogoSpec
  readonly country: string
  readonly city: string
  readonly zone: string
  readonly industry: string
  readonly employees: string
  readonly founded: number
  readonly introduction: string
  readonly people: readonly [DemoColleague, ...DemoColleague[]]
  readonly plans: readonly DemoPlan[]
  /** Days ago at which the company registered. */
  readonly registered: number
  /** Decision of the programme team; undecided if missing. */
  readonly decided?: 'approve' | 'reject'
  readonly photos?: number
  /** Optional parts of the company profile. */
  readonly more?: {
    readonly introduction: string
    readonly funding: string
    readonly tools: readonly string[]
    readonly social: Readonly<Record<string, string>>
  }
  /** From a country that is not served: registers and joins the waiting list. */
  readonly waits?: true
  /** Has not signed the conduct policy yet. */
  readonly unsigned?: true
}
