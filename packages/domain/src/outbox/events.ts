import { data, defineEvents } from '@fledge/kernel/events.ts'

/** What the programme team does with failed emails; the subject is the Message-ID. */
export const outboxEvents = defineEvents('outbox', {
  retry: data<{ readonly kind: string; readonly tries: number }>(),
})
