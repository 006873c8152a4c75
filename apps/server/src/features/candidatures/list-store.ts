import type { CandidatureStage } from '@fledge/domain/candidatures/types.ts'
import type { InterviewStatus } from '@fledge/domain/interviews/types.ts'
import type { OfferStatus } from '@fledge/domain/offers/types.ts'
import type { CompanyScope, InternScope } from '@fledge/domain/sessions/types.ts'
import { continuingCandidatureSql } from '../../platform/db/continuing-candidature.ts'
import { isoTimestampSql as iso, statement } from '../../platform/db/statement.ts'
import { isNameVisibleSql, visibleNameSql } from '../../platform/db/visible-name.ts'

export interface ListRow {
  candidature_id: string
  plan_id: string
  plan_name: string
  stage: CandidatureStage
  stage_since: string
  created_at: string
  interested_at: string | null
  interest_used_ms: number
  known_to_intern_at: string | null
  end_reason: string | null
  end_note: string | null
  intern_id: string
  first_name: string
  last_name: string
  is_name_visible: boolean
  picture_file_id: string | null
  country_code: string | null
  time_zone: string
  company_id: string
  company_name: string
  company_slug: string
  logo_file_id: string | null
  company_zone: string
  interview: {
    interview_id: string
    status: InterviewStatus
    status_since: string
    starts_at: string | null
    ends_at: string | null
    answer_by: string | null
    times: number
    end_reason: string | null
    claimed_by: 'company' | 'intern' | null
    claimed_at: string | null
    contested_at: string | null
  } | null
  offer: {
    offer_id: string
    status: OfferStatus
    answer_by: string | null
    confirm_by: string | null
    starts_on: string
    status_since: string
  } | null
  count: number
}

const isNameVisible = isNameVisibleSql('c.company_id', 'c.intern_id')
const listColumns = `c.candidature_id, c.plan_id, p.name as plan_name, c.stage, c.stage_since, c.created_at, c.interested_at, c.interest_used_ms, c.known_to_intern_at, c.end_reason, c.end_note, c.intern_id, u.first_name, u.last_name, ${isNameVisible} as is_name_visible, u.picture_file_id,
  l.data ->> 'code' as country_code, u.time_zone, c.company_id, co.name as company_name, co.slug as company_slug, co.logo_file_id, co.time_zone as company_zone,
  (select jsonb_build_object('interview_id', i.interview_id, 'status', i.status, 'status_since', ${iso('i.status_since')}, 'starts_at', case when i.answer_by is null then ${iso('i.starts_at')} end, 'ends_at', case when i.answer_by is null then ${iso('i.ends_at')} end,
     'answer_by', ${iso('i.answer_by')}, 'times', cardinality(i.slot_starts), 'end_reason', i.end_reason, 'claimed_by', i.no_show_claimed_by, 'claimed_at', ${iso('i.no_show_claimed_at')}, 'contested_at', ${iso('i.no_show_contested_at')}) from interviews i where i.candidature_id = c.candidature_id order by i.created_at desc limit 1) as interview,
  (select jsonb_build_object('offer_id', o.offer_id, 'status', o.status, 'answer_by', ${iso('o.answer_by')}, 'confirm_by', ${iso('o.confirm_by')}, 'starts_on', o.starts_on, 'status_since', ${iso('o.status_since')}) from offers o where o.candidature_id = c.candidature_id order by o.created_at desc limit 1) as offer,
  count(*) over () as count`
const listJoins = `join plans p on p.plan_id = c.plan_id join companies co on co.company_id = c.company_id join interns n on n.intern_id = c.intern_id join users u on u.user_id = n.user_id
  left join lookup l on l.list = 'country' and l.id = u.country_id`
// Whose turn it is, matching the domain's turnOf; a test compares the two.
const turn = `case when c.stage in ('INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED') then
    coalesce((select case when i.status in ('AWAITING_CONFIRMATION', 'RESCHEDULE_REQUESTED_BY_HC') then 'intern' when i.status = 'IN_PAST' and i.no_show_contested_at is not null then 'operator' when i.status = 'IN_PAST' and i.no_show_claimed_by = 'company' then 'intern' when i.status in ('RESCHEDULE_REQUESTED_BY_INTERN', 'IN_PAST') then 'company' when i.status = 'CONFIRMED' then 'both' end
      from interviews i where i.candidature_id = c.candidature_id order by i.created_at desc limit 1), case c.stage when 'INTERVIEW_PROPOSED' then 'intern' else 'both' end)
  when c.stage in ('OFFERED', 'OFFER_ACCEPTED') then 'intern' when c.stage = 'OFFER_IN_REVIEW' then 'operator'
  when c.stage in ('INTERESTED', 'INTERVIEWED', 'OFFER_DECLINED', 'OFFER_EXPIRED') or c.stage = 'SHORTLISTED' and c.known_to_intern_at is not null then 'company' else 'none' end`

export const companyList = statement<
  [
    CompanyScope,
    plans: readonly string[],
    stages: readonly string[],
    supervisor: string | null,
    turn: string | null,
    search: string | null,
    onlyContinuing: boolean,
    limit: number,
    offset: number,
  ],
  ListRow
>(
  'candidatures.companyList',
  `select ${listColumns} from candidatures c ${listJoins}
   where c.company_id = $1 and (cardinality($2::uuid[]) = 0 or c.plan_id = any($2::uuid[])) and (cardinality($3::text[]) = 0 or c.stage = any($3::text[]))
     and ($4::uuid is null or exists (select from plan_supervisors s where s.plan_id = c.plan_id and s.member_id = $4)) and ($5::text is null or ${turn} = $5)
     and ($6::text is null or (${visibleNameSql(isNameVisible)}) ilike '%' || $6 || '%' or p.name ilike '%' || $6 || '%') and (not $7 or ${continuingCandidatureSql('c')})
   order by c.stage_since desc, c.candidature_id limit $8 offset $9`,
)
/** @param company limits the list to one company; null for all */
export const internList = statement<
  [InternScope, company: string | null, stages: readonly string[], limit: number, offset: number],
  ListRow
>(
  'candidatures.internList',
  `select ${listColumns} from candidatures c ${listJoins}
   where c.intern_id = $1 and ($2::uuid is null or c.company_id = $2) and (cardinality($3::text[]) = 0 or c.stage = any($3::text[])) and c.known_to_intern_at is not null
   order by greatest(c.stage_since, c.known_to_intern_at) desc, c.candidature_id limit $4 offset $5`,
)
export const selectListRow = statement<[candidature: string], ListRow>(
  'candidatures.listRowOf',
  `select ${listColumns} from candidatures c ${listJoins} where c.candidature_id = $1`,
)
