import type { FailedMailState } from '@fledge/domain/outbox/types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'

interface MailQuery {
  readonly state?: FailedMailState | undefined
  readonly search?: string | undefined
}

/** What the list, its CSV and acts on everything that matches read. */
export const toMailRequest = (actor: Operator, { state, search }: MailQuery) => ({
  scope: { operator: actor.operator },
  filters: { state, search },
})
