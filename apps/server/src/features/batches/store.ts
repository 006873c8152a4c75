import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import type { BatchPayer, BatchStatus } from '@fledge/domain/batches/types.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
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
  placement_deadline: string | null
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

const columns = `b.batch_id, b.code, b.slug, b.name, b.is_published, b.enrolment_opens_at, b.enrolment_closes_at, b.campaign_ends_at, b.programme_start, b.programme_end, b.placement_deadline, b.seats, b.seats_taken,
  b.payer, b.price_amount, b.price_currency, b.refund_days, b.texts, b.services,
  case when p.partner_id is null then null else jsonb_build_object('partner_id', p.partner_id, 'slug', p.slug, 'name', p.name, 'introduction', p.introduction) end as partner`
const joins = { p: 'left join partners p on p.partner_id = b.partner_id' } as const
const from = `from batches b ${joins.p}`
/** Published, with neither campaign nor programme ended. */
const isJoinableSql = (now: string) =>
  `b.is_published and (b.campaign_ends_at is null or b.campaign_ends_at > ${now}) and (b.programme_end is null or b.programme_end >= ${now}::timestamptz::date)`
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
/**
 * Programmes in which an internship can still start, optionally limited to batches that can be
 * joined now or later.
 */
export const programmesAhead = statement<
  [now: string, isToJoin: boolean],
  Pick<BatchRow, 'programme_start' | 'programme_end' | 'placement_deadline'>
>(
  'batches.programmesAhead',
  `select distinct b.programme_start, b.programme_end, b.placement_deadline from batches b where ${isJoinableSql('$1')} and b.programme_start is not null
     and (not $2::boolean or (b.enrolment_closes_at > $1 and b.seats_taken < b.seats))`,
)
export const batchesOfPartner = statement<[now: string, slug: string], BatchRow>(
  'batches.ofPartner',
  `select ${columns} ${from} where ${isJoinableSql('$1')} and p.slug = $2 order by b.enrolment_closes_at limit 20`,
)
export const partnerBySlug = statement<
  [slug: string],
  { partner_id: string; slug: string; name: string; introduction: string | null }
>(
  'batches.partnerBySlug',
  `select partner_id, slug, name, introduction from partners where slug = $1`,
)
/** By code, slug or id. */
export const batchByAny = statement<[word: string], BatchRow>(
  'batches.byAny',
  `select ${columns} ${from} where b.code = upper($1) or b.slug = lower($1) or b.batch_id::text = lower($1)`,
)
export const batchById = statement<[id: string], BatchRow>(
  'batches.byId',
  `select ${columns} ${from} where b.batch_id = $1`,
)
export const batchForDomain = statement<[now: string, domains: readonly string[]], BatchRow>(
  'batches.forDomain',
  `select ${columns} ${from} where ${isJoinableSql('$1')} and p.email_domains && $2::citext[] and b.enrolment_opens_at <= $1 and b.enrolment_closes_at > $1 and b.seats_taken < b.seats and b.programme_start is not null order by b.enrolment_closes_at limit 1`,
)
/** Lock under which seats are counted. */
export const lockBatch = statement<[id: string]>(
  'batches.lock',
  `select batch_id from batches where batch_id = $1 for update`,
)
export const incrementSeatsTaken = statement<[id: string]>(
  'batches.takeSeat',
  `update batches set seats_taken = seats_taken + 1 where batch_id = $1 and seats_taken < seats`,
)
export const decrementSeatsTaken = statement<[id: string]>(
  'batches.freeSeat',
  `update batches set seats_taken = seats_taken - 1 where batch_id = $1 and seats_taken > 0`,
)

/** Stores each alert request once. A new request after an alert was sent renews it. */
export const saveSeatAlert = statement<[batch: string, email: string, now: string]>(
  'batches.askForSeat',
  `insert into seat_alerts (batch_id, email, created_at) values ($1, $2, $3) on conflict (batch_id, email) do update set created_at = excluded.created_at, told_at = null where seat_alerts.told_at is not null`,
)
export const seatAlertOfEmail = statement<[batch: string, email: string], { asked: boolean }>(
  'batches.isSeatAsked',
  `select exists (select from seat_alerts where batch_id = $1 and email = $2 and told_at is null) as asked`,
)
/**
 * Claims pending alert requests, so that each is sent once. Skips people who hold a seat in the
 * batch by now.
 */
export const claimSeatAlerts = statement<
  [batch: string, now: string],
  { email: string; user_id: string | null; has_seat: boolean }
>(
  'batches.tellSeatFree',
  `update seat_alerts s set told_at = $2 where s.batch_id = $1 and s.told_at is null
   returning s.email::text, (select u.user_id from users u where u.email = s.email) as user_id,
     exists (select from users u join interns i using (user_id) where u.email = s.email and i.batch_id = s.batch_id) as has_seat`,
)
export const emailOfUser = statement<[user: string], { email: string }>(
  'batches.emailOfUser',
  `select email::text from users where user_id = $1`,
)

// Queries for the programme team.

