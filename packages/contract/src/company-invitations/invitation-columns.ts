import { companyInvitationBadges } from '@fledge/domain/company-invitations/types.ts'
import { defineColumns } from '../platform/list-columns.ts'
import type { CompanyInvitation } from './invitation-schema.ts'

/** Columns of the list of invited companies. */
export const companyInvitationColumns = defineColumns<CompanyInvitation>()({
  company: { title: 'columns.company', value: ({ name }) => name },
  status: {
    title: 'columns.status',
    value: ({ state }) => [{ key: companyInvitationBadges[state].text }],
  },
  contact: {
    title: 'columns.contact',
    value: ({ first_name: first, last_name: last }) => `${first} ${last}`,
  },
  email: { title: 'columns.email', value: ({ email }) => email },
  invited: { title: 'columns.invited', isTime: true, value: ({ invited_at: time }) => ({ time }) },
  by: { title: 'columns.invitedBy', value: ({ invited_by_name: name }) => name },
  sent: { title: 'columns.lastSent', isTime: true, value: ({ sent_at: time }) => ({ time }) },
  registered: {
    title: 'columns.registered',
    isTime: true,
    value: ({ registered_at: time }) => ({ time }),
  },
  website: { title: 'columns.website', value: ({ website }) => website, isOptional: true },
  withdrawn: {
    title: 'columns.withdrawn',
    isTime: true,
    value: ({ withdrawn_at: time }) => ({ time }),
    isOptional: true,
  },
  reason: {
    title: 'columns.withdrawReason',
    value: ({ withdraw_reason: reason }) => reason,
    isOptional: true,
  },
})
