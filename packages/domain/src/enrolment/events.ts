import { data, defineEvents } from '@fledge/kernel/events.ts'

/** Access of the programme team to an intern's identity documents; the subject is the application. */
export const identityDocumentEvents = defineEvents('identityDocument', {
  read: data<{ readonly documents: readonly string[] }>(),
})
