-- list: auditEventRows
-- row: AuditEventRow
-- column: id: string
-- column: actor_name: string | null
-- column: company_name: string | null
-- column: intern_name: string | null
-- column: subject_name: string | null // Of the person, company, batch or message that the event is about, also by an application, a payment and the like.
-- column: person_id: string | null // User id of the person that it is about.
-- column: plan_id: string | null // The plan that it is about, also by what was hidden of it.
-- column: data: unknown
select
  e.id::text as id, e.at, e.machine, e.move, e.subject_id, e.actor_kind, e.actor_id,
  trim(a.first_name || ' ' || a.last_name) as actor_name, e.company_id, c.name as company_name,
  e.intern_id, trim(p.first_name || ' ' || p.last_name) as intern_name, e.reason, e.note, e.data,
  coalesce(
    nullif(trim(s.first_name || ' ' || s.last_name), ''), sc.name, sm.subject, sb.name, st.name,
    sg.name, nullif(trim(sp.first_name || ' ' || sp.last_name), ''), pl.name, c.name
  ) as subject_name,
  coalesce(s.user_id, sp.user_id) as person_id, pl.plan_id
from
  event_log e
  left join users a on a.user_id = e.actor_id
  left join companies c on c.company_id = e.company_id
  left join interns n on n.intern_id = e.intern_id
  left join users p on p.user_id = n.user_id
  left join users s on s.user_id = e.subject_id
  left join companies sc on sc.company_id = e.subject_id
  left join messages sm on sm.message_id = e.subject_id
  left join batches sb on sb.batch_id = e.subject_id
  left join partners st on st.partner_id = e.subject_id
  left join company_invitations sg on sg.invitation_id = e.subject_id
  left join content_hidings sh on sh.hiding_id = e.subject_id
  left join plans pl on pl.plan_id = coalesce(sh.plan_id, e.subject_id)
  left join applications sa on sa.application_id = e.subject_id
  left join offers so on so.offer_id = e.subject_id
  left join refund_proposals sr on sr.proposal_id = e.subject_id
  left join payments sy on sy.payment_id = coalesce(sr.payment_id, e.subject_id)
  left join internship_actions sx on sx.action_id = e.subject_id
  left join internships si on si.internship_id = coalesce(sx.internship_id, e.subject_id)
  left join interviews sv on sv.interview_id = e.subject_id
  left join no_shows sw on sw.no_show_id = e.subject_id
  left join message_replies sq on sq.reply_id = e.subject_id
  left join interns sn
    on sn.intern_id
    = coalesce(sa.intern_id, so.intern_id, sy.intern_id, si.intern_id, sv.intern_id, sw.intern_id, e.intern_id)
  left join users sp on sp.user_id = coalesce(sn.user_id, sq.user_id)
