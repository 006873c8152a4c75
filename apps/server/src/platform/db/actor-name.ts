import type { AnyActor } from '@fledge/domain/sessions/types.ts'

/** The user, or the registration, behind an actor; null for a stranger and for the system. */
export function actorId(actor: AnyActor): string | null {
  if ('userId' in actor) return actor.userId
  return actor.kind === 'registration' ? actor.registrationId : null
}

/** How the database knows the actor: `company:<user id>`. */
export function actorName(actor: AnyActor): string {
  const id = actorId(actor)
  return id ? `${actor.kind}:${id}` : actor.kind
}

/** Whose rows an actor may see, for row-level security; empty where that is nobody's. */
export function tenantOf(actor: AnyActor): string {
  if (actor.kind === 'company') return actor.company
  return actor.kind === 'intern' ? actor.intern : ''
}
