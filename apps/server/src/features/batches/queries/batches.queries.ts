// Generated from batches.sql by “npm run queries”; do not edit.
// Source: 94dfd0499838
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import type { BatchPayer, BatchStatus } from '@fledge/domain/batches/types.ts'
import { defineStatement, type NoParams, type NoRow } from '../../../platform/db/statement.ts'

export interface BatchRow {
  readonly batch_id: string
  readonly code: string
  readonly slug: string
  readonly name: string
  readonly is_published: boolean
  readonly enrolment_opens_at: string
  readonly enrolment_closes_at: string
  readonly campaign_ends_at: string | null
  readonly programme_start: string | null
  readonly programme_end: string | null
  readonly placement_deadline: string | null
  readonly seats: number
  readonly seats_taken: number
  readonly payer: BatchPayer
  readonly price_amount: number | null
  readonly price_currency: string | null
  readonly refund_days: number
  readonly texts: Record<string, string>
  readonly services: { name: string; description: string }[]
  readonly partner: { partner_id: string; slug: string; name: string; introduction: string | null } | null
}

export interface ManagedBatchRow {
  readonly batch_id: string
  readonly code: string
  readonly slug: string
  readonly name: string
  readonly is_published: boolean
  readonly enrolment_opens_at: string
  readonly enrolment_closes_at: string
  readonly campaign_ends_at: string | null
  readonly programme_start: string | null
  readonly programme_end: string | null
  readonly placement_deadline: string | null
  readonly seats: number
  readonly seats_taken: number
  readonly payer: BatchPayer
  readonly price_amount: number | null
  readonly price_currency: string | null
  readonly refund_days: number
  readonly texts: Record<string, string>
  readonly services: { name: string; description: string }[]
  readonly partner: { partner_id: string; slug: string; name: string; introduction: string | null } | null
  readonly status: BatchStatus
  readonly was_published: boolean
  readonly max_offers: number
  readonly created_at: string
  readonly applications: Partial<Record<ApplicationStatus, number>>
}

export interface PartnerRow {
  readonly partner_id: string
  readonly slug: string
  readonly name: string
  readonly introduction: string | null
  readonly email_domains: string[]
  readonly batches: number
  readonly was_published: boolean
}

/** Programmes in which an internship can still start, optionally limited to batches that can be joined now or later. */
export const programmesAhead = defineStatement<
  { readonly now: string; readonly is_to_join: boolean },
  {
    readonly programme_start: string | null
    readonly programme_end: string | null
    readonly placement_deadline: string | null
  }
>(
  'batches.programmesAhead',
  ['now', 'is_to_join'],
  `select distinct b.programme_start, b.programme_end, b.placement_deadline
from batches b
where
  b.is_published and (b.campaign_ends_at is null or b.campaign_ends_at > $1) and (b.programme_end is null or b.programme_end >= $1::timestamptz::date)
  and b.programme_start is not null
  and (not $2::boolean or (b.enrolment_closes_at > $1 and b.seats_taken < b.seats))`,
)

export const batchRows: ListSource<BatchRow> = {
  columns: `b.batch_id, b.code, b.slug, b.name, b.is_published, b.enrolment_opens_at, b.enrolment_closes_at,
b.campaign_ends_at, b.programme_start, b.programme_end, b.placement_deadline, b.seats,
b.seats_taken, b.payer, b.price_amount, b.price_currency, b.refund_days, b.texts, b.services,
case
  when p.partner_id is null then null
  else jsonb_build_object('partner_id', p.partner_id, 'slug', p.slug, 'name', p.name, 'introduction', p.introduction)
end as partner`,
  from: `batches b`,
  joins: {
    p: `left join partners p on p.partner_id = b.partner_id`,
  },
}

export const batchesOfPartner = defineStatement<
  { readonly now: string; readonly slug: string },
  BatchRow
>(
  'batches.batchesOfPartner',
  ['now', 'slug'],
  `select b.batch_id, b.code, b.slug, b.name, b.is_published, b.enrolment_opens_at, b.enrolment_closes_at,
b.campaign_ends_at, b.programme_start, b.programme_end, b.placement_deadline, b.seats,
b.seats_taken, b.payer, b.price_amount, b.price_currency, b.refund_days, b.texts, b.services,
case
  when p.partner_id is null then null
  else jsonb_build_object('partner_id', p.partner_id, 'slug', p.slug, 'name', p.name, 'introduction', p.introduction)
end as partner from batches b left join partners p on p.partner_id = b.partner_id
where
  b.is_published and (b.campaign_ends_at is null or b.campaign_ends_at > $1) and (b.programme_end is null or b.programme_end >= $1::timestamptz::date)
  and p.slug = $2
order by b.enrolment_closes_at
limit 20`,
)

