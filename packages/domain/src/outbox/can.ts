import { allow, deny, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'

/** What decides whether a failed email can be sent again. */
export interface FailedMailFacts {
  /** Whether its content was deleted when delivery was given up, because it contained a code or a link. */
  readonly isWiped: boolean
}

export const outboxCan = {
  /** Allows sending a failed email again while its content is there. */
  retry: ({ isWiped }: FailedMailFacts): PolicyDecision =>
    isWiped ? deny('outbox.refused.wiped') : allow,
}
