import type { AnyActor } from '@fledge/domain/sessions/types.ts'

/** Roles of PostgreSQL in which statements run for people. */
export type DatabaseRole =
  | 'fledge_company'
  | 'fledge_intern'
  | 'fledge_public'
  | 'fledge_operator'
  | 'fledge_partner'

/**
 * Returns the role in which an actor's statements run; null for those that run as the user that
 * connected: the system's, and those of people who register, because the rows of their company or
 * profile are only being created.
 */
export function getDatabaseRole(actor: AnyActor): DatabaseRole | null {
  const { kind } = actor
  if (kind === 'system' || kind === 'clock' || kind === 'registration') return null
  if (kind === 'operator' && actor.role === 'PARTNER') return 'fledge_partner'
  return kind === 'anonymous' || kind === 'pending' ? 'fledge_public' : `fledge_${kind}`
}