/** Batches in which a place can still be agreed, apart from one. */
export const otherBatches = defineStatement<
  { readonly now: string; readonly batch_id: string },
  BatchRow
>(
  'batches.otherBatches',
  ['now', 'batch_id'],
  `select b.batch_id, b.code, b.slug, b.name, b.is_published, b.enrolment_opens_at, b.enrolment_closes_at,
b.campaign_ends_at, b.programme_start, b.programme_end, b.placement_deadline, b.seats,
b.seats_taken, b.payer, b.price_amount, b.price_currency, b.refund_days, b.texts, b.services,
case
  when p.partner_id is null then null
  else jsonb_build_object('partner_id', p.partner_id, 'slug', p.slug, 'name', p.name, 'introduction', p.introduction)
end as partner from batches b left join partners p on p.partner_id = b.partner_id
where b.is_published and (b.campaign_ends_at is null or b.campaign_ends_at > $1) and (b.programme_end is null or b.programme_end >= $1::timestamptz::date) and b.batch_id <> $2
order by b.programme_start nulls last, b.name, b.batch_id
limit 200`,
)

export const partnerBySlug = defineStatement<
  { readonly slug: string },
  {
    readonly partner_id: string
    readonly slug: string
    readonly name: string
    readonly introduction: string | null
  }
>(
  'batches.partnerBySlug',
  ['slug'],
  `select partner_id, slug, name, introduction
from partners
where slug = $1`,
)

/** By code, slug or id. */
export const batchByAny = defineStatement<
  { readonly word: string },
  BatchRow
>(
  'batches.batchByAny',
  ['word'],
  `select b.batch_id, b.code, b.slug, b.name, b.is_published, b.enrolment_opens_at, b.enrolment_closes_at,
b.campaign_ends_at, b.programme_start, b.programme_end, b.placement_deadline, b.seats,
b.seats_taken, b.payer, b.price_amount, b.price_currency, b.refund_days, b.texts, b.services,
case
  when p.partner_id is null then null
  else jsonb_build_object('partner_id', p.partner_id, 'slug', p.slug, 'name', p.name, 'introduction', p.introduction)
end as partner from batches b left join partners p on p.partner_id = b.partner_id
where b.code = upper($1) or b.slug = lower($1) or b.batch_id::text = lower($1)`,
)

export const batchById = defineStatement<
  { readonly batch_id: string },
  BatchRow
>(
  'batches.batchById',
  ['batch_id'],
  `select b.batch_id, b.code, b.slug, b.name, b.is_published, b.enrolment_opens_at, b.enrolment_closes_at,
b.campaign_ends_at, b.programme_start, b.programme_end, b.placement_deadline, b.seats,
b.seats_taken, b.payer, b.price_amount, b.price_currency, b.refund_days, b.texts, b.services,
case
  when p.partner_id is null then null
  else jsonb_build_object('partner_id', p.partner_id, 'slug', p.slug, 'name', p.name, 'introduction', p.introduction)
end as partner from batches b left join partners p on p.partner_id = b.partner_id
where b.batch_id = $1`,
)

export const batchForDomain = defineStatement<
  { readonly now: string; readonly domains: readonly string[] },
  BatchRow
>(
  'batches.batchForDomain',
  ['now', 'domains'],
  `select b.batch_id, b.code, b.slug, b.name, b.is_published, b.enrolment_opens_at, b.enrolment_closes_at,
b.campaign_ends_at, b.programme_start, b.programme_end, b.placement_deadline, b.seats,
b.seats_taken, b.payer, b.price_amount, b.price_currency, b.refund_days, b.texts, b.services,
case
  when p.partner_id is null then null
  else jsonb_build_object('partner_id', p.partner_id, 'slug', p.slug, 'name', p.name, 'introduction', p.introduction)
end as partner from batches b left join partners p on p.partner_id = b.partner_id
where
  b.is_published and (b.campaign_ends_at is null or b.campaign_ends_at > $1) and (b.programme_end is null or b.programme_end >= $1::timestamptz::date)
  and p.email_domains && $2::citext[]
  and b.enrolment_opens_at <= $1
  and b.enrolment_closes_at > $1
  and b.seats_taken < b.seats
  and b.programme_start is not null
order by b.enrolment_closes_at
limit 1`,
)

