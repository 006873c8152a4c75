import { data, defineEvents } from '@fledge/kernel/events.ts'

interface InvitationData {
  /** Name of the company. */
  readonly company: string
}

/** The subject is the invitation, the note the reason. */
export const companyInvitationEvents = defineEvents('companyInvitation', {
  send: data<InvitationData>(),
  resend: data<InvitationData>(),
  withdraw: data<InvitationData>(),
})
