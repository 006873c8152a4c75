-- fragment: is_timed
c.stage in ({{candidature.timed}})

-- fragment: closes_at_column
{{candidature_closes_at}}

-- name: lapsedIds
-- column: due_at: string
select c.candidature_id, d.closes_at::text as due_at
from candidatures c cross join lateral (select {{closes_at_column}} as closes_at) d
where
  {{is_timed}}
  and d.closes_at <= :now
  and (d.closes_at, c.candidature_id) > (:after_at::timestamptz, :after_id::uuid)
order by d.closes_at, c.candidature_id
limit 500;

-- Candidatures with a reminder due since the last one; the domain decides whether it is sent.
-- name: selectCandidaturesToRemind
-- column: due_at: string
select c.candidature_id, d.remind_at::text as due_at
from
  candidatures c
  cross join lateral (
    select min({{closes_at_column}} - r.days_before * interval '24 hours') as remind_at
    from
      (
        values
          {{candidature_reminders}}
      ) r (stage, days_before)
    where
      r.stage = c.stage
      and {{closes_at_column}} - r.days_before * interval '24 hours' <= :now
      and {{closes_at_column}} - r.days_before * interval '24 hours' > greatest(
        c.stage_since,
        case when c.stage = {{candidature.SHORTLISTED}} then c.interested_at
        end, c.reminded_at
      )
  ) d
where
  {{is_timed}}
  and (d.remind_at, c.candidature_id) > (:after_at::timestamptz, :after_id::uuid)
order by d.remind_at, c.candidature_id
limit 500;

-- name: markCandidatureReminded
update candidatures
set reminded_at = :now
where candidature_id = :candidature_id;

-- name: selectInterviewFacts
-- merge: candidature_ids by candidature_id
-- column: was_proposed: boolean
-- column: took_place: boolean
select
  candidature_id, count(*) > 0 as was_proposed,
  bool_or(status = {{interview.COMPLETED}}) as took_place
from interviews
where candidature_id = any (:candidature_ids::uuid[])
group by candidature_id;

-- Counts a plan's interest that closed without a reply since $2.
-- name: unansweredOfPlan
-- merge: plans by plan_id
-- column: plan_id: string
-- column: count: number
select e.data ->> 'plan_id' as plan_id, count(*)
from event_log e
where
  e.machine = 'candidature'
  and e.move = 'lapse'
  and e.reason = 'NOT_ANSWERED'
  and e.at >= :since
  and e.data ->> 'plan_id' = any (:plans::text[])
group by plan_id;

-- name: selectCandidatureRecipients
-- merge: candidature_ids by candidature_id
-- row: CandidatureRecipientsRow
-- column: is_name_visible: boolean
-- column: is_known: boolean
-- column: admins: string[]
select
  c.candidature_id, n.user_id as intern_user_id, co.name as company_name, p.name as plan_name, p.plan_id,
  u.first_name as intern_first_name, u.last_name as intern_last_name,
  {{is_name_visible(c.company_id, c.intern_id)}} as is_name_visible,
  c.stage, c.stage_since, {{closes_at_column}} as closes_at,
  c.known_to_intern_at is not null as is_known,
  {{plan_contacts(c.company_id, c.plan_id)}} as admins
from
  candidatures c
  join interns n on n.intern_id = c.intern_id
  join users u on u.user_id = n.user_id
  join companies co on co.company_id = c.company_id
  join plans p on p.plan_id = c.plan_id
where c.candidature_id = any (:candidature_ids::uuid[]);

-- Open candidatures of an application that its intern knows of.
-- name: knownCandidaturesOf
select candidature_id
from candidatures
where
  application_id = :application_id
  and stage in ({{candidature.open}})
  and known_to_intern_at is not null
order by candidature_id;

-- The intern a company must reply to before it proposes an interview to anyone else. Proposing to
-- an overdue intern counts as a reply.
-- name: overdueOfCompany
-- param: company_id: CompanyScope
-- row: OverdueReplyRow
-- column: is_name_visible: boolean
select
  u.first_name, u.last_name,
  {{is_name_visible(c.company_id, c.intern_id)}} as is_name_visible,
  p.name as plan_name
from
  candidatures c
  join plans p on p.plan_id = c.plan_id
  join interns n on n.intern_id = c.intern_id
  join users u on u.user_id = n.user_id
where
  c.company_id = :company_id
  and c.intern_id <> :except_intern_id
  and c.stage = {{candidature.INTERVIEWED}}
  and c.stage_since <= :before
  and not exists (
    select
    from candidatures own
    where
      own.company_id = :company_id
      and own.intern_id = :except_intern_id
      and own.stage = {{candidature.INTERVIEWED}}
      and own.stage_since <= :before
  )
order by c.stage_since, c.candidature_id
limit 1;
