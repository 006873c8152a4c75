import type { AnyActor } from '@fledge/domain/sessions/types.ts'

/**
 * Returns the id of the actor's user or registration; null for anonymous visitors and for the
 * system.
 */
export function actorId(actor: AnyActor): string | null {
  if ('userId' in actor) return actor.userId
  return actor.kind === 'registration' ? actor.registrationId : null
}

/** Returns the actor's name in the database, e.g. `company:<user id>`. */
export function actorName(actor: AnyActor): string {
  const id = actorId(actor)
  return id ? `${actor.kind}:${id}` : actor.kind
}

/**
 * Returns the tenant whose rows the actor can see, for row-level security; empty if there is none.
 */
export function tenantOf(actor: AnyActor): string {
  if (actor.kind === 'company') return actor.company
  return actor.kind === 'intern' ? actor.intern : ''
}
