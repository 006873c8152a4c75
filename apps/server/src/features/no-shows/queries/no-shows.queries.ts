// Generated from no-shows.sql by “npm run queries”; do not edit.
// Source: bfa5db5f828f
import type { NoShowDecision, NoShowSide } from '@fledge/domain/no-shows/types.ts'
import type { CompanyStatus } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface NoShowRow {
  readonly no_show_id: string
  readonly interview_id: string
  readonly candidature_id: string
  readonly side: NoShowSide
  readonly company_id: string
  readonly company_name: string
  readonly company_status: CompanyStatus
  readonly company_time_zone: string
  readonly intern_id: string
  readonly intern_user_id: string
  readonly intern_first_name: string
  readonly intern_last_name: string
  readonly intern_time_zone: string
  readonly is_name_visible: boolean
  readonly plan_name: string
  readonly starts_at: string | null
  readonly was_contested: boolean
  readonly recorded_at: string
  readonly counting_days: number
  readonly contest_days: number
  readonly review_days: number
  readonly explanation: string | null
  readonly explained_at: string | null
  readonly explained_by: string | null
  readonly contested_at: string | null
  readonly decision: NoShowDecision | null
  readonly decision_note: string | null
  readonly decided_at: string | null
  readonly interviewer_ids: string[]
}

export interface ClaimNoteRow {
  readonly interview_id: string
  readonly move: string
  readonly by: string
  readonly note: string
  readonly at: string
}

/** No-shows of one side: pass the id of the company or the intern, and null for the other. */
export const noShowsOf = defineStatement<
  { readonly company_id: string | null; readonly intern_id: string | null },
  NoShowRow
>(
  'no-shows.noShowsOf',
  ['company_id', 'intern_id'],
  `select n.no_show_id, n.interview_id, i.candidature_id, n.side, n.company_id, co.name as company_name,
co.status as company_status, co.time_zone as company_time_zone, n.intern_id,
u.user_id as intern_user_id, u.first_name as intern_first_name, u.last_name as intern_last_name,
u.time_zone as intern_time_zone,
exists (select from candidatures agreed where agreed.company_id = n.company_id and agreed.intern_id = n.intern_id and agreed.name_visible_at is not null) as is_name_visible,
p.name as plan_name, i.starts_at, n.was_contested, n.recorded_at, n.counting_days, n.contest_days,
n.review_days, n.explanation, n.explained_at,
trim(e.first_name || ' ' || e.last_name) as explained_by, n.contested_at, n.decision,
n.decision_note, n.decided_at,
array(
  select w.member_id
  from interviewers w
  where w.interview_id = n.interview_id
)::text[] as interviewer_ids
from no_shows n
join interviews i using (interview_id)
join candidatures c using (candidature_id)
join plans p on p.plan_id = c.plan_id
join companies co on co.company_id = n.company_id
join interns t on t.intern_id = n.intern_id
join users u on u.user_id = t.user_id
left join users e on e.user_id = n.explained_by
where
  (n.side = 'company' and n.company_id = $1)
  or (n.side = 'intern' and n.intern_id = $2)
order by n.recorded_at desc
limit 100`,
)

/** What decides whether a side may book, and nothing that says what happened: the other side asks, too. */
export const bookingFactsOf = defineStatement<
  { readonly company_id: string | null; readonly intern_id: string | null },
  {
    readonly no_show_id: string
    readonly recorded_at: string
    readonly counting_days: number
    readonly contest_days: number
    readonly review_days: number
    readonly explained_at: string | null
    readonly contested_at: string | null
    readonly decision: NoShowDecision | null
  }
>(
  'no-shows.bookingFactsOf',
  ['company_id', 'intern_id'],
  `select
  n.no_show_id, n.recorded_at, n.counting_days, n.contest_days, n.review_days, n.explained_at,
  n.contested_at, n.decision
from no_shows n
where
  (n.side = 'company' and n.company_id = $1)
  or (n.side = 'intern' and n.intern_id = $2)
order by n.recorded_at desc
limit 100`,
)

