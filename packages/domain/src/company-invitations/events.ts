import { data, defineEvents } from '@fledge/kernel/events.ts'

/** The subject is the invitation, the note the reason. */
export const companyInvitationEvents = defineEvents('companyInvitation', {
  send: data<{
    /** Name of the company. */
    readonly company: string
  }>(),
})
