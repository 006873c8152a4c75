import type { CandidatureStage } from '@fledge/domain/candidatures/types.ts'
import type { InterviewStatus } from '@fledge/domain/interviews/types.ts'
import type { OfferStatus } from '@fledge/domain/offers/types.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'

import { isNameVisibleSql } from '../../platform/db/visible-name.ts'
import { type BadgeRow, badgeSql } from '../candidatures/public.ts'

interface CandidaturePersonRow {
  candidature_id: string
  intern_id: string
  first_name: string
  last_name: string
  is_name_visible: boolean
  stage: CandidatureStage
  picture_file_id: string | null
  country_code: string | null
  time_zone: string
  plan_name: string
}
const person = `x.candidature_id, x.intern_id, u.first_name, u.last_name, ${isNameVisibleSql('x.company_id', 'x.intern_id')} as is_name_visible, x.stage, u.picture_file_id,
  (select l.data ->> 'code' from lookup l where l.list = 'country' and l.id = u.country_id) as country_code, u.time_zone, p.name as plan_name`
const personJoins = {
  p: 'join plans p on p.plan_id = x.plan_id',
  i: 'join interns i on i.intern_id = x.intern_id',
  u: 'join users u on u.user_id = i.user_id',
} as const

export interface StageRow extends CandidaturePersonRow, BadgeRow {
  stage_since: string
  interested_at: string | null
  interest_used_ms: number
  known_to_intern_at: string | null
  plan_id: string
  interview_id: string | null
  interview_status: InterviewStatus | null
  interview_since: string | null
  interview_ends_at: string | null
  interview_answer_by: string | null
  claimed_by: 'company' | 'intern' | null
  claimed_at: string | null
  contested_at: string | null
  company_zone: string
  offer_status: OfferStatus | null
  offer_since: string | null
}
export const candidaturesInProgress = defineList<{
  row: StageRow
  scope: { company: CompanyScope; stages: readonly string[] }
  filters: { plan: string }
}>({
  name: 'dashboards.inProgress',
  columns: `${person}, x.stage_since, x.interested_at, x.interest_used_ms, x.known_to_intern_at, x.plan_id, v.interview_id, v.interview_status, v.interview_since, v.interview_ends_at, v.interview_answer_by, v.claimed_by, v.claimed_at, v.contested_at, (select co.time_zone from companies co where co.company_id = x.company_id) as company_zone, o.offer_status, o.offer_since, ${badgeSql('x.candidature_id')}`,
  from: 'candidatures x',
  joins: {
    ...personJoins,
    v: 'left join lateral (select v.interview_id, v.status as interview_status, v.status_since as interview_since, case when v.answer_by is null then v.ends_at end as interview_ends_at, v.answer_by as interview_answer_by, v.no_show_claimed_by as claimed_by, v.no_show_claimed_at as claimed_at, v.no_show_contested_at as contested_at from interviews v where v.candidature_id = x.candidature_id order by v.created_at desc limit 1) v on true',
    o: 'left join lateral (select o.status as offer_status, o.status_since as offer_since from offers o where o.candidature_id = x.candidature_id order by o.created_at desc limit 1) o on true',
  },
  where: ['x.company_id = :company and x.stage = any(:stages)'],
  filters: { plan: 'x.plan_id = :plan' },
  orders: { default: ['x.stage_since desc', 'x.candidature_id'] },
  maxRows: 500,
})
