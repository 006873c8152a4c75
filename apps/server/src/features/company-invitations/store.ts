import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import {
  type CompanyInvitationRow,
  companyInvitationRows,
} from './queries/company-invitations.queries.ts'

/** Companies that the programme team invited, the newest first. */
export const companyInvitationList = defineList<{
  row: CompanyInvitationRow
  scope: { operator: OperatorScope; sent_before: string }
  filters: { states: readonly string[]; ids: readonly string[]; search: string }
}>({
  name: 'company-invitations.list',
  ...companyInvitationRows,
  where: [],
  filters: {
    states: 's.state = any(:states::text[])',
    ids: 'i.invitation_id = any(:ids::uuid[])',
    search: { contains: ['i.name', 'i.email::text'] },
  },
  orders: {
    default: {
      direction: 'desc',
      key: [
        { sql: 'i.invited_at', type: 'timestamptz' },
        { sql: 'i.invitation_id', type: 'uuid' },
      ],
    },
  },
})
