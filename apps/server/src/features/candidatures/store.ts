import type { CandidatureStage } from '@fledge/domain/candidatures/types.ts'

import { composeStatement } from '../../platform/db/statement.ts'

import type { CandidatureKeyRow } from './queries/candidatures.queries.ts'
import { statusSql } from '../../platform/db/statuses.ts'

/** The days of a plan; if it has none, every internship overlaps. */
const planDays = `daterange(coalesce(p.start_month, '-infinity'::date), case when p.start_month is null then 'infinity'::date else p.start_month + coalesce(p.duration_min, 4) * 7 end)`

export interface ClosingCandidatureRow extends CandidatureKeyRow {
  stage: CandidatureStage
  is_known: boolean
}
interface ClosingParams {
  readonly owner: string
  readonly stages: readonly CandidatureStage[]
  readonly from: string | null
  readonly to: string | null
  readonly except: string | null
}
const closingStatement = (name: string, isOwned: string) =>
  composeStatement<ClosingParams, ClosingCandidatureRow>(
    name,
    `select c.candidature_id, c.company_id, c.intern_id, c.plan_id, c.stage, c.known_to_intern_at is not null as is_known from candidatures c join plans p on p.plan_id = c.plan_id
   where ${isOwned} and c.stage = any(:stages::text[])
     and (:from::date is null or coalesce(
       (select daterange(o.starts_on, o.ends_on, '[]') from offers o where o.candidature_id = c.candidature_id and o.status in (${statusSql('offer.open', 'offer.ACCEPTED_BY_CANDIDATE')}) limit 1), ${planDays})
       && daterange(:from::date, :to::date, '[]'))
     and (:except::uuid is null or c.candidature_id <> :except)
   order by c.candidature_id for update of c`,
  )
/**
 * Open candidatures, locked in order of id; limited to overlapping ones if days are given. One
 * statement per owner, because one for all of them would read the whole table.
 */
export const closingCandidatures = {
  intern: closingStatement('candidatures.closingOfIntern', 'c.intern_id = :owner'),
  plan: closingStatement('candidatures.closingOfPlan', 'c.plan_id = :owner'),
  company: closingStatement('candidatures.closingOfCompany', 'c.company_id = :owner'),
  application: closingStatement(
    'candidatures.closingOfApplication',
    `c.application_id = :owner and c.stage not in (${statusSql('candidature.settled')})`,
  ),
} as const
