// Generated from remind.sql by “npm run queries”; do not edit.
// Source: 0be3cc1cb068
import type { MemberRole } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

/** Invitations whose next reminder may be due: halfway through the 7 days, or on the last day. */
export const invitationsToRemind = defineStatement<
  { readonly lead_seconds: number; readonly now: string },
  {
    readonly member_id: string
    readonly email: string
    readonly role: MemberRole
    readonly invited_at: string
    readonly invitation_reminded: number
    readonly company_name: string
  }
>(
  'members.invitationsToRemind',
  ['lead_seconds', 'now'],
  `select
  m.member_id, m.email::text, m.role, m.invited_at, m.invitation_reminded,
  c.name as company_name
from members m join companies c using (company_id)
where
  m.status = 'INVITED'
  and c.status <> 'REJECTED'
  and m.invited_at + make_interval(secs => $1) > $2
  and (
    m.invitation_reminded < 1
    and m.invited_at + make_interval(secs => $1 / 2) <= $2
    or m.invitation_reminded < 2
    and m.invited_at + make_interval(secs => $1) - interval '24 hours' <= $2
  )
order by m.invited_at
limit 50
for update of m skip locked`,
)

export const markInvitationReminded = defineStatement<
  { readonly invitation_reminded: number; readonly member_id: string },
  NoRow
>(
  'members.markInvitationReminded',
  ['invitation_reminded', 'member_id'],
  `update members
set invitation_reminded = $1
where member_id = $2`,
)
