import { allOf, allow, allowIf, deny, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import type { PersonMailState } from '../people/types.ts'
import { requireOperator } from '../policy-helpers.ts'
import type { AnyActor } from '../sessions/types.ts'

/** What decides whether a failed email can be sent again. */
export interface FailedMailFacts {
  /** Whether its content was deleted when delivery was given up, because it contained a code or a link. */
  readonly isWiped: boolean
}

/** What decides whether an email of a person can be sent to them again. */
export interface SentMailFacts {
  readonly state: PersonMailState
  /** Whether its text is gone, or contains a code or a private link. */
  readonly isUnreadable: boolean
}

export const outboxCan = {
  /** Allows sending a failed email again while its content is there. */
  retry: ({ isWiped }: FailedMailFacts): PolicyDecision =>
    isWiped ? deny('outbox.refused.wiped') : allow,
  /** Allows sending an email to the same person again; codes and sign-in links never. */
  resend: (actor: AnyActor, { state, isUnreadable }: SentMailFacts): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:review'),
      allowIf(!isUnreadable, 'outbox.refused.unreadable'),
      allowIf(state !== 'TURNED_OFF', 'outbox.refused.turnedOff'),
      allowIf(state === 'DELIVERED' || state === 'GIVEN_UP', 'outbox.refused.onItsWay'),
    ),
}