/** Lock under which seats are counted. */
export const lockBatch = defineStatement<
  { readonly batch_id: string },
  { readonly batch_id: string }
>(
  'batches.lockBatch',
  ['batch_id'],
  `select batch_id
from batches
where batch_id = $1
for update`,
)

/** The same for several, in the order in which everyone locks them. */
export const lockBatches = defineStatement<
  { readonly batch_ids: readonly string[] },
  { readonly batch_id: string }
>(
  'batches.lockBatches',
  ['batch_ids'],
  `select batch_id
from batches
where batch_id = any($1::uuid[])
order by batch_id
for update`,
)

export const incrementSeatsTaken = defineStatement<
  { readonly batch_id: string },
  NoRow
>(
  'batches.incrementSeatsTaken',
  ['batch_id'],
  `update batches
set seats_taken = seats_taken + 1
where batch_id = $1 and seats_taken < seats`,
)

export const decrementSeatsTaken = defineStatement<
  { readonly batch_id: string },
  NoRow
>(
  'batches.decrementSeatsTaken',
  ['batch_id'],
  `update batches
set seats_taken = seats_taken - 1
where batch_id = $1 and seats_taken > 0`,
)

/** Stores each alert request once. A new request after an alert was sent renews it. */
export const saveSeatAlert = defineStatement<
  { readonly batch_id: string; readonly email: string; readonly now: string },
  NoRow
>(
  'batches.saveSeatAlert',
  ['batch_id', 'email', 'now'],
  `insert into seat_alerts (batch_id, email, created_at)
values ($1, $2, $3)
on conflict (batch_id, email) do update
set created_at = excluded.created_at, told_at = null
where seat_alerts.told_at is not null`,
)

export const seatAlertOfEmail = defineStatement<
  { readonly batch_id: string; readonly email: string },
  { readonly asked: boolean }
>(
  'batches.seatAlertOfEmail',
  ['batch_id', 'email'],
  `select
  exists (
    select
    from seat_alerts
    where batch_id = $1 and email = $2 and told_at is null
  ) as asked`,
)

/** Claims pending alert requests, so that each is sent once. Skips people who hold a seat in the batch by now. In the order in which they asked. */
export const claimSeatAlerts = defineStatement<
  { readonly now: string; readonly batch_id: string },
  { readonly email: string; readonly user_id: string | null; readonly has_seat: boolean }
>(
  'batches.claimSeatAlerts',
  ['now', 'batch_id'],
  `with
  told as (
    update seat_alerts s
    set told_at = $1
    where s.batch_id = $2 and s.told_at is null
    returning s.email, s.batch_id, s.created_at
  )
select
  t.email::text as email,
  (select u.user_id from users u where u.email = t.email) as user_id,
  exists (
    select
    from users u join interns i using (user_id)
    where u.email = t.email and i.batch_id = t.batch_id
  ) as has_seat
from told t
order by t.created_at, t.email`,
)

export const emailOfUser = defineStatement<
  { readonly user_id: string },
  { readonly email: string }
>(
  'batches.emailOfUser',
  ['user_id'],
  `select email::text
from users
where user_id = $1`,
)

export const managedBatchRows: ListSource<ManagedBatchRow> = {
  columns: `b.batch_id, b.code, b.slug, b.name, b.is_published, b.enrolment_opens_at, b.enrolment_closes_at,
b.campaign_ends_at, b.programme_start, b.programme_end, b.placement_deadline, b.seats,
b.seats_taken, b.payer, b.price_amount, b.price_currency, b.refund_days, b.texts, b.services,
case
  when p.partner_id is null then null
  else jsonb_build_object('partner_id', p.partner_id, 'slug', p.slug, 'name', p.name, 'introduction', p.introduction)
end as partner,
  case when b.is_published then 'PUBLISHED' else 'DRAFT'
  end as status,
  b.is_published or b.published_at is not null as was_published, b.max_offers, b.created_at,
  (
    select coalesce(jsonb_object_agg(s.status, s.count), '{}')
    from
      (
        select a.status, count(*)::int as count
        from applications a
        where a.batch_id = b.batch_id
        group by a.status
      ) s
  ) as applications`,
  from: `batches b`,
  joins: {
    p: `left join partners p on p.partner_id = b.partner_id`,
  },
}

export const managedBatchById = defineStatement<
  { readonly batch_id: string },
  ManagedBatchRow
