import type { NoShowDecision, NoShowSide } from '@fledge/domain/no-shows/types.ts'
import type { CompanyStatus } from '@fledge/domain/sessions/types.ts'
import { statement } from '../../platform/db/statement.ts'
import { isNameVisibleSql } from '../../platform/db/visible-name.ts'

export interface NoShowRow {
  no_show_id: string
  interview_id: string
  candidature_id: string
  side: NoShowSide
  company_id: string
  company_name: string
  company_status: CompanyStatus
  company_zone: string
  intern_id: string
  intern_user_id: string
  intern_first_name: string
  intern_last_name: string
  intern_zone: string
  is_name_visible: boolean
  plan_name: string
  starts_at: string | null
  was_contested: boolean
  recorded_at: string
  explanation: string | null
  explained_at: string | null
  explained_by: string | null
  contested_at: string | null
  decision: NoShowDecision | null
  decision_note: string | null
  decided_at: string | null
  interviewer_ids: string[]
}

const columns = `n.no_show_id, n.interview_id, i.candidature_id, n.side, n.company_id, co.name as company_name, co.status as company_status, co.time_zone as company_zone, n.intern_id, u.user_id as intern_user_id, u.first_name as intern_first_name,
  u.last_name as intern_last_name, u.time_zone as intern_zone, ${isNameVisibleSql('n.company_id', 'n.intern_id')} as is_name_visible, p.name as plan_name, i.starts_at, n.was_contested, n.recorded_at, n.explanation, n.explained_at, trim(e.first_name || ' ' || e.last_name) as explained_by,
  n.contested_at, n.decision, n.decision_note, n.decided_at, array(select w.member_id from interviewers w where w.interview_id = n.interview_id)::text[] as interviewer_ids`
const tables = `no_shows n join interviews i using (interview_id) join candidatures c using (candidature_id) join plans p on p.plan_id = c.plan_id join companies co on co.company_id = n.company_id
  join interns t on t.intern_id = n.intern_id join users u on u.user_id = t.user_id left join users e on e.user_id = n.explained_by`

/** No-shows of one side: pass the id of the company or the intern, and null for the other. */
export const noShowsOf = statement<[company: string | null, intern: string | null], NoShowRow>(
  'noShows.of',
  `select ${columns} from ${tables} where (n.side = 'company' and n.company_id = $1) or (n.side = 'intern' and n.intern_id = $2) order by n.recorded_at desc limit 100`,
)
/** One no-show of the company or the intern, or (both null) of anyone. */
export const noShowForUpdate = statement<
  [id: string, company: string | null, intern: string | null],
  NoShowRow
>(
  'noShows.forUpdate',
  `select ${columns} from ${tables} where n.no_show_id = $1 and ($2::uuid is null or (n.company_id = $2 and n.side = 'company')) and ($3::uuid is null or (n.intern_id = $3 and n.side = 'intern')) for update of n`,
)
export const noShowOfInterview = statement<[interview: string], NoShowRow>(
  'noShows.ofInterview',
  `select ${columns} from ${tables} where n.interview_id = $1`,
)
export const insertNoShow = statement<[id: string, interview: string, side: string, now: string]>(
  'noShows.insert',
  `insert into no_shows (no_show_id, interview_id, side, company_id, intern_id, was_contested, recorded_at)
   select $1, interview_id, $3, company_id, intern_id, no_show_contested_at is not null, $4 from interviews where interview_id = $2 on conflict (interview_id) do nothing`,
)
export const saveExplanation = statement<
  [id: string, explanation: string | null, contests: boolean, user: string, now: string]
>(
  'noShows.explain',
  `update no_shows set explanation = coalesce(explanation, $2::text), explained_at = coalesce(explained_at, case when $2::text is not null then $5::timestamptz end),
     explained_by = coalesce(explained_by, case when $2::text is not null then $4::uuid end), contested_at = case when $3::boolean then $5::timestamptz else contested_at end
   where no_show_id = $1`,
)
export const saveNoShowDecision = statement<
  [id: string, decision: string, note: string, user: string, now: string]
>(
  'noShows.decide',
  `update no_shows set decision = $2, decision_note = $3, decided_by = $4, decided_at = $5 where no_show_id = $1 and decision is null`,
)
/** Recent no-shows of interns that may still count. */
export const recentOfInterns = statement<
  [since: string],
  Pick<
    NoShowRow,
    'no_show_id' | 'intern_id' | 'recorded_at' | 'explained_at' | 'contested_at' | 'decision'
  >
>(
  'noShows.recentOfInterns',
  `select no_show_id, intern_id, recorded_at, explained_at, contested_at, decision from no_shows where side = 'intern' and recorded_at > $1`,
)
/**
 * No-shows that may need review: undecided ones of sides with more than one, and contested ones.
 */
export const noShowsToReview = statement<[since: string], NoShowRow>(
  'noShows.undecided',
  `select ${columns} from ${tables} where n.decision is null and n.recorded_at > $1 and (n.contested_at is not null
     or (select count(*) from no_shows o where o.recorded_at > $1 and o.side = n.side and ((o.side = 'company' and o.company_id = n.company_id) or (o.side = 'intern' and o.intern_id = n.intern_id))) > 1)
   order by n.recorded_at limit 500`,
)
/** All no-shows of the given sides. */
export const allOfSides = statement<
  [companies: readonly string[], interns: readonly string[]],
  NoShowRow
>(
  'noShows.allOfSides',
  `select ${columns} from ${tables} where (n.side = 'company' and n.company_id = any($1::uuid[])) or (n.side = 'intern' and n.intern_id = any($2::uuid[]))`,
)
export interface ClaimNoteRow {
  interview_id: string
  move: string
  by: string
  note: string
  at: string
}
/** Notes of both sides on a claim and its contest. */
export const claimNotes = statement<[interviews: readonly string[]], ClaimNoteRow>(
  'noShows.wordsOf',
  `select subject_id as interview_id, move, case when actor_kind in ('company', 'intern', 'operator') then actor_kind else 'system' end as by, note, at from event_log
   where subject_id = any($1::uuid[]) and machine = 'interview' and note <> '' and move in ('claimInternNoShow', 'claimCompanyNoShow', 'contestNoShow', 'recordInternNoShow', 'recordCompanyNoShow') order by id`,
)
/** People affected at a company: the interviewers and the administrators. */
export const affectedCompanyUsers = statement<[interview: string], { user_id: string }>(
  'noShows.companyPeople',
  `select m.user_id from interviews i join members m on m.company_id = i.company_id
   where i.interview_id = $1 and m.status = 'ACTIVE' and (m.role = 'ADMIN' or exists (select from interviewers w where w.interview_id = i.interview_id and w.member_id = m.member_id))`,
)
export const zoneOfSide = statement<
  [company: string | null, intern: string | null],
  { zone: string }
>(
  'noShows.zoneOfSide',
  `select time_zone as zone from companies where company_id = $1 union all select u.time_zone from interns n join users u on u.user_id = n.user_id where n.intern_id = $2`,
)
