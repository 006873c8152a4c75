import type { CandidatureStage, Turn } from '@fledge/domain/candidatures/types.ts'

import type { CompanyScope, InternScope } from '@fledge/domain/sessions/types.ts'
import { continuingCandidatureSql } from '../../platform/db/continuing-candidature.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { isoTimestampSql as iso } from '../../platform/db/statement.ts'
import { isNameVisibleSql, visibleNameSql } from '../../platform/db/visible-name.ts'
import type { ListRow } from './queries/list.queries.ts'
import { statusSql } from '../../platform/db/statuses.ts'

const isNameVisible = isNameVisibleSql('c.company_id', 'c.intern_id')
const listColumns = `c.candidature_id, c.plan_id, p.name as plan_name, c.stage, c.stage_since, c.created_at, c.interested_at, c.interest_used_ms, c.known_to_intern_at, c.end_reason, c.end_note, c.intern_id, u.first_name, u.last_name, ${isNameVisible} as is_name_visible, u.picture_file_id,
  l.data ->> 'code' as country_code, u.time_zone, c.company_id, co.name as company_name, co.slug as company_slug, co.logo_file_id, co.time_zone as company_zone,
  (select jsonb_build_object('interview_id', i.interview_id, 'status', i.status, 'status_since', ${iso('i.status_since')}, 'starts_at', case when i.answer_by is null then ${iso('i.starts_at')} end, 'ends_at', case when i.answer_by is null then ${iso('i.ends_at')} end,
     'answer_by', ${iso('i.answer_by')}, 'times', cardinality(i.slot_starts), 'end_reason', i.end_reason, 'claimed_by', i.no_show_claimed_by, 'claimed_at', ${iso('i.no_show_claimed_at')}, 'contested_at', ${iso('i.no_show_contested_at')}) from interviews i where i.candidature_id = c.candidature_id order by i.created_at desc limit 1) as interview,
  (select jsonb_build_object('offer_id', o.offer_id, 'status', o.status, 'answer_by', ${iso('o.answer_by')}, 'confirm_by', ${iso('o.confirm_by')}, 'starts_on', o.starts_on, 'status_since', ${iso('o.status_since')}) from offers o where o.candidature_id = c.candidature_id order by o.created_at desc limit 1) as offer`
const joins = {
  p: 'join plans p on p.plan_id = c.plan_id',
  co: 'join companies co on co.company_id = c.company_id',
  n: 'join interns n on n.intern_id = c.intern_id',
  u: 'join users u on u.user_id = n.user_id',
  l: `left join lookup l on l.list = 'country' and l.id = u.country_id`,
} as const
// Whose turn it is, matching the domain's turnOf; a test compares the two.
const turn = `case when c.stage in (${statusSql('candidature.INTERVIEW_PROPOSED', 'candidature.INTERVIEW_SCHEDULED')}) then
    coalesce((select case when i.status in (${statusSql('interview.AWAITING_CONFIRMATION', 'interview.RESCHEDULE_REQUESTED_BY_HC')}) then 'intern' when i.status = ${statusSql('interview.IN_PAST')} and i.no_show_contested_at is not null then 'operator' when i.status = ${statusSql('interview.IN_PAST')} and i.no_show_claimed_by = 'company' then 'intern' when i.status in (${statusSql('interview.RESCHEDULE_REQUESTED_BY_INTERN', 'interview.IN_PAST')}) then 'company' when i.status = ${statusSql('interview.CONFIRMED')} then 'both' end
      from interviews i where i.candidature_id = c.candidature_id order by i.created_at desc limit 1), case c.stage when ${statusSql('candidature.INTERVIEW_PROPOSED')} then 'intern' else 'both' end)
  when c.stage in (${statusSql('candidature.OFFERED', 'candidature.OFFER_ACCEPTED')}) then 'intern' when c.stage = ${statusSql('candidature.OFFER_IN_REVIEW')} then 'operator'
  when c.stage in (${statusSql('candidature.INTERESTED', 'candidature.INTERVIEWED', 'candidature.OFFER_DECLINED', 'candidature.OFFER_EXPIRED')}) or c.stage = ${statusSql('candidature.SHORTLISTED')} and c.known_to_intern_at is not null then 'company' else 'none' end`

export const companyCandidatures = defineList<{
  row: ListRow
  scope: { company: CompanyScope }
  filters: {
    plans: readonly string[]
    stages: readonly CandidatureStage[]
    supervisor: string
    turn: Turn
    continuing: true
    search: string
  }
}>({
  name: 'candidatures.ofCompany',
  columns: listColumns,
  from: 'candidatures c',
  joins,
  where: ['c.company_id = :company'],
  filters: {
    plans: 'c.plan_id = any(:plans)',
    stages: 'c.stage = any(:stages)',
    supervisor:
      'exists (select from plan_supervisors s where s.plan_id = c.plan_id and s.member_id = :supervisor)',
    turn: `${turn} = :turn`,
    continuing: continuingCandidatureSql('c'),
    search: { contains: [visibleNameSql(isNameVisible), 'p.name'] },
  },
  orders: { default: ['c.stage_since desc', 'c.candidature_id'] },
})
export const internCandidatures = defineList<{
  row: ListRow
  scope: { intern: InternScope }
  filters: { company: string; stages: readonly CandidatureStage[] }
}>({
  name: 'candidatures.ofIntern',
  columns: listColumns,
  from: 'candidatures c',
  joins,
  where: ['c.intern_id = :intern and c.known_to_intern_at is not null'],
  filters: { company: 'c.company_id = :company', stages: 'c.stage = any(:stages)' },
  orders: { default: ['greatest(c.stage_since, c.known_to_intern_at) desc', 'c.candidature_id'] },
})