>(
  'batches.managedBatchById',
  ['batch_id'],
  `select
  b.batch_id, b.code, b.slug, b.name, b.is_published, b.enrolment_opens_at, b.enrolment_closes_at,
b.campaign_ends_at, b.programme_start, b.programme_end, b.placement_deadline, b.seats,
b.seats_taken, b.payer, b.price_amount, b.price_currency, b.refund_days, b.texts, b.services,
case
  when p.partner_id is null then null
  else jsonb_build_object('partner_id', p.partner_id, 'slug', p.slug, 'name', p.name, 'introduction', p.introduction)
end as partner,
  case when b.is_published then 'PUBLISHED' else 'DRAFT'
  end as status,
  b.is_published or b.published_at is not null as was_published, b.max_offers, b.created_at,
  (
    select coalesce(jsonb_object_agg(s.status, s.count), '{}')
    from
      (
        select a.status, count(*)::int as count
        from applications a
        where a.batch_id = b.batch_id
        group by a.status
      ) s
  ) as applications
from batches b left join partners p on p.partner_id = b.partner_id
where b.batch_id = $1`,
)

export const batchHistory = defineStatement<
  { readonly subject_id: string },
  { readonly move: string; readonly by: string; readonly at: string }
>(
  'batches.batchHistory',
  ['subject_id'],
  `select
  e.move,
  coalesce(
    (select trim(u.first_name || ' ' || u.last_name) from users u where u.user_id = e.actor_id),
    ''
  ) as by,
  e.at
from event_log e
where e.subject_id = $1 and e.machine = 'batch'
order by e.id desc
limit 30`,
)

/** Serialises assigning addresses and codes, so that each leads to only one batch or partner. */
export const lockBatchNames = defineStatement<
  NoParams,
  { readonly pg_advisory_xact_lock: unknown }
>(
  'batches.lockBatchNames',
  [],
  `select pg_advisory_xact_lock(hashtext ('batches.names'))`,
)

/** Other batches and partners that already use one of these addresses or codes. */
export const nameOwners = defineStatement<
  {
    readonly slug: string | null
    readonly except: string | null
    readonly code: string | null
  },
  { readonly has_slug: boolean; readonly has_code: boolean }
>(
  'batches.nameOwners',
  ['slug', 'except', 'code'],
  `select
  exists (
    select
    from partners p
    where p.slug = lower($1) and p.partner_id is distinct from $2::uuid
  )
  or exists (
    select
    from batches b
    where
      (b.slug = lower($1) or b.code = upper($1))
      and b.batch_id is distinct from $2::uuid
  ) as has_slug,
  exists (
    select
    from batches b
    where
      (b.code = upper($3) or b.slug = lower($3))
      and b.batch_id is distinct from $2::uuid
  ) as has_code`,
)

export const insertBatch = defineStatement<
  { readonly row: string },
  NoRow
>(
  'batches.insertBatch',
  ['row'],
  `insert into batches (batch_id, created_at, name, slug, code, partner_id, enrolment_opens_at, enrolment_closes_at, campaign_ends_at,
programme_start, programme_end, placement_deadline, seats, payer, price_amount, price_currency,
refund_days, max_offers, texts, services)
select batch_id, created_at, name, slug, code, partner_id, enrolment_opens_at, enrolment_closes_at, campaign_ends_at,
programme_start, programme_end, placement_deadline, seats, payer, price_amount, price_currency,
refund_days, max_offers, texts, services
from jsonb_populate_record(null::batches, $1::jsonb)`,
)

export const updateBatch = defineStatement<
  { readonly row: string; readonly batch_id: string },
  NoRow
>(
  'batches.updateBatch',
  ['row', 'batch_id'],
  `update batches b
set
  (name, slug, code, partner_id, enrolment_opens_at, enrolment_closes_at, campaign_ends_at,
programme_start, programme_end, placement_deadline, seats, payer, price_amount, price_currency,
refund_days, max_offers, texts, services) = (
    select name, slug, code, partner_id, enrolment_opens_at, enrolment_closes_at, campaign_ends_at,
programme_start, programme_end, placement_deadline, seats, payer, price_amount, price_currency,
refund_days, max_offers, texts, services
    from jsonb_populate_record(null::batches, $1::jsonb)
  )
where b.batch_id = $2`,
)

/** Publishes or hides a batch, and stores when it was first published. */
export const setBatchPublished = defineStatement<
  {
    readonly to: boolean
    readonly now: string
    readonly batch_id: string
    readonly from: boolean
  },
  NoRow
