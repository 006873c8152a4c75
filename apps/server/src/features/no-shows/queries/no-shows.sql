-- fragment: columns
n.no_show_id, n.interview_id, i.candidature_id, n.side, n.company_id, co.name as company_name,
co.status as company_status, co.time_zone as company_time_zone, n.intern_id,
u.user_id as intern_user_id, u.first_name as intern_first_name, u.last_name as intern_last_name,
u.time_zone as intern_time_zone,
{{is_name_visible(n.company_id, n.intern_id)}} as is_name_visible,
p.name as plan_name, i.starts_at, n.was_contested, n.recorded_at, n.counting_days, n.contest_days,
n.review_days, n.explanation, n.explained_at,
trim(e.first_name || ' ' || e.last_name) as explained_by, n.contested_at, n.decision,
n.decision_note, n.decided_at,
array(
  select w.member_id
  from interviewers w
  where w.interview_id = n.interview_id
)::text[] as interviewer_ids

-- fragment: tables
no_shows n
join interviews i using (interview_id)
join candidatures c using (candidature_id)
join plans p on p.plan_id = c.plan_id
join companies co on co.company_id = n.company_id
join interns t on t.intern_id = n.intern_id
join users u on u.user_id = t.user_id
left join users e on e.user_id = n.explained_by

-- No-shows of one side: pass the id of the company or the intern, and null for the other.
-- name: noShowsOf
-- param: company_id: string | null
-- param: intern_id: string | null
-- row: NoShowRow
-- column: is_name_visible: boolean
-- column: interviewer_ids: string[]
select {{columns}}
from {{tables}}
where
  (n.side = 'company' and n.company_id = :company_id)
  or (n.side = 'intern' and n.intern_id = :intern_id)
order by n.recorded_at desc
limit 100;

-- What decides whether a side may book, and nothing that says what happened: the other side asks, too.
-- name: bookingFactsOf
-- param: company_id: string | null
-- param: intern_id: string | null
select
  n.no_show_id, n.recorded_at, n.counting_days, n.contest_days, n.review_days, n.explained_at,
  n.contested_at, n.decision
from no_shows n
where
  (n.side = 'company' and n.company_id = :company_id)
  or (n.side = 'intern' and n.intern_id = :intern_id)
order by n.recorded_at desc
limit 100;

-- One no-show of the company or the intern, or (both null) of anyone.
-- name: noShowForUpdate
-- param: company_id: string | null
-- param: intern_id: string | null
-- row: NoShowRow
select {{columns}}
from {{tables}}
where
  n.no_show_id = :no_show_id
  and (:company_id::uuid is null or (n.company_id = :company_id and n.side = 'company'))
  and (:intern_id::uuid is null or (n.intern_id = :intern_id and n.side = 'intern'))
for update of n;

-- name: noShowOfInterview
-- row: NoShowRow
select {{columns}}
from {{tables}}
where n.interview_id = :interview_id;

-- name: insertNoShow
insert into
  no_shows (
    no_show_id, interview_id, side, company_id, intern_id, was_contested, recorded_at,
    counting_days, contest_days, review_days
  )
select
  :no_show_id, interview_id, :side, company_id, intern_id, no_show_contested_at is not null, :now,
  :counting_days, :contest_days, {{promised_days(no_show_review_days)}}
from interviews
where interview_id = :interview_id
on conflict (interview_id) do nothing;

-- name: saveExplanation
-- param: explanation: string | null
update no_shows
set
  explanation = coalesce(explanation, :explanation::text),
  explained_at = coalesce(
    explained_at,
    case when :explanation::text is not null then :now::timestamptz
    end
  ),
  explained_by = coalesce(
    explained_by,
    case when :explanation::text is not null then :explained_by::uuid
    end
  ),
  contested_at = case when :contests::boolean then :now::timestamptz else contested_at
  end,
  review_days = case
    when :contests::boolean then {{promised_days(no_show_review_days)}}
    else review_days
  end
where no_show_id = :no_show_id;

-- name: saveNoShowDecision
update no_shows
set decision = :decision, decision_note = :decision_note, decided_by = :decided_by, decided_at = :now
where no_show_id = :no_show_id and decision is null;

-- Recent no-shows of interns that may still count.
-- name: recentOfInterns
select
  no_show_id, intern_id, recorded_at, counting_days, contest_days, review_days, explained_at,
  contested_at, decision
from no_shows n
where
  side = 'intern'
  and recorded_at > :since
  and {{is_no_show_counting(n)}};

-- No-shows that may need review: undecided ones of sides with more than one, and contested ones, which
-- need a decision even if they no longer count.
-- name: noShowsToReview
-- row: NoShowRow
select {{columns}}
from {{tables}}
where
  n.decision is null
  and {{is_undecided(NO_SHOW, n.no_show_id)}}
  and (
    n.contested_at is not null
    or (
      n.recorded_at > :since
      and {{is_no_show_counting(n)}}
      and case n.side
        when 'company' then (
          select count(*)
          from no_shows o
          where o.side = 'company' and o.company_id = n.company_id and o.recorded_at > :since
        )
        else (
          select count(*)
          from no_shows o
          where o.side = 'intern' and o.intern_id = n.intern_id and o.recorded_at > :since
        )
      end > 1
    )
  )
order by n.recorded_at
limit 500;

-- All no-shows of the given sides.
-- name: allOfSides
-- row: NoShowRow
select {{columns}}
from {{tables}}
where
  (n.side = 'company' and n.company_id = any (:company_ids::uuid[]))
  or (n.side = 'intern' and n.intern_id = any (:intern_ids::uuid[]));

-- Notes of both sides on a claim and its contest.
-- name: claimNotes
-- row: ClaimNoteRow
-- column: by: string
-- column: note: string
select subject_id as interview_id,
move,
case when actor_kind in ('company', 'intern', 'operator') then actor_kind else 'system'
end as by,
note,
at
from event_log
where subject_id = any (:interview_ids::uuid[]) and machine = 'interview' and note <> '' and
move in (
  'claimInternNoShow', 'claimCompanyNoShow', 'contestNoShow', 'recordInternNoShow',
  'recordCompanyNoShow'
)
order by id;

-- People affected at a company: the interviewers and the administrators.
-- name: affectedCompanyUsers
-- column: user_id: string
select m.user_id
from interviews i join members m on m.company_id = i.company_id
where
  i.interview_id = :interview_id
  and m.status = {{member.ACTIVE}}
  and (
    m.role = {{member_role.ADMIN}}
    or exists (
      select
      from interviewers w
      where w.interview_id = i.interview_id and w.member_id = m.member_id
    )
  );

-- name: timeZoneOfSide
-- param: company_id: string | null
-- param: intern_id: string | null
-- column: time_zone: string
select time_zone
from companies
where company_id = :company_id
union all
select u.time_zone
from interns n join users u on u.user_id = n.user_id
where n.intern_id = :intern_id;
