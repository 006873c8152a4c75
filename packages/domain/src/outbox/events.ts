import { data, defineEvents } from '@fledge/kernel/events.ts'

/**
 * What the programme team does with emails; the subject is the Message-ID, of one sent again its
 * recipient.
 */
export const outboxEvents = defineEvents('outbox', {
  retry: data<{ readonly kind: string; readonly tries: number }>(),
  resend: data<{ readonly kind: string; readonly message_id: string }>(),
})