/** One no-show of the company or the intern, or (both null) of anyone. */
export const noShowForUpdate = defineStatement<
  {
    readonly no_show_id: string
    readonly company_id: string | null
    readonly intern_id: string | null
  },
  NoShowRow
>(
  'no-shows.noShowForUpdate',
  ['no_show_id', 'company_id', 'intern_id'],
  `select n.no_show_id, n.interview_id, i.candidature_id, n.side, n.company_id, co.name as company_name,
co.status as company_status, co.time_zone as company_time_zone, n.intern_id,
u.user_id as intern_user_id, u.first_name as intern_first_name, u.last_name as intern_last_name,
u.time_zone as intern_time_zone,
exists (select from candidatures agreed where agreed.company_id = n.company_id and agreed.intern_id = n.intern_id and agreed.name_visible_at is not null) as is_name_visible,
p.name as plan_name, i.starts_at, n.was_contested, n.recorded_at, n.counting_days, n.contest_days,
n.review_days, n.explanation, n.explained_at,
trim(e.first_name || ' ' || e.last_name) as explained_by, n.contested_at, n.decision,
n.decision_note, n.decided_at,
array(
  select w.member_id
  from interviewers w
  where w.interview_id = n.interview_id
)::text[] as interviewer_ids
from no_shows n
join interviews i using (interview_id)
join candidatures c using (candidature_id)
join plans p on p.plan_id = c.plan_id
join companies co on co.company_id = n.company_id
join interns t on t.intern_id = n.intern_id
join users u on u.user_id = t.user_id
left join users e on e.user_id = n.explained_by
where
  n.no_show_id = $1
  and ($2::uuid is null or (n.company_id = $2 and n.side = 'company'))
  and ($3::uuid is null or (n.intern_id = $3 and n.side = 'intern'))
for update of n`,
)

export const noShowOfInterview = defineStatement<
  { readonly interview_id: string },
  NoShowRow
>(
  'no-shows.noShowOfInterview',
  ['interview_id'],
  `select n.no_show_id, n.interview_id, i.candidature_id, n.side, n.company_id, co.name as company_name,
co.status as company_status, co.time_zone as company_time_zone, n.intern_id,
u.user_id as intern_user_id, u.first_name as intern_first_name, u.last_name as intern_last_name,
u.time_zone as intern_time_zone,
exists (select from candidatures agreed where agreed.company_id = n.company_id and agreed.intern_id = n.intern_id and agreed.name_visible_at is not null) as is_name_visible,
p.name as plan_name, i.starts_at, n.was_contested, n.recorded_at, n.counting_days, n.contest_days,
n.review_days, n.explanation, n.explained_at,
trim(e.first_name || ' ' || e.last_name) as explained_by, n.contested_at, n.decision,
n.decision_note, n.decided_at,
array(
  select w.member_id
  from interviewers w
  where w.interview_id = n.interview_id
)::text[] as interviewer_ids
from no_shows n
join interviews i using (interview_id)
join candidatures c using (candidature_id)
join plans p on p.plan_id = c.plan_id
join companies co on co.company_id = n.company_id
join interns t on t.intern_id = n.intern_id
join users u on u.user_id = t.user_id
left join users e on e.user_id = n.explained_by
where n.interview_id = $1`,
)

export const insertNoShow = defineStatement<
  {
    readonly no_show_id: string
    readonly side: string
    readonly now: string
    readonly counting_days: number
    readonly contest_days: number
    readonly interview_id: string
  },
  NoRow
>(
  'no-shows.insertNoShow',
  ['no_show_id', 'side', 'now', 'counting_days', 'contest_days', 'interview_id'],
  `insert into
  no_shows (
    no_show_id, interview_id, side, company_id, intern_id, was_contested, recorded_at,
    counting_days, contest_days, review_days
  )
select
  $1, interview_id, $2, company_id, intern_id, no_show_contested_at is not null, $3,
  $4, $5, coalesce((select st.value::smallint from settings st where st.name = 'no_show_review_days' and st.value between '1' and '10'), 3)
from interviews
where interview_id = $6
on conflict (interview_id) do nothing`,
)

