-- fragment: columns
b.batch_id, b.code, b.slug, b.name, b.is_published, b.enrolment_opens_at, b.enrolment_closes_at,
b.campaign_ends_at, b.programme_start, b.programme_end, b.placement_deadline, b.seats,
b.seats_taken, b.payer, b.price_amount, b.price_currency, b.refund_days, b.texts, b.services,
case
  when p.partner_id is null then null
  else jsonb_build_object('partner_id', p.partner_id, 'slug', p.slug, 'name', p.name, 'introduction', p.introduction)
end as partner

-- fragment: from
from batches b left join partners p on p.partner_id = b.partner_id

-- fragment: writable_columns
name, slug, code, partner_id, enrolment_opens_at, enrolment_closes_at, campaign_ends_at,
programme_start, programme_end, placement_deadline, seats, payer, price_amount, price_currency,
refund_days, max_offers, texts, services

-- Programmes in which an internship can still start, optionally limited to batches that can be
-- joined now or later.
-- name: programmesAhead
select distinct b.programme_start, b.programme_end, b.placement_deadline
from batches b
where
  {{is_joinable(:now)}}
  and b.programme_start is not null
  and (not :is_to_join::boolean or (b.enrolment_closes_at > :now and b.seats_taken < b.seats));

-- list: batchRows
-- row: BatchRow
-- column: partner: { partner_id: string; slug: string; name: string; introduction: string | null } | null
select {{columns}} {{from}}

-- name: batchesOfPartner
-- row: BatchRow
{{batchRows}}
where
  {{is_joinable(:now)}}
  and p.slug = :slug
order by b.enrolment_closes_at
limit 20;

-- Batches in which a place can still be agreed, apart from one.
-- name: otherBatches
-- row: BatchRow
{{batchRows}}
where {{is_joinable(:now)}} and b.batch_id <> :batch_id
order by b.programme_start nulls last, b.name, b.batch_id
limit 200;

-- name: partnerBySlug
select partner_id, slug, name, introduction
from partners
where slug = :slug;

-- By code, slug or id.
-- name: batchByAny
-- row: BatchRow
{{batchRows}}
where b.code = upper(:word) or b.slug = lower(:word) or b.batch_id::text = lower(:word);

-- name: batchById
-- row: BatchRow
{{batchRows}}
where b.batch_id = :batch_id;

-- name: batchForDomain
-- row: BatchRow
{{batchRows}}
where
  {{is_joinable(:now)}}
  and p.email_domains && :domains::citext[]
  and b.enrolment_opens_at <= :now
  and b.enrolment_closes_at > :now
  and b.seats_taken < b.seats
  and b.programme_start is not null
order by b.enrolment_closes_at
limit 1;

-- Lock under which seats are counted.
-- name: lockBatch
select batch_id
from batches
where batch_id = :batch_id
for update;

-- The same for several, in the order in which everyone locks them.
-- name: lockBatches
select batch_id
from batches
where batch_id = any(:batch_ids::uuid[])
order by batch_id
for update;

-- name: incrementSeatsTaken
update batches
set seats_taken = seats_taken + 1
where batch_id = :batch_id and seats_taken < seats;

-- name: decrementSeatsTaken
update batches
set seats_taken = seats_taken - 1
where batch_id = :batch_id and seats_taken > 0;

-- Stores each alert request once. A new request after an alert was sent renews it.
-- name: saveSeatAlert
insert into seat_alerts (batch_id, email, created_at)
values (:batch_id, :email, :now)
on conflict (batch_id, email) do update
set created_at = excluded.created_at, told_at = null
where seat_alerts.told_at is not null;

-- name: seatAlertOfEmail
-- column: asked: boolean
select
  exists (
    select
    from seat_alerts
    where batch_id = :batch_id and email = :email and told_at is null
  ) as asked;

