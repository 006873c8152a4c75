import type { Way } from './application-ways.ts'

export interface Part {
  readonly name: string
  readonly email: string
  readonly from: readonly [country: string, zone: string, university: string]
  readonly field?: string
  readonly skills?: readonly string[]
  readonly projects?: readonly string[]
  readonly way?: Way
  readonly weeks?: number
  readonly later?: number
  readonly says?: string
  /** Applies by hand, from the first code on, so many days ago; the others are brought in together. */
  readonly applies?: number
  /** In the batch where interns pay for their place themselves. */
  readonly pays?: true
}

export const engineer = ['Python', 'SQL', 'dbt', 'Git', 'Docker'] as const
