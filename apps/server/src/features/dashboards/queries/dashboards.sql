-- fragment: person
x.candidature_id, x.intern_id, u.first_name, u.last_name,
{{is_name_visible(x.company_id, x.intern_id)}} as is_name_visible,
x.stage, u.shown_picture_file_id as picture_file_id,
(
  select l.data ->> 'code'
  from lookup l
  where l.list = 'country' and l.id = u.country_id
) as country_code,
u.time_zone, p.name as plan_name

-- Recent events of the company's candidatures. The newest are found in the order of the index first:
-- the planner would otherwise read all events of the company, and sort them.
-- name: recentEvents
-- param: company_id: CompanyScope
-- row: EventRow
-- column: is_name_visible: boolean
select e.id, e.machine, e.move, e.actor_kind, e.at, {{person}}
from
  (
    select id, machine, move, actor_kind, at, candidature_id
    from event_log
    where
      company_id = :company_id
      and machine = any (:machines::text[])
      and candidature_id is not null
    order by id desc
    limit 12
  ) e
  join candidatures x on x.candidature_id = e.candidature_id
  join plans p on p.plan_id = x.plan_id
  join interns i on i.intern_id = x.intern_id
  join users u on u.user_id = i.user_id
order by e.id desc;

-- name: hiringStatusCounts
-- param: company_id: CompanyScope
-- row: StatusCountRow
-- column: kind: 'interview' | 'offer' | 'stage'
-- column: status: string
-- column: count: number
select 'interview' as kind, status, count(*)
from interviews
where company_id = :company_id
group by status
union all
select 'offer', status, count(*)
from offers
where company_id = :company_id
group by status
union all
select 'stage', stage, count(*)
from candidatures
where company_id = :company_id
group by stage;

-- How many candidatures came how far: the highest rank of a stage that they ever had.
-- name: furthestStageCounts
-- param: company_id: CompanyScope
-- column: rank: number
-- column: count: number
select f.rank, count(*)
from
  (
    select s.candidature_id, max(r.rank) as rank
    from
      (
        select candidature_id, stage
        from candidatures
        where company_id = :company_id
        union all
        select candidature_id, to_state
        from event_log
        where company_id = :company_id and machine = 'candidature' and candidature_id is not null
      ) s
      join jsonb_to_recordset(:ranks::jsonb) r (stage text, rank int) on r.stage = s.stage
    group by s.candidature_id
  ) f
group by f.rank;

-- Weeks open for this member's feedback: all for an administrator, supervised ones for a
-- supervisor. Excludes closed internships.
-- name: dueWeeksOfMember
-- param: company_id: CompanyScope
-- param: member_id: string | null
-- row: DueWeekRow
select
  w.weekly_feedback_id, n.internship_id, n.intern_id, u.first_name, u.last_name,
  u.shown_picture_file_id as picture_file_id,
  (
    select l.data ->> 'code'
    from lookup l
    where l.list = 'country' and l.id = u.country_id
  ) as country_code,
  u.time_zone, p.name as plan_name, w.unlocks_at
from
  internship_weeks w
  join internships n using (internship_id)
  join plans p using (plan_id)
  join interns i on i.intern_id = n.intern_id
  join users u on u.user_id = i.user_id
where
  n.company_id = :company_id
  and {{can_answer_weeks(n)}}
  and w.company_completed_at is null
  and w.unlocks_at <= :now
  and (
    :member_id::uuid is null
    or n.supervisor_member_id = :member_id
    or n.second_supervisor_member_id = :member_id
  )
order by w.unlocks_at
limit 20;

-- list: stageRows
-- row: StageRow
-- column: is_name_visible: boolean
-- column: interview_id: string | null
-- column: interview_status: InterviewStatus | null
-- column: interview_status_since: string | null
-- column: no_show_claimed_by: 'company' | 'intern' | null
-- column: claim_review_days: number | null
-- column: company_time_zone: string
-- column: offer_status: OfferStatus | null
-- column: offer_status_since: string | null
-- column: interview: BadgeRow['interview']
-- column: offer: BadgeRow['offer']
select
  x.candidature_id, x.intern_id, u.first_name, u.last_name,
  {{is_name_visible(x.company_id, x.intern_id)}} as is_name_visible,
  x.stage, u.shown_picture_file_id as picture_file_id,
  (
    select l.data ->> 'code'
    from lookup l
    where l.list = 'country' and l.id = u.country_id
  ) as country_code,
  u.time_zone, p.name as plan_name, x.stage_since, x.interested_at, x.interest_used_ms,
  x.known_to_intern_at, x.plan_id, v.interview_id, v.interview_status, v.interview_status_since,
  v.interview_ends_at, v.interview_answer_by, v.no_show_claimed_by,
  v.no_show_claimed_at, v.no_show_contested_at, v.claim_review_days,
  (
    select co.time_zone
    from companies co
    where co.company_id = x.company_id
  ) as company_time_zone,
  o.offer_status, o.offer_status_since,
  {{badge(x.candidature_id)}}
from
  candidatures x
  join plans p on p.plan_id = x.plan_id
  join interns i on i.intern_id = x.intern_id
  join users u on u.user_id = i.user_id
  left join lateral (
    select
      v.interview_id, v.status as interview_status, v.status_since as interview_status_since,
      case when v.answer_by is null then v.ends_at end as interview_ends_at,
      v.answer_by as interview_answer_by, v.no_show_claimed_by,
      v.no_show_claimed_at, v.no_show_contested_at, v.claim_review_days
    from interviews v
    where v.candidature_id = x.candidature_id
    order by v.created_at desc
    limit 1
  ) v on true
  left join lateral (
    select o.status as offer_status, o.status_since as offer_status_since
    from offers o
    where o.candidature_id = x.candidature_id
    order by o.created_at desc
    limit 1
  ) o on true
