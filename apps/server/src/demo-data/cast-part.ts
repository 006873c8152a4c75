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
  /**
   * Days ago at which the intern signs up through the endpoints; without it the intern is inserted
   * in bulk.
   */
  readonly applies?: number
  /** In the batch whose interns pay for their own place. */
  readonly pays?: true
}

export const engineer = ['Python', 'SQL', 'dbt', 'Git', 'Docker'] as const
