import type { BatchPayer } from '@fledge/domain/batches/words.ts'
import { statement } from '../../platform/db/statement.ts'

export interface BatchRow {
  batch_id: string
  code: string
  slug: string
  name: string
  is_published: boolean
  enrolment_opens_at: string
  enrolment_closes_at: string
  campaign_ends_at: string | null
  programme_start: string | null
  programme_end: string | null
  seats: number
  seats_taken: number
  payer: BatchPayer
  price_amount: number | null
  price_currency: string | null
  refund_days: number
  texts: Record<string, string>
  services: { name: string; description: string }[]
  partner: { partner_id: string; slug: string; name: string; introduction: string | null } | null
}

const columns = `b.batch_id, b.code, b.slug, b.name, b.is_published, b.enrolment_opens_at, b.enrolment_closes_at, b.campaign_ends_at, b.programme_start, b.programme_end, b.seats, b.seats_taken,
  b.payer, b.price_amount, b.price_currency, b.refund_days, b.texts, b.services,
  case when p.partner_id is null then null else jsonb_build_object('partner_id', p.partner_id, 'slug', p.slug, 'name', p.name, 'introduction', p.introduction) end as partner`
const from = 'from batches b left join partners p on p.partner_id = b.partner_id'
/** Published, and neither its campaign nor its programme over. */
const alive = `b.is_published and (b.campaign_ends_at is null or b.campaign_ends_at > $1) and (b.programme_end is null or b.programme_end >= $1::timestamptz::date)`

export const listBatches = statement<[now: string, search: string | null, partner: string | null, openOnly: boolean, limit: number, offset: number], BatchRow & { total: number }>(
  'batches.list',
  `select ${columns}, count(*) over () as total ${from}
   where ${alive} and ($2::text is null or b.name ilike '%' || $2 || '%' or b.code ilike $2 || '%' or p.name ilike '%' || $2 || '%')
     and ($3::text is null or p.slug = $3) and (not $4::boolean or (b.enrolment_opens_at <= $1 and b.enrolment_closes_at > $1 and b.seats_taken < b.seats and b.programme_start is not null))
   order by (b.enrolment_opens_at <= $1 and b.enrolment_closes_at > $1 and b.seats_taken < b.seats and b.programme_start is not null) desc, b.enrolment_closes_at, b.code limit $5 offset $6`,
)
export const batchesOfPartner = statement<[now: string, slug: string], BatchRow>('batches.ofPartner', `select ${columns} ${from} where ${alive} and p.slug = $2 order by b.enrolment_closes_at limit 20`)
export const partnerBySlug = statement<[slug: string], { partner_id: string; slug: string; name: string; introduction: string | null }>('batches.partnerBySlug', `select partner_id, slug, name, introduction from partners where slug = $1`)
/** By code, slug or id, whichever somebody has at hand. */
export const batchByAny = statement<[word: string], BatchRow>('batches.byAny', `select ${columns} ${from} where b.code = upper($1) or b.slug = lower($1) or b.batch_id::text = lower($1)`)
export const batchById = statement<[id: string], BatchRow>('batches.byId', `select ${columns} ${from} where b.batch_id = $1`)
export const batchForDomain = statement<[now: string, domain: string], BatchRow>(
  'batches.forDomain',
  `select ${columns} ${from} where ${alive} and $2::citext = any(p.email_domains) and b.enrolment_opens_at <= $1 and b.enrolment_closes_at > $1 and b.seats_taken < b.seats and b.programme_start is not null order by b.enrolment_closes_at limit 1`,
)
/** Seats are counted under this lock. */
export const lockBatch = statement<[id: string]>('batches.lock', `select batch_id from batches where batch_id = $1 for update`)
export const takeSeat = statement<[id: string]>('batches.takeSeat', `update batches set seats_taken = seats_taken + 1 where batch_id = $1 and seats_taken < seats`)
export const freeSeat = statement<[id: string]>('batches.freeSeat', `update batches set seats_taken = seats_taken - 1 where batch_id = $1 and seats_taken > 0`)
