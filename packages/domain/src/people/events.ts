import { data, defineEvents } from '@fledge/kernel/events.ts'

/**
 * Access of the programme team to a person's page; the subject is the account, the registration or
 * the invited member.
 */
export const personEvents = defineEvents('person', {
  read: data<{ readonly type: string }>(),
})
