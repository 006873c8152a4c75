import { data, defineEvents } from '@fledge/kernel/events.ts'

/** Copies of the log that leave the product; the subject is the person who takes one. */
export const auditLogEvents = defineEvents('auditLog', {
  export: data<{ readonly filters: Readonly<Record<string, string>> }>(),
})
