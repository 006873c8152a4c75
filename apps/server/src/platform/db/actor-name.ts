import type { AnyActor } from '@fledge/domain/sessions/types.ts'

/**
 * Returns the id of the actor's user or registration; null for anonymous visitors and for the
 * system.
 */
export function toActorId(actor: AnyActor): string | null {
  if ('userId' in actor) return actor.userId
  return actor.kind === 'registration' ? actor.registrationId : null
}

/** Returns the actor's name in the database, e.g. `company:<user id>`. */
export function getActorName(actor: AnyActor): string {
  const id = toActorId(actor)
  return id ? `${actor.kind}:${id}` : actor.kind
}

/**
 * Returns the tenant whose rows the actor can see, for row-level security; empty if there is none.
 */
export function getTenantId(actor: AnyActor): string {
  if (actor.kind === 'company') return actor.company
  if (actor.kind === 'operator') return actor.partner ?? ''
  return actor.kind === 'intern' ? actor.intern : ''
}

const sideByUserType = { C: 'company', I: 'intern', O: 'operator' } as const

/** Returns the kind of an actor in the event log, which has people with half a sign-in by side. */
export const getEventActorKind = (actor: AnyActor) =>
  actor.kind === 'pending' ? sideByUserType[actor.type] : actor.kind
