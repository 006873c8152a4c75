import type { CandidatureStage, Turn } from '@fledge/domain/candidatures/types.ts'

import type { CompanyScope, InternScope } from '@fledge/domain/sessions/types.ts'
import { continuingCandidatureSql } from '../../platform/db/continuing-candidature.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { isNameVisibleSql, visibleNameSql } from '../../platform/db/visible-name.ts'
import { type ListRow, candidatureRows } from './queries/list.queries.ts'
import { statusSql } from '../../platform/db/statuses.ts'

const isNameVisible = isNameVisibleSql('c.company_id', 'c.intern_id')
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
  ...candidatureRows,
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
  ...candidatureRows,
  where: ['c.intern_id = :intern and c.known_to_intern_at is not null'],
  filters: { company: 'c.company_id = :company', stages: 'c.stage = any(:stages)' },
  orders: { default: ['greatest(c.stage_since, c.known_to_intern_at) desc', 'c.candidature_id'] },
})