export const saveExplanation = defineStatement<
  {
    readonly explanation: string | null
    readonly now: string
    readonly explained_by: string
    readonly contests: boolean
    readonly no_show_id: string
  },
  NoRow
>(
  'no-shows.saveExplanation',
  ['explanation', 'now', 'explained_by', 'contests', 'no_show_id'],
  `update no_shows
set
  explanation = coalesce(explanation, $1::text),
  explained_at = coalesce(
    explained_at,
    case when $1::text is not null then $2::timestamptz
    end
  ),
  explained_by = coalesce(
    explained_by,
    case when $1::text is not null then $3::uuid
    end
  ),
  contested_at = case when $4::boolean then $2::timestamptz else contested_at
  end,
  review_days = case
    when $4::boolean then coalesce((select st.value::smallint from settings st where st.name = 'no_show_review_days' and st.value between '1' and '10'), 3)
    else review_days
  end
where no_show_id = $5`,
)

export const saveNoShowDecision = defineStatement<
  {
    readonly decision: string
    readonly decision_note: string
    readonly decided_by: string
    readonly now: string
    readonly no_show_id: string
  },
  NoRow
>(
  'no-shows.saveNoShowDecision',
  ['decision', 'decision_note', 'decided_by', 'now', 'no_show_id'],
  `update no_shows
set decision = $1, decision_note = $2, decided_by = $3, decided_at = $4
where no_show_id = $5 and decision is null`,
)

/** Recent no-shows of interns that may still count. */
export const recentOfInterns = defineStatement<
  { readonly since: string; readonly now: string },
  {
    readonly no_show_id: string
    readonly intern_id: string
    readonly recorded_at: string
    readonly counting_days: number
    readonly contest_days: number
    readonly review_days: number
    readonly explained_at: string | null
    readonly contested_at: string | null
    readonly decision: NoShowDecision | null
  }
>(
  'no-shows.recentOfInterns',
  ['since', 'now'],
  `select
  no_show_id, intern_id, recorded_at, counting_days, contest_days, review_days, explained_at,
  contested_at, decision
from no_shows n
where
  side = 'intern'
  and recorded_at > $1
  and n.recorded_at + interval '24 hours' * n.counting_days > $2::timestamptz`,
)

/** No-shows that may need review: undecided ones of sides with more than one, and contested ones, which need a decision even if they no longer count. */
export const noShowsToReview = defineStatement<
  { readonly since: string; readonly now: string },
  NoShowRow
>(
  'no-shows.noShowsToReview',
  ['since', 'now'],
  `select n.no_show_id, n.interview_id, i.candidature_id, n.side, n.company_id, co.name as company_name,
co.status as company_status, co.time_zone as company_time_zone, n.intern_id,
u.user_id as intern_user_id, u.first_name as intern_first_name, u.last_name as intern_last_name,
u.time_zone as intern_time_zone,
exists (select from candidatures agreed where agreed.company_id = n.company_id and agreed.intern_id = n.intern_id and agreed.name_visible_at is not null) as is_name_visible,
p.name as plan_name, i.starts_at, n.was_contested, n.recorded_at, n.counting_days, n.contest_days,
n.review_days, n.explanation, n.explained_at,
trim(e.first_name || ' ' || e.last_name) as explained_by, n.contested_at, n.decision,
n.decision_note, n.decided_at,
array(
  select w.member_id
  from interviewers w
  where w.interview_id = n.interview_id
)::text[] as interviewer_ids
from no_shows n
join interviews i using (interview_id)
join candidatures c using (candidature_id)
join plans p on p.plan_id = c.plan_id
join companies co on co.company_id = n.company_id
join interns t on t.intern_id = n.intern_id
join users u on u.user_id = t.user_id
left join users e on e.user_id = n.explained_by
where
  n.decision is null
  and not exists (select from pending_acts p where p.kind = 'NO_SHOW' and p.subject_id = n.no_show_id and p.finished_at is null)
  and (
    n.contested_at is not null
    or (
      n.recorded_at > $1
      and n.recorded_at + interval '24 hours' * n.counting_days > $2::timestamptz
      and case n.side
        when 'company' then (
          select count(*)
          from no_shows o
          where o.side = 'company' and o.company_id = n.company_id and o.recorded_at > $1
        )
        else (
          select count(*)
          from no_shows o
          where o.side = 'intern' and o.intern_id = n.intern_id and o.recorded_at > $1
        )
      end > 1
    )
  )
order by n.recorded_at
limit 500`,
)

