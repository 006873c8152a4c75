import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import { type CohortStage, cohortStageByStatus } from '@fledge/domain/batches/cohort-counts.ts'
import type { SeatAlertState } from '@fledge/domain/batches/types.ts'
import type { FunnelPosition, FunnelStage } from '@fledge/domain/batches/funnel-stages.ts'
import type { CompanyStatus } from '@fledge/domain/companies/types.ts'
import type { OfferStatus } from '@fledge/domain/offers/types.ts'
import type { PlanStatus } from '@fledge/domain/plans/types.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { stageNumberSql } from '../../platform/db/funnel-stage.ts'
import { defineList } from '../../platform/db/list-query.ts'
import * as records from './queries/records.queries.ts'
import { companySql, internSql } from './search-sql.ts'

const newestFirst = (time: string, id: string) =>
  ({
    direction: 'desc',
    key: [
      { sql: time, type: 'timestamptz' },
      { sql: id, type: 'uuid' },
    ],
  }) as const

/** Companies with a finished registration, in every state. */
export const companyRecords = defineList<{
  row: records.CompanyRecordRow
  scope: { operator: OperatorScope }
  filters: { status: CompanyStatus; search: string; ids: readonly string[] }
}>({
  name: 'records.companies',
  ...records.companyRecordRows,
  where: ['exists (select 1 from members m where m.company_id = c.company_id)'],
  filters: {
    status: 'c.status = :status',
    search: { contains: ['c.email_domain::text'], names: ['c.search_name'] },
    ids: 'c.company_id = any(:ids::uuid[])',
  },
  orders: { default: newestFirst('c.created_at', 'c.company_id') },
})

const cohortStageSql = `case a.status ${Object.entries(cohortStageByStatus)
  .map(([status, stage]) => `when '${status}' then '${stage}'`)
  .join(' ')} end`

export const applicationRecords = defineList<{
  row: records.ApplicationRecordRow
  scope: { operator: OperatorScope }
  filters: {
    status: ApplicationStatus
    batch: string
    /** An id, or `none`. */
    partner: string
    stage: CohortStage
    reached: FunnelStage
    at: FunnelPosition
    search: string
    ids: readonly string[]
  }
}>({
  name: 'records.applications',
  ...records.applicationRecordRows,
  where: [],
  filters: {
    status: 'a.status = :status',
    batch: 'a.batch_id = :batch',
    stage: `${cohortStageSql} = :stage`,
    partner: `b.partner_id is not distinct from nullif(:partner, 'none')::uuid`,
    reached: `m.furthest >= ${stageNumberSql(':reached')}`,
    at: `m.present = ${stageNumberSql(':at')}`,
    search: { contains: [], matches: [internSql('a.intern_id')] },
    ids: 'a.application_id = any(:ids::uuid[])',
  },
  orders: { default: newestFirst('a.created_at', 'a.application_id') },
})

/** Plans that were published; a draft concerns its company only. */
export const planRecords = defineList<{
  row: records.PlanRecordRow
  scope: { operator: OperatorScope }
  filters: { status: PlanStatus; company: string; search: string }
}>({
  name: 'records.plans',
  ...records.planRecordRows,
  where: ['p.published_at is not null'],
  filters: {
    status: 'p.status = :status',
    company: 'p.company_id = :company',
    search: { contains: ['p.name'], matches: [companySql('p.company_id')] },
  },
  orders: { default: newestFirst('p.published_at', 'p.plan_id') },
})

/** Offers that were sent; a draft concerns its company only. */
export const offerRecords = defineList<{
  row: records.OfferRecordRow
  scope: { operator: OperatorScope }
  filters: { status: OfferStatus; company: string; search: string; ids: readonly string[] }
}>({
  name: 'records.offers',
  ...records.offerRecordRows,
  where: ['o.sent_at is not null'],
  filters: {
    status: 'o.status = :status',
    company: 'o.company_id = :company',
    search: {
      contains: ['o.role'],
      matches: [companySql('o.company_id'), internSql('o.intern_id')],
    },
    ids: 'o.offer_id = any(:ids::uuid[])',
  },
  orders: { default: newestFirst('o.sent_at', 'o.offer_id') },
})

/** Who asked to be told about a free seat, in the order in which they are told. */
export const seatAlertRecords = defineList<{
  row: records.SeatAlertRecordRow
  scope: { operator: OperatorScope }
  filters: { status: SeatAlertState; batch: string; search: string }
}>({
  name: 'records.seatAlerts',
  ...records.seatAlertRecordRows,
  where: [],
  filters: {
    status: `(case when s.told_at is null then 'WAITING' else 'TOLD' end) = :status`,
    batch: 's.batch_id = :batch',
    search: { contains: ['s.email::text'] },
  },
  orders: {
    default: {
      direction: 'asc',
      key: [
        { sql: 's.created_at', type: 'timestamptz' },
        { sql: 's.email::text', type: 'text' },
        { sql: 's.batch_id', type: 'uuid' },
      ],
    },
  },
})
