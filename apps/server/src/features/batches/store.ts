import { isJoinableSql } from '../../platform/db/joinable-batch.ts'
import type { OperatorScope, PartnerScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'

import {
  type BatchRow,
  batchRows,
  type ManagedBatchRow,
  managedBatchRows,
  type PartnerRow,
  partnerRows,
} from './queries/batches.queries.ts'

const isOpenSql =
  'b.enrolment_opens_at <= :now and b.enrolment_closes_at > :now and b.seats_taken < b.seats and b.programme_start is not null'

export const joinableBatches = defineList<{
  row: BatchRow
  scope: { now: string }
  filters: { partner: string; open: true; university: number; search: string }
}>({
  name: 'batches.list',
  ...batchRows,
  where: [isJoinableSql(':now')],
  filters: {
    partner: 'p.slug = :partner',
    open: isOpenSql,
    university: `exists (select from university_domains d, unnest(p.email_domains) as own(domain) where d.university_id = :university and (own.domain = d.domain or own.domain::text like '%.' || d.domain or d.domain like '%.' || own.domain::text))`,
    search: { contains: ['b.name', 'p.name'], startsWith: ['b.code'] },
  },
  orders: { default: [`(${isOpenSql}) desc`, 'b.enrolment_closes_at', 'b.code'] },
})

export const managedBatches = defineList<{
  row: ManagedBatchRow
  scope: { operator: OperatorScope; now: string }
  filters: { search: string; partner: PartnerScope }
}>({
  name: 'batches.operatorList',
  ...managedBatchRows,
  where: [],
  filters: {
    search: { contains: ['b.name', 'b.code', 'b.slug', 'p.name'] },
    partner: 'b.partner_id = :partner',
  },
  orders: {
    default: {
      direction: 'asc',
      key: [
        { sql: 'coalesce(b.programme_end < :now::timestamptz::date, false)', type: 'boolean' },
        { sql: 'coalesce(b.campaign_ends_at <= :now, false)', type: 'boolean' },
        { sql: 'b.enrolment_closes_at', type: 'timestamptz' },
        { sql: 'b.code', type: 'text' },
      ],
    },
  },
})

export const partnerList = defineList<{
  row: PartnerRow
  scope: { operator: OperatorScope }
  filters: { search: string }
}>({
  name: 'batches.partners',
  ...partnerRows,
  where: [],
  filters: { search: { contains: ['p.name', 'p.slug'] } },
  orders: {
    default: {
      direction: 'asc',
      key: [
        { sql: 'p.name', type: 'text' },
        { sql: 'p.partner_id', type: 'uuid' },
      ],
    },
  },
})
