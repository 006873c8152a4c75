import type { Mark } from './logos.ts'

/** A colleague: first name, last name, zone; the role of who is invited. */
export interface Colleague {
  readonly first: string
  readonly last: string
  readonly zone?: string
  readonly title: string
  readonly role?: 'ADMIN' | 'SUPERVISOR'
}

export interface PlanStory {
  /** Short name that the stories use. */
  readonly key: string
  readonly name: string
  readonly field: string
  readonly skills: readonly string[]
  readonly specialisations?: readonly string[]
  readonly projectTypes?: readonly string[]
  readonly openings?: number
  /** Months after the present's spring batch begins. */
  readonly startsIn?: number
  readonly weeks?: readonly [number, number]
  readonly hours?: number
  readonly stipend?: readonly [number, string]
  readonly description: string
  /** What is left of it: published unless said. */
  readonly left?: 'draft' | 'paused' | 'archived'
}

export interface CompanyStory {
  readonly key: string
  readonly name: string
  readonly domain: string
  readonly mark: Mark
  readonly country: string
  readonly city: string
  readonly zone: string
  readonly industry: string
  readonly employees: string
  readonly founded: number
  readonly introduction: string
  readonly people: readonly [Colleague, ...Colleague[]]
  readonly plans: readonly PlanStory[]
  /** Days before now that it registered. */
  readonly registered: number
  /** What the programme team decided; waits where nothing is said. */
  readonly decided?: 'approve' | 'reject'
  readonly photos?: number
  /** What else it tells of itself. */
  readonly more?: {
    readonly introduction: string
    readonly funding: string
    readonly tools: readonly string[]
    readonly social: Readonly<Record<string, string>>
  }
  /** From a country that is not served: registers, and waits. */
  readonly waits?: true
  /** Has not signed the conduct policy yet. */
  readonly unsigned?: true
}
