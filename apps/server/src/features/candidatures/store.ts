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
}
interface OverlappingParams {
  readonly intern_id: string
  readonly stages: readonly CandidatureStage[]
  readonly from: string
  readonly to: string
  readonly except: string
}
const columns =
  'c.candidature_id, c.company_id, c.intern_id, c.plan_id, c.stage, c.known_to_intern_at is not null as is_known'
const closingStatement = (name: string, isOwned: string) =>
  composeStatement<ClosingParams, ClosingCandidatureRow>(
    name,
    `select ${columns} from candidatures c
   where ${isOwned} and c.stage = any(:stages::text[])
   order by c.candidature_id for update`,
  )
/**
 * Open candidatures, locked in order of id. One statement per owner, because one for all of them
 * would read the whole table.
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

/** Other candidatures of an intern whose open offer or plan falls on these days (inclusive). */
export const overlappingCandidatures = composeStatement<OverlappingParams, ClosingCandidatureRow>(
  'candidatures.overlappingOfIntern',
  `select ${columns} from candidatures c join plans p on p.plan_id = c.plan_id
   where c.intern_id = :intern_id and c.candidature_id <> :except and c.stage = any(:stages::text[])
     and coalesce(
       (select daterange(o.starts_on, o.ends_on, '[]') from offers o where o.candidature_id = c.candidature_id and o.status in (${statusSql('offer.open', 'offer.ACCEPTED_BY_CANDIDATE')}) limit 1), ${planDays})
       && daterange(:from::date, :to::date, '[]')
   order by c.candidature_id for update of c`,
)
