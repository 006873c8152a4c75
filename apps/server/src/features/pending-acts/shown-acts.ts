import { pendingActCan } from '@fledge/domain/pending-acts/can.ts'
import { type PendingActKind, pendingActKinds } from '@fledge/domain/pending-acts/types.ts'
import { type Operator, operatorRoles } from '@fledge/domain/sessions/types.ts'

/** Those of someone who left are of no role. */
const rolesOfActors = [...operatorRoles, null]

/**
 * Which acts the statements return to an operator.
 * @param kinds those asked for; all by default
 */
export function toShownActParams(
  actor: Operator,
  kinds: readonly PendingActKind[] = pendingActKinds,
) {
  const visible = kinds.filter((kind) => pendingActCan.list(actor, kind).allowed)
  return {
    user_id: actor.userId,
    kinds: visible,
    left_behind: visible.flatMap((kind) =>
      rolesOfActors
        .filter(
          (operatorRole) =>
            pendingActCan.markSeen(actor, { kind, actorId: '', operatorRole }).allowed,
        )
        .map((operatorRole) => `${kind} ${operatorRole ?? ''}`),
    ),
  }
}
