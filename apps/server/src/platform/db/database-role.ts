import type { AnyActor } from '@fledge/domain/sessions/types.ts'

/** Roles of PostgreSQL in which statements run for people. */
export type DatabaseRole = 'fledge_company' | 'fledge_intern' | 'fledge_public' | 'fledge_operator'

/**
 * Returns the role in which an actor's statements run; null for those that run as the user that
 * connected: the system's, and those of people who register, because the rows of their company or
 * profile are only being created.
 */
export function getDatabaseRole({ kind }: AnyActor): DatabaseRole | null {
  if (kind === 'system' || kind === 'clock' || kind === 'registration') return null
  return kind === 'anonymous' || kind === 'pending' ? 'fledge_public' : `fledge_${kind}`
}