export interface ManagedBatchRow extends BatchRow {
  status: BatchStatus
  was_published: boolean
  max_offers: number
  created_at: string
  applications: Partial<Record<ApplicationStatus, number>>
}
const operatorColumns = `${columns}, case when b.is_published then 'PUBLISHED' else 'DRAFT' end as status, b.is_published or b.published_at is not null as was_published, b.max_offers, b.created_at,
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
export const managedBatchById = statement<[id: string], ManagedBatchRow>(
  'batches.operatorOne',
  `select ${operatorColumns} ${from} where b.batch_id = $1`,
)
export const batchHistory = statement<[id: string], { move: string; by: string; at: string }>(
  'batches.history',
  `select e.move, coalesce((select trim(u.first_name || ' ' || u.last_name) from users u where u.user_id = e.actor_id), '') as by, e.at from event_log e where e.subject_id = $1 and e.machine = 'batch' order by e.id desc limit 30`,
)
/** Serialises assigning addresses and codes, so that each leads to only one batch or partner. */
export const lockBatchNames = statement<[]>(
  'batches.lockNames',
  `select pg_advisory_xact_lock(hashtext('batches.names'))`,
)
/** Other batches and partners that already use one of these addresses or codes. */
export const nameOwners = statement<
  [slug: string | null, code: string | null, except: string | null],
  { has_slug: boolean; has_code: boolean }
>(
  'batches.whoHas',
  `select exists (select from partners p where p.slug = lower($1) and p.partner_id is distinct from $3::uuid)
     or exists (select from batches b where (b.slug = lower($1) or b.code = upper($1)) and b.batch_id is distinct from $3::uuid) as has_slug,
   exists (select from batches b where (b.code = upper($2) or b.slug = lower($2)) and b.batch_id is distinct from $3::uuid) as has_code`,
)
const writableColumns =
  'name, slug, code, partner_id, enrolment_opens_at, enrolment_closes_at, campaign_ends_at, programme_start, programme_end, placement_deadline, seats, payer, price_amount, price_currency, refund_days, max_offers, texts, services'
export const insertBatch = statement<[row: string]>(
  'batches.insert',
  `insert into batches (batch_id, created_at, ${writableColumns}) select batch_id, created_at, ${writableColumns} from jsonb_populate_record(null::batches, $1::jsonb)`,
)
export const updateBatch = statement<[id: string, row: string]>(
  'batches.update',
  `update batches b set (${writableColumns}) = (select ${writableColumns} from jsonb_populate_record(null::batches, $2::jsonb)) where b.batch_id = $1`,
)
/** Publishes or hides a batch, and stores when it was first published. */
export const setBatchPublished = statement<
  [id: string, fromShown: boolean, toShown: boolean, now: string]
>(
  'batches.move',
  `update batches set is_published = $3, published_at = coalesce(published_at, case when $3 then $4::timestamptz end) where batch_id = $1 and is_published = $2`,
)
export const closeBatchEnrolment = statement<[id: string, now: string]>(
  'batches.close',
  `update batches set enrolment_closes_at = $2 where batch_id = $1 and enrolment_closes_at > $2`,
)
/**
 * Sent or accepted offers and their internships that lie within the current programme but outside
 * the new dates.
 */
export const placementsOutsideDates = statement<
  [batch: string, start: string | null, end: string | null],
  { count: number }
>(
  'batches.placedOutside',
  `select count(*) as count from offers o join candidatures c on c.candidature_id = o.candidature_id join applications a on a.application_id = c.application_id join batches b on b.batch_id = a.batch_id
     left join internships i on i.offer_id = o.offer_id
   where a.batch_id = $1 and (o.status in ('IN_REVIEW', 'OFFERED') or (o.status = 'ACCEPTED_BY_CANDIDATE' and not o.is_over))
     and ((o.starts_on < $2::date and (b.programme_start is null or o.starts_on >= b.programme_start))
       or (greatest(o.ends_on, i.ends_on) > $3::date and (b.programme_end is null or greatest(o.ends_on, i.ends_on) <= b.programme_end)))`,
)
export const seatHolders = statement<[batch: string], { user_id: string }>(
  'batches.people',
  `select i.user_id from interns i where i.batch_id = $1`,
)

export interface PartnerRow {
  partner_id: string
  slug: string
  name: string
  introduction: string | null
  email_domains: string[]
  batches: number
  was_published: boolean
}
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
export const partnerById = statement<[id: string], PartnerRow>(
  'batches.partnerById',
  `select ${partnerColumns} from partners p where p.partner_id = $1`,
)
/** The first of these domains that belongs to another partner. */
export const partnerWithDomain = statement<
  [domains: readonly string[], except: string | null],
  { domain: string; partner: string }
>(
  'batches.domainOwner',
  `select d.domain, p.name as partner from partners p cross join unnest(p.email_domains::text[]) d (domain) where lower(d.domain) = any($1::text[]) and p.partner_id is distinct from $2::uuid order by d.domain limit 1`,
)
export const insertPartner = statement<
  [
    id: string,
    slug: string,
    name: string,
    introduction: string | null,
    domains: readonly string[],
    now: string,
  ]
>(
  'batches.insertPartner',
  `insert into partners (partner_id, slug, name, introduction, email_domains, created_at) values ($1, $2, $3, $4, $5::text[]::citext[], $6)`,
)
export const updatePartner = statement<
  [id: string, slug: string, name: string, introduction: string | null, domains: readonly string[]]
>(
  'batches.updatePartner',
  `update partners set slug = $2, name = $3, introduction = $4, email_domains = $5::text[]::citext[] where partner_id = $1`,
)
