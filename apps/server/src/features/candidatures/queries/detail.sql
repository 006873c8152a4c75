-- The timeline both sides read. Excludes the intern's feedback on interviews, which only the
-- programme team reads, and for interns a shortlisting that they were not told about.
-- name: selectHistory
-- row: HistoryRow
select
  e.id, e.at, e.machine, e.move, e.actor_kind,
  case when u.type <> 'O' then u.first_name || ' ' || u.last_name
  end as actor_name, e.reason, e.note, e.from_state, e.to_state,
  e.data ->> 'starts_at' as starts_at
from event_log e left join users u on u.user_id = e.actor_id
where
  e.candidature_id = :candidature_id
  and not (
    :for_intern
    and e.machine = 'candidature'
    and e.move in ('shortlist', 'returnToInterest')
  )
  and not (
    e.machine = 'candidature'
    and e.move in (
      'proposeInterview', 'scheduleInterview', 'rescheduleInterview', 'endInterview',
      'endFurtherInterview', 'completeInterview', 'sendOffer', 'approveOffer', 'returnOffer',
      'acceptOffer', 'declineOffer', 'expireOffer'
    )
  )
  and not (e.machine = 'interview' and e.move = 'giveInternFeedback')
  and not (
    :for_intern
    and e.machine = 'offer'
    and e.to_state in ({{offer.unreceived}})
  )
order by e.id desc
limit 200;

-- name: selectCandidatureBadge
-- column: interview: { status: InterviewStatus; no_show: { claimed_by: 'company' | 'intern'; contested_at: string | null } | null } | null
-- column: offer: { status: OfferStatus } | null
select
  {{badge(c.candidature_id)}}
from candidatures c
where c.candidature_id = :candidature_id;

-- A company's last replies: to interest, and to suggested times. Some of the hundred newest replied
-- to no one, and without that limit PostgreSQL reads all events of a large company.
-- name: companyAnswers
-- row: ResponseTimeRow
select p.at as asked_at, e.at as answered_at
from
  (
    select id, candidature_id, at
    from event_log
    where
      company_id = :company_id
      and actor_kind = 'company'
      and candidature_id is not null
      and move in ('shortlist', 'propose', 'choose', 'reschedule', 'disqualify')
    order by id desc
    limit 100
  ) e
  join lateral (
    select at
    from event_log b
    where b.candidature_id = e.candidature_id and b.id < e.id and b.actor_kind = 'intern'
    order by b.id desc
    limit 1
  ) p on true
order by e.id desc
limit 30;

-- name: selectInternResponseTimes
-- row: ResponseTimeRow
select p.at as asked_at, e.at as answered_at
from
  event_log e
  join lateral (
    select at
    from event_log b
    where
      b.candidature_id = e.candidature_id
      and b.id < e.id
      and b.actor_kind in ('company', 'operator')
    order by b.id desc
    limit 1
  ) p on true
where
  e.intern_id = :intern_id
  and e.actor_kind = 'intern'
  and e.candidature_id is not null
  and e.move in ('confirm', 'counterPropose', 'decline', 'accept')
order by e.id desc
limit 30;

-- name: selectHostCompany
-- param: intern_id: InternScope
-- row: HostRow
-- column: introduction: string | null
-- column: description: string
-- column: responsibilities: string
-- column: industry: string | null
-- column: employee_count: string | null
-- column: working_from: string
-- column: working_to: string
select
  co.company_id, co.name, co.slug, co.shown_logo_file_id as logo_file_id, co.time_zone, 
  case when not 'introduction' = any (co.hidden_parts) then co.introduction end as introduction,
  li.label as industry, le.label as employee_count, lc.data ->> 'code' as country_code, co.city,
  co.website, co.linkedin, p.plan_id, p.name as plan_name, 
  case when p.is_taken_down then '' else p.description end as description,
  case when p.is_taken_down then '' else p.responsibilities end as responsibilities,
  p.place, p.start_month, p.duration_min, p.duration_max, p.hours_a_week,
  to_char(p.working_from, 'HH24:MI') as working_from,
  to_char(p.working_to, 'HH24:MI') as working_to, p.time_zone as plan_time_zone
from
  candidatures c
  join companies co on co.company_id = c.company_id
  join plans p on p.plan_id = c.plan_id
  left join lookup li on li.list = 'industry' and li.id = co.industry_id
  left join lookup le on le.list = 'employee-count' and le.id = co.employee_count_id
  left join lookup lc on lc.list = 'country' and lc.id = co.country_id
where
  c.candidature_id = :candidature_id
  and c.intern_id = :intern_id
  and c.known_to_intern_at is not null;