-- Claims pending alert requests, so that each is sent once. Skips people who hold a seat in the
-- batch by now.
-- In the order in which they asked.
-- name: claimSeatAlerts
-- column: email: string
-- column: user_id: string | null
-- column: has_seat: boolean
with
  told as (
    update seat_alerts s
    set told_at = :now
    where s.batch_id = :batch_id and s.told_at is null
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
order by t.created_at, t.email;

-- name: emailOfUser
-- column: email: string
select email::text
from users
where user_id = :user_id;

-- list: managedBatchRows
-- row: ManagedBatchRow
-- column: partner: { partner_id: string; slug: string; name: string; introduction: string | null } | null
-- column: status: BatchStatus
-- column: was_published: boolean
-- column: applications: Partial<Record<ApplicationStatus, number>>
select
  {{columns}},
  case when b.is_published then {{batch.PUBLISHED}} else {{batch.DRAFT}}
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
{{from}}

-- name: managedBatchById
-- row: ManagedBatchRow
{{managedBatchRows}}
where b.batch_id = :batch_id;

-- name: batchHistory
-- column: by: string
select
  e.move,
  coalesce(
    (select trim(u.first_name || ' ' || u.last_name) from users u where u.user_id = e.actor_id),
    ''
  ) as by,
  e.at
from event_log e
where e.subject_id = :subject_id and e.machine = 'batch'
order by e.id desc
limit 30;

-- Serialises assigning addresses and codes, so that each leads to only one batch or partner.
-- name: lockBatchNames
select pg_advisory_xact_lock(hashtext ('batches.names'));

-- Other batches and partners that already use one of these addresses or codes.
-- name: nameOwners
-- param: slug: string | null
-- param: code: string | null
-- param: except: string | null
-- column: has_slug: boolean
-- column: has_code: boolean
select
  exists (
    select
    from partners p
    where p.slug = lower(:slug) and p.partner_id is distinct from :except::uuid
  )
  or exists (
    select
    from batches b
    where
      (b.slug = lower(:slug) or b.code = upper(:slug))
      and b.batch_id is distinct from :except::uuid
  ) as has_slug,
  exists (
    select
    from batches b
    where
      (b.code = upper(:code) or b.slug = lower(:code))
      and b.batch_id is distinct from :except::uuid
  ) as has_code;

-- name: insertBatch
insert into batches (batch_id, created_at, {{writable_columns}})
select batch_id, created_at, {{writable_columns}}
from jsonb_populate_record(null::batches, :row::jsonb);

-- name: updateBatch
update batches b
set
  ({{writable_columns}}) = (
    select {{writable_columns}}
    from jsonb_populate_record(null::batches, :row::jsonb)
  )
where b.batch_id = :batch_id;

-- Publishes or hides a batch, and stores when it was first published.
-- name: setBatchPublished
update batches
set
  is_published = :to,
  published_at = coalesce(published_at, case when :to then :now::timestamptz end)
where batch_id = :batch_id and is_published = :from;

-- name: closeBatchEnrolment
update batches
set enrolment_closes_at = :now
where batch_id = :batch_id and enrolment_closes_at > :now;

-- Sent or accepted offers and their internships that lie within the current programme but outside
-- the new dates.
-- name: placementsOutsideDates
-- param: programme_start: string | null
-- param: programme_end: string | null
-- column: placed_outside: number
select count(*) as placed_outside
from
  offers o
  join candidatures c on c.candidature_id = o.candidature_id
  join applications a on a.application_id = c.application_id
  join batches b on b.batch_id = a.batch_id
  left join internships i on i.offer_id = o.offer_id
where
  a.batch_id = :batch_id
  and (
    o.status in ({{offer.IN_REVIEW}}, {{offer.OFFERED}})
    or (o.status = {{offer.ACCEPTED_BY_CANDIDATE}} and not o.is_over)
  )
  and (
    (
      o.starts_on < :programme_start::date
      and (b.programme_start is null or o.starts_on >= b.programme_start)
    )
    or (
      greatest(o.ends_on, i.ends_on) > :programme_end::date
      and (b.programme_end is null or greatest(o.ends_on, i.ends_on) <= b.programme_end)
    )
  );

-- name: seatHolders
select i.user_id
from interns i
where i.batch_id = :batch_id;

-- list: partnerRows
-- row: PartnerRow
-- column: email_domains: string[]
-- column: batches: number
-- column: was_published: boolean
select
  p.partner_id, p.slug, p.name, p.introduction, p.email_domains::text[] as email_domains,
  (select count(*) from batches b where b.partner_id = p.partner_id) as batches,
  exists (
    select
    from batches b
    where b.partner_id = p.partner_id and (b.is_published or b.published_at is not null)
  ) as was_published
from partners p

-- name: partnerById
-- row: PartnerRow
{{partnerRows}}
where p.partner_id = :partner_id;

-- The first of these domains that belongs to another partner.
-- name: partnerWithDomain
-- param: except: string | null
-- column: domain: string
select d.domain, p.name as partner_name
from partners p cross join unnest(p.email_domains::text[]) d (domain)
where lower(d.domain) = any (:domains::text[]) and p.partner_id is distinct from :except::uuid
order by d.domain
limit 1;

-- name: insertPartner
-- param: introduction: string | null
insert into partners (partner_id, slug, name, introduction, email_domains, created_at)
values (:partner_id, :slug, :name, :introduction, :domains::text[]::citext[], :now);

-- name: updatePartner
-- param: introduction: string | null
update partners
set
  slug = :slug, name = :name, introduction = :introduction,
  email_domains = :email_domains::text[]::citext[]
where partner_id = :partner_id;
