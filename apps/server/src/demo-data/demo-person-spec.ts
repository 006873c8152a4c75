import type { ApplicationPath } from './application-paths.ts'

export interface DemoPersonSpec {
  readonly name: string
  readonly email: string
  readonly from: readonly [country: string, zone: string, university: string]
  readonly field?: string
  readonly skills?: readonly string[]
  readonly projects?: readonly string[]
  readonly path?: ApplicationPath
  readonly weeks?: number
  readonly later?: number
  readonly introduction?: string
  /**
   * Days ago at which the intern signs up through the endpoints; without it the intern is inserted
   * in bulk.
   */
  readonly applies?: number
  /** Email address of another account of this person. */
  readonly secondAccountOf?: string
  /** In the batch whose interns pay for their own place. */
  readonly pays?: true
}

export const engineeringSkills = ['Python', 'SQL', 'dbt', 'Git', 'Docker'] as const
