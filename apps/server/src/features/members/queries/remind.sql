-- Invitations whose next reminder may be due: halfway through the 7 days, or on the last day.
-- name: invitationsToRemind
-- column: email: string
-- column: invited_at: string
select
  m.member_id, m.email::text, m.role, m.invited_at, m.invitation_reminded,
  c.name as company_name
from members m join companies c using (company_id)
where
  m.status = {{member.INVITED}}
  and c.status <> {{company.REJECTED}}
  and m.invited_at + make_interval(secs => :lead_seconds) > :now
  and (
    m.invitation_reminded < 1
    and m.invited_at + make_interval(secs => :lead_seconds / 2) <= :now
    or m.invitation_reminded < 2
    and m.invited_at + make_interval(secs => :lead_seconds) - interval '24 hours' <= :now
  )
order by m.invited_at
limit 50
for update of m skip locked;

-- name: markInvitationReminded
update members
set invitation_reminded = :invitation_reminded
where member_id = :member_id;