>(
  'batches.setBatchPublished',
  ['to', 'now', 'batch_id', 'from'],
  `update batches
set
  is_published = $1,
  published_at = coalesce(published_at, case when $1 then $2::timestamptz end)
where batch_id = $3 and is_published = $4`,
)

export const closeBatchEnrolment = defineStatement<
  { readonly now: string; readonly batch_id: string },
  NoRow
>(
  'batches.closeBatchEnrolment',
  ['now', 'batch_id'],
  `update batches
set enrolment_closes_at = $1
where batch_id = $2 and enrolment_closes_at > $1`,
)

/** Sent or accepted offers and their internships that lie within the current programme but outside the new dates. */
export const placementsOutsideDates = defineStatement<
  {
    readonly batch_id: string
    readonly programme_start: string | null
    readonly programme_end: string | null
  },
  { readonly placed_outside: number }
>(
  'batches.placementsOutsideDates',
  ['batch_id', 'programme_start', 'programme_end'],
  `select count(*) as placed_outside
from
  offers o
  join candidatures c on c.candidature_id = o.candidature_id
  join applications a on a.application_id = c.application_id
  join batches b on b.batch_id = a.batch_id
  left join internships i on i.offer_id = o.offer_id
where
  a.batch_id = $1
  and (
    o.status in ('IN_REVIEW', 'OFFERED')
    or (o.status = 'ACCEPTED_BY_CANDIDATE' and not o.is_over)
  )
  and (
    (
      o.starts_on < $2::date
      and (b.programme_start is null or o.starts_on >= b.programme_start)
    )
    or (
      greatest(o.ends_on, i.ends_on) > $3::date
      and (b.programme_end is null or greatest(o.ends_on, i.ends_on) <= b.programme_end)
    )
  )`,
)

export const seatHolders = defineStatement<
  { readonly batch_id: string },
  { readonly user_id: string }
>(
  'batches.seatHolders',
  ['batch_id'],
  `select i.user_id
from interns i
where i.batch_id = $1`,
)

export const partnerRows: ListSource<PartnerRow> = {
  columns: `p.partner_id, p.slug, p.name, p.introduction, p.email_domains::text[] as email_domains,
  (select count(*) from batches b where b.partner_id = p.partner_id) as batches,
  exists (
    select
    from batches b
    where b.partner_id = p.partner_id and (b.is_published or b.published_at is not null)
  ) as was_published`,
  from: `partners p`,
  joins: {
  },
}

export const partnerById = defineStatement<
  { readonly partner_id: string },
  PartnerRow
>(
  'batches.partnerById',
  ['partner_id'],
  `select
  p.partner_id, p.slug, p.name, p.introduction, p.email_domains::text[] as email_domains,
  (select count(*) from batches b where b.partner_id = p.partner_id) as batches,
  exists (
    select
    from batches b
    where b.partner_id = p.partner_id and (b.is_published or b.published_at is not null)
  ) as was_published
from partners p
where p.partner_id = $1`,
)

/** The first of these domains that belongs to another partner. */
export const partnerWithDomain = defineStatement<
  { readonly domains: readonly string[]; readonly except: string | null },
  { readonly domain: string; readonly partner_name: string }
>(
  'batches.partnerWithDomain',
  ['domains', 'except'],
  `select d.domain, p.name as partner_name
from partners p cross join unnest(p.email_domains::text[]) d (domain)
where lower(d.domain) = any ($1::text[]) and p.partner_id is distinct from $2::uuid
order by d.domain
limit 1`,
)

export const insertPartner = defineStatement<
  {
    readonly partner_id: string
    readonly slug: string
    readonly name: string
    readonly introduction: string | null
    readonly domains: readonly string[]
    readonly now: string
  },
  NoRow
>(
  'batches.insertPartner',
  ['partner_id', 'slug', 'name', 'introduction', 'domains', 'now'],
  `insert into partners (partner_id, slug, name, introduction, email_domains, created_at)
values ($1, $2, $3, $4, $5::text[]::citext[], $6)`,
)

export const updatePartner = defineStatement<
  {
    readonly slug: string
    readonly name: string
    readonly introduction: string | null
    readonly email_domains: readonly string[]
    readonly partner_id: string
  },
  NoRow
>(
  'batches.updatePartner',
  ['slug', 'name', 'introduction', 'email_domains', 'partner_id'],
  `update partners
set
  slug = $1, name = $2, introduction = $3,
  email_domains = $4::text[]::citext[]
where partner_id = $5`,
)