/** All no-shows of the given sides. */
export const allOfSides = defineStatement<
  { readonly company_ids: readonly string[]; readonly intern_ids: readonly string[] },
  NoShowRow
>(
  'no-shows.allOfSides',
  ['company_ids', 'intern_ids'],
  `select n.no_show_id, n.interview_id, i.candidature_id, n.side, n.company_id, co.name as company_name,
co.status as company_status, co.time_zone as company_time_zone, n.intern_id,
u.user_id as intern_user_id, u.first_name as intern_first_name, u.last_name as intern_last_name,
u.time_zone as intern_time_zone,
exists (select from candidatures agreed where agreed.company_id = n.company_id and agreed.intern_id = n.intern_id and agreed.name_visible_at is not null) as is_name_visible,
p.name as plan_name, i.starts_at, n.was_contested, n.recorded_at, n.counting_days, n.contest_days,
n.review_days, n.explanation, n.explained_at,
trim(e.first_name || ' ' || e.last_name) as explained_by, n.contested_at, n.decision,
n.decision_note, n.decided_at,
array(
  select w.member_id
  from interviewers w
  where w.interview_id = n.interview_id
)::text[] as interviewer_ids
from no_shows n
join interviews i using (interview_id)
join candidatures c using (candidature_id)
join plans p on p.plan_id = c.plan_id
join companies co on co.company_id = n.company_id
join interns t on t.intern_id = n.intern_id
join users u on u.user_id = t.user_id
left join users e on e.user_id = n.explained_by
where
  (n.side = 'company' and n.company_id = any ($1::uuid[]))
  or (n.side = 'intern' and n.intern_id = any ($2::uuid[]))`,
)

/** Notes of both sides on a claim and its contest. */
export const claimNotes = defineStatement<
  { readonly interview_ids: readonly string[] },
  ClaimNoteRow
>(
  'no-shows.claimNotes',
  ['interview_ids'],
  `select subject_id as interview_id,
move,
case when actor_kind in ('company', 'intern', 'operator') then actor_kind else 'system'
end as by,
note,
at
from event_log
where subject_id = any ($1::uuid[]) and machine = 'interview' and note <> '' and
move in (
  'claimInternNoShow', 'claimCompanyNoShow', 'contestNoShow', 'recordInternNoShow',
  'recordCompanyNoShow'
)
order by id`,
)

/** People affected at a company: the interviewers and the administrators. */
export const affectedCompanyUsers = defineStatement<
  { readonly interview_id: string },
  { readonly user_id: string }
>(
  'no-shows.affectedCompanyUsers',
  ['interview_id'],
  `select m.user_id
from interviews i join members m on m.company_id = i.company_id
where
  i.interview_id = $1
  and m.status = 'ACTIVE'
  and (
    m.role = 'ADMIN'
    or exists (
      select
      from interviewers w
      where w.interview_id = i.interview_id and w.member_id = m.member_id
    )
  )`,
)

export const timeZoneOfSide = defineStatement<
  { readonly company_id: string | null; readonly intern_id: string | null },
  { readonly time_zone: string }
>(
  'no-shows.timeZoneOfSide',
  ['company_id', 'intern_id'],
  `select time_zone
from companies
where company_id = $1
union all
select u.time_zone
from interns n join users u on u.user_id = n.user_id
where n.intern_id = $2`,
)
