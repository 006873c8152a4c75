import type { MemberRole } from '@fledge/domain/members/types.ts'
import { statement } from '../../platform/db/statement.ts'

/** Invitations whose next reminder may be due: halfway through the 7 days, or on the last day. */
export const invitationsToRemind = statement<
  [now: string, leadSeconds: number],
  {
    member_id: string
    email: string
    role: MemberRole
    invited_at: string
    reminded: number
    company: string
  }
>(
  'members.invitationsToRemind',
  `select m.member_id, m.email::text, m.role, m.invited_at, m.invitation_reminded as reminded, c.name as company
   from members m join companies c using (company_id)
   where m.status = 'INVITED' and c.status <> 'REJECTED' and m.invited_at + make_interval(secs => $2) > $1
     and (m.invitation_reminded < 1 and m.invited_at + make_interval(secs => $2 / 2) <= $1 or m.invitation_reminded < 2 and m.invited_at + make_interval(secs => $2) - interval '24 hours' <= $1)
   order by m.invited_at limit 50 for update of m skip locked`,
)
export const markInvitationReminded = statement<[member: string, times: number]>(
  'members.markInvitationReminded',
  `update members set invitation_reminded = $2 where member_id = $1`,
)
