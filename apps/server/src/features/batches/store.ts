import { isJoinableSql } from '../../platform/db/joinable-batch.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'

import type { BatchRow, ManagedBatchRow, PartnerRow } from './queries/batches.queries.ts'
import { statusSql } from '../../platform/db/statuses.ts'

const columns = `b.batch_id, b.code, b.slug, b.name, b.is_published, b.enrolment_opens_at, b.enrolment_closes_at, b.campaign_ends_at, b.programme_start, b.programme_end, b.placement_deadline, b.seats, b.seats_taken,
  b.payer, b.price_amount, b.price_currency, b.refund_days, b.texts, b.services,
  case when p.partner_id is null then null else jsonb_build_object('partner_id', p.partner_id, 'slug', p.slug, 'name', p.name, 'introduction', p.introduction) end as partner`
const joins = { p: 'left join partners p on p.partner_id = b.partner_id' } as const

const isOpenSql =
  'b.enrolment_opens_at <= :now and b.enrolment_closes_at > :now and b.seats_taken < b.seats and b.programme_start is not null'

export const joinableBatches = defineList<{
  row: BatchRow
  scope: { now: string }
  filters: { partner: string; open: true; university: number; search: string }
}>({
  name: 'batches.list',
  columns,
  from: 'batches b',
  joins,
  where: [isJoinableSql(':now')],
  filters: {
    partner: 'p.slug = :partner',
    open: isOpenSql,
    university: `exists (select from university_domains d, unnest(p.email_domains) as own(domain) where d.university_id = :university and (own.domain = d.domain or own.domain::text like '%.' || d.domain or d.domain like '%.' || own.domain::text))`,
    search: { contains: ['b.name', 'p.name'], startsWith: ['b.code'] },
  },
  orders: { default: [`(${isOpenSql}) desc`, 'b.enrolment_closes_at', 'b.code'] },
})

const operatorColumns = `${columns}, case when b.is_published then ${statusSql('batch.PUBLISHED')} else ${statusSql('batch.DRAFT')} end as status, b.is_published or b.published_at is not null as was_published, b.max_offers, b.created_at,
  (select coalesce(jsonb_object_agg(s.status, s.count), '{}') from (select a.status, count(*)::int as count from applications a where a.batch_id = b.batch_id group by a.status) s) as applications`

export const managedBatches = defineList<{
  row: ManagedBatchRow
  scope: { operator: OperatorScope; now: string }
  filters: { search: string }
}>({
  name: 'batches.operatorList',
  columns: operatorColumns,
  from: 'batches b',
  joins,
  where: [],
  filters: { search: { contains: ['b.name', 'b.code', 'b.slug', 'p.name'] } },
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

const partnerColumns = `p.partner_id, p.slug, p.name, p.introduction, p.email_domains::text[] as email_domains, (select count(*) from batches b where b.partner_id = p.partner_id) as batches,
  exists (select from batches b where b.partner_id = p.partner_id and (b.is_published or b.published_at is not null)) as was_published`
export const partnerList = defineList<{
  row: PartnerRow
  scope: { operator: OperatorScope }
  filters: { search: string }
}>({
  name: 'batches.partners',
  columns: partnerColumns,
  from: 'partners p',
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
