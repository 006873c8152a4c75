// Generated from search.sql by “npm run queries”; do not edit.
// Source: 1204db3ad13f
import type { PersonStatus } from '@fledge/domain/people/types.ts'
import type { OperatorScope, PartnerScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement } from '../../../platform/db/statement.ts'

export interface PersonHit {
  readonly id: string
  readonly rank: number
  readonly title: string
  readonly email: string
  readonly status: PersonStatus
  readonly detail: string | null
}

export interface PartnerPersonHit {
  readonly id: string
  readonly rank: number
  readonly title: string
  readonly email: string
  readonly detail: string | null
  readonly status: PersonStatus
}

export interface RecordHit {
  readonly kind: 'APPLICATION' | 'COMPANY' | 'PLAN' | 'OFFER' | 'INTERNSHIP'
  readonly id: string
  readonly rank: number
  readonly title: string
  readonly detail: string | null
  readonly status: string
  readonly company_id: string | null
}

export interface BatchHit {
  readonly is_partner: boolean
  readonly id: string
  readonly rank: number
  readonly title: string
  readonly detail: string | null
}

/** People in every state, as the list of people finds them. */
export const searchPeople = defineStatement<
  {
    readonly name: string
    readonly name_end: string
    readonly search_name_patterns: readonly string[]
    readonly name_prefix: string
    readonly name_word: string
    readonly search_text: string
    readonly email_patterns: readonly string[]
    readonly search_prefix: string
    readonly row_limit: number
  },
  PersonHit
>(
  'search.searchPeople',
  ['name', 'name_end', 'search_name_patterns', 'name_prefix', 'name_word', 'search_text', 'email_patterns', 'search_prefix', 'row_limit'],
  `select
  p.id, p.rank, p.title, p.email, p.status,
  coalesce(
    c.name,
    (
      select b.name
      from interns n join applications a using (intern_id) join batches b on b.batch_id = a.batch_id
      where n.user_id = p.user_id
      order by a.created_at desc, a.application_id desc
      limit 1
    )
  ) as detail
from
  (
    (
      select
        u.user_id as id, u.user_id, null::uuid as company_id, h.rank,
        trim(u.first_name || ' ' || u.last_name) as title, u.email::text as email, u.status
      from (select h.user_id, min(h.rank) as rank, min(h.search_name) as search_name
from
  (
    (
      select
        u.user_id, case when u.search_name = $1 then 0 else 1 end as rank,
        u.search_name
      from users u
      where u.search_name collate "C" >= $1 and u.search_name collate "C" < $2
      order by u.search_name collate "C"
      limit 20
    )
    union all
    (
      with u as materialized (
        select user_id, merged_into, search_name
        from users
        where search_name like any ($3::text[])
      )
      select
        coalesce(u.merged_into, u.user_id),
        case when u.search_name like $4 then 1 when u.search_name like $5 then 2 else 3 end,
        u.search_name
      from u
      limit 200
    )
    union all
    (
      with u as materialized (
        select user_id, merged_into, search_name
        from users
        where search_name like case when $6 ~ '\\S\\s+\\S'
  then regexp_replace(($3::text[])[1], '^%(\\S+?),?\\s+(.*)%$', '%\\2 \\1%') end
      )
      select coalesce(u.merged_into, u.user_id), 1, u.search_name
      from u
      limit 20
    )
    union all
    (
      with u as materialized (
        select user_id, merged_into, search_name, email::text as email
        from users
        where email::text ilike any ($7::text[])
      )
      select
        coalesce(u.merged_into, u.user_id),
        case when lower(u.email) = lower($6) then 0
          when u.email ilike $8 then 1 else 3 end,
        u.search_name
      from u
      limit 200
    )
    union all
    select coalesce(u.merged_into, u.user_id), 0, u.search_name
    from users u
    where u.phone = case when $6 ~ '^\\+?[0-9 ()./-]{6,}$'
  then '+' || regexp_replace(regexp_replace($6, '[^0-9]', '', 'g'), '^00', '') end
    union all
    select coalesce(u.merged_into, u.user_id), 0, u.search_name
    from payments y join interns n using (intern_id) join users u using (user_id)
    where y.receipt_number = case when $6 ~* '^(R-)?[0-9]{1,18}$'
  then regexp_replace($6, '[^0-9]', '', 'g')::bigint end
  ) h
group by h.user_id
order by rank, search_name, h.user_id
limit 20) h join users u on u.user_id = h.user_id
      where u.erased_at is null
      order by h.rank, u.search_name, u.user_id
      limit $9
    )
    union all
    (
      with r as materialized (
        select registration_id, company_id, email::text as email
        from registrations
        where completed_at is null and email::text ilike any ($7::text[])
      )
      select
        r.registration_id, null, r.company_id,
        case when r.email ilike $8 then 1 else 3 end, '', r.email,
        'REGISTERING'
      from r
      limit $9
    )
    union all
    (
      with m as materialized (
        select member_id, company_id, status, email::text as email
        from members
        where user_id is null and email::text ilike any ($7::text[])
      )
      select
        m.member_id, null, m.company_id, case when m.email ilike $8 then 1 else 3 end,
        '', m.email, 'INVITED'
      from m
      where
        m.status = 'INVITED'
        and not exists (
          select from registrations r where r.member_id = m.member_id and r.completed_at is null
        )
      limit $9
    )
  ) p
  left join lateral (
    select y.company_id
    from members y
    where y.user_id = p.user_id
    order by y.created_at desc, y.member_id desc
    limit 1
  ) m on true
  left join companies c on c.company_id = coalesce(p.company_id, m.company_id)
order by p.rank, p.title, p.email
limit $9`,
)

/** The interns of a partner's batches. Its policies leave no index for a part of a name, so that its interns come first. */
export const searchPeopleOfPartner = defineStatement<
  {
    readonly name: string
    readonly search_text: string
    readonly name_prefix: string
    readonly search_prefix: string
    readonly name_word: string
    readonly partner_id: PartnerScope
    readonly search_name_patterns: readonly string[]
    readonly email_patterns: readonly string[]
    readonly row_limit: number
  },
  PartnerPersonHit
>(
  'search.searchPeopleOfPartner',
  ['name', 'search_text', 'name_prefix', 'search_prefix', 'name_word', 'partner_id', 'search_name_patterns', 'email_patterns', 'row_limit'],
  `select
  u.user_id as id,
  case when u.search_name = $1 or lower(u.email::text) = lower($2) then 0
    when u.search_name like $3 or u.email::text ilike $4 then 1
    when u.search_name like $5 then 2 else 3
  end as rank,
  trim(u.first_name || ' ' || u.last_name) as title, u.email::text as email, max(b.name) as detail,
  u.status
from
  batches b
  join applications a using (batch_id)
  join interns n using (intern_id)
  join users u using (user_id)
where
  b.partner_id = $6
  and u.erased_at is null
  and (
    u.search_name like any ($7::text[])
    or u.search_name like case when $2 ~ '\\S\\s+\\S'
  then regexp_replace(($7::text[])[1], '^%(\\S+?),?\\s+(.*)%$', '%\\2 \\1%') end
    or u.email::text ilike any ($8::text[])
    or u.phone = case when $2 ~ '^\\+?[0-9 ()./-]{6,}$'
  then '+' || regexp_replace(regexp_replace($2, '[^0-9]', '', 'g'), '^00', '') end
  )
group by u.user_id
order by rank, u.search_name, u.user_id
limit $9`,
)

/** Companies and what belongs to them and to interns: what has the text in its own name comes first, and then what belongs to a company or an intern who has. */
export const searchRecords = defineStatement<
  {
    readonly name: string
    readonly name_end: string
    readonly search_name_patterns: readonly string[]
    readonly name_prefix: string
    readonly name_word: string
    readonly search_text: string
    readonly email_patterns: readonly string[]
    readonly search_prefix: string
    readonly row_limit: number
    readonly search_patterns: readonly string[]
    readonly search_word: string
    readonly operator: OperatorScope
  },
  RecordHit
>(
  'search.searchRecords',
  ['name', 'name_end', 'search_name_patterns', 'name_prefix', 'name_word', 'search_text', 'email_patterns', 'search_prefix', 'row_limit', 'search_patterns', 'search_word', 'operator'],
  `with
  found_interns as materialized (
    select
      n.intern_id, h.rank, u.search_name,
      coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email::text) as name
    from
      (select h.user_id, min(h.rank) as rank, min(h.search_name) as search_name
from
  (
    (
      select
        u.user_id, case when u.search_name = $1 then 0 else 1 end as rank,
        u.search_name
      from users u
      where u.search_name collate "C" >= $1 and u.search_name collate "C" < $2
      order by u.search_name collate "C"
      limit 20
    )
    union all
    (
      with u as materialized (
        select user_id, merged_into, search_name
        from users
        where search_name like any ($3::text[])
      )
      select
        coalesce(u.merged_into, u.user_id),
        case when u.search_name like $4 then 1 when u.search_name like $5 then 2 else 3 end,
        u.search_name
      from u
      limit 200
    )
    union all
    (
      with u as materialized (
        select user_id, merged_into, search_name
        from users
        where search_name like case when $6 ~ '\\S\\s+\\S'
  then regexp_replace(($3::text[])[1], '^%(\\S+?),?\\s+(.*)%$', '%\\2 \\1%') end
      )
      select coalesce(u.merged_into, u.user_id), 1, u.search_name
      from u
      limit 20
    )
    union all
    (
      with u as materialized (
        select user_id, merged_into, search_name, email::text as email
        from users
        where email::text ilike any ($7::text[])
      )
      select
        coalesce(u.merged_into, u.user_id),
        case when lower(u.email) = lower($6) then 0
          when u.email ilike $8 then 1 else 3 end,
        u.search_name
      from u
      limit 200
    )
    union all
    select coalesce(u.merged_into, u.user_id), 0, u.search_name
    from users u
    where u.phone = case when $6 ~ '^\\+?[0-9 ()./-]{6,}$'
  then '+' || regexp_replace(regexp_replace($6, '[^0-9]', '', 'g'), '^00', '') end
    union all
    select coalesce(u.merged_into, u.user_id), 0, u.search_name
    from payments y join interns n using (intern_id) join users u using (user_id)
    where y.receipt_number = case when $6 ~* '^(R-)?[0-9]{1,18}$'
  then regexp_replace($6, '[^0-9]', '', 'g')::bigint end
  ) h
group by h.user_id
order by rank, search_name, h.user_id
limit 20) h
      join users u on u.user_id = h.user_id
      join interns n on n.user_id = h.user_id
    where u.erased_at is null
  ),
  found_companies as materialized (
    select c.company_id, c.name, c.status, c.email_domain::text as email_domain, h.rank, c.search_name
    from
      (
        select x.company_id, min(x.rank) as rank
        from
          (
            (
              select
                c.company_id, case when c.search_name = $1 then 0 else 1 end as rank,
                c.search_name
              from companies c
              where c.search_name collate "C" >= $1 and c.search_name collate "C" < $2
              order by c.search_name collate "C"
              limit 20
            )
            union all
            (
              with c as materialized (
                select company_id, search_name
                from companies
                where search_name like any ($3::text[])
              )
              select
                c.company_id,
                case when c.search_name like $4 then 1
                  when c.search_name like $5 then 2 else 3 end,
                c.search_name
              from c
              limit 200
            )
            union all
            (
              with c as materialized (
                select company_id, search_name, email_domain::text as email_domain
                from companies
                where email_domain::text ilike any ($7::text[])
              )
              select
                c.company_id, case when c.email_domain ilike $8 then 1 else 3 end,
                c.search_name
              from c
              limit 200
            )
          ) x
        group by x.company_id
        order by rank, min(x.search_name), x.company_id
        limit 20
      ) h
      join companies c on c.company_id = h.company_id
    where exists (select from members m where m.company_id = c.company_id)
    order by h.rank, c.search_name, c.company_id
    limit $9
  ),
  found_plans as (
    select p.plan_id, min(p.rank) as rank
    from
      (
        (
          with p as materialized (
            select plan_id, name
            from plans
            where name ilike any ($10::text[]) and published_at is not null
          )
          select
            p.plan_id,
            case when lower(p.name) = lower($6) then 0
              when p.name ilike $8 then 1
              when p.name ilike $11 then 2 else 3 end as rank
          from p
          limit 200
        )
        union all
        select p.plan_id, 4 + c.rank
        from
          found_companies c
          cross join lateral (
            select x.plan_id
            from plans x
            where x.company_id = c.company_id and x.published_at is not null
            order by x.published_at desc, x.plan_id desc
            limit $9
          ) p
      ) p
    group by p.plan_id
  ),
  found_offers as (
    select o.offer_id, min(o.rank) as rank
    from
      (
        (
          with o as materialized (
            select offer_id, role
            from offers
            where role ilike any ($10::text[]) and sent_at is not null
          )
          select
            o.offer_id,
            case when lower(o.role) = lower($6) then 0
              when o.role ilike $8 then 1
              when o.role ilike $11 then 2 else 3 end as rank
          from o
          limit 200
        )
        union all
        select o.offer_id, 4 + i.rank
        from found_interns i join offers o using (intern_id)
        where o.sent_at is not null
        union all
        select o.offer_id, 4 + c.rank
        from
          found_companies c
          cross join lateral (
            select x.offer_id
            from offers x
            where x.company_id = c.company_id and x.sent_at is not null
            order by x.sent_at desc, x.offer_id desc
            limit $9
          ) o
      ) o
    group by o.offer_id
  ),
  found_internships as (
    select h.internship_id, min(h.rank) as rank
    from
      (
        select h.internship_id, 4 + i.rank as rank
        from found_interns i join internships h using (intern_id)
        union all
        select h.internship_id, 4 + c.rank
        from
          found_companies c
          cross join lateral (
            select x.internship_id
            from internships x
            where x.company_id = c.company_id
            order by x.internship_id desc
            limit $9
          ) h
      ) h
    group by h.internship_id
  )
select x.kind, x.id, x.rank, x.title, x.detail, x.status, x.company_id
from
  (
    (
      select
        'COMPANY' as kind, c.company_id as id, c.rank, c.name as title, c.email_domain as detail,
        c.status, c.company_id
      from found_companies c
      order by c.rank, c.search_name, c.company_id
    )
    union all
    (
      select
        'APPLICATION', a.application_id, 4 + i.rank, i.name, b.name, a.status, null
      from
        found_interns i
        join applications a on a.intern_id = i.intern_id
        join batches b on b.batch_id = a.batch_id
      order by i.rank, i.search_name, a.created_at desc, a.application_id desc
      limit $9
    )
    union all
    (
      select 'PLAN', p.plan_id, f.rank, p.name, c.name, p.status, p.company_id
      from
        found_plans f
        join plans p on p.plan_id = f.plan_id
        join companies c on c.company_id = p.company_id
      order by f.rank, p.name, p.published_at desc, p.plan_id
      limit $9
    )
    union all
    (
      select
        'OFFER', o.offer_id, f.rank, trim(u.first_name || ' ' || u.last_name),
        o.role || ' · ' || c.name, o.status, o.company_id
      from
        found_offers f
        join offers o on o.offer_id = f.offer_id
        join companies c on c.company_id = o.company_id
        join interns n on n.intern_id = o.intern_id
        join users u on u.user_id = n.user_id
      order by f.rank, o.sent_at desc, o.offer_id
      limit $9
    )
    union all
    (
      select
        'INTERNSHIP', h.internship_id, f.rank, trim(u.first_name || ' ' || u.last_name),
        p.name || ' · ' || c.name, h.status, h.company_id
      from
        found_internships f
        join internships h on h.internship_id = f.internship_id
        join plans p on p.plan_id = h.plan_id
        join companies c on c.company_id = h.company_id
        join interns n on n.intern_id = h.intern_id
        join users u on u.user_id = n.user_id
      order by f.rank, h.starts_on desc, h.internship_id
      limit $9
    )
  ) x
where $12::text is not null`,
)

/** Batches and partners, of which there are few; to a partner only its own batches. */
export const searchBatches = defineStatement<
  {
    readonly search_text: string
    readonly search_prefix: string
    readonly search_word: string
    readonly partner_id: PartnerScope | null
    readonly search_patterns: readonly string[]
    readonly row_limit: number
  },
  BatchHit
>(
  'search.searchBatches',
  ['search_text', 'search_prefix', 'search_word', 'partner_id', 'search_patterns', 'row_limit'],
  `select x.is_partner, x.id, x.rank, x.title, x.detail
from
  (
    (
      select
        false as is_partner, b.batch_id as id,
        case when lower(b.name) = lower($1) or lower(b.code) = lower($1) then 0
          when b.name ilike $2 or b.code ilike $2 then 1
          when b.name ilike $3 then 2 else 3
        end as rank,
        b.name as title, p.name as detail
      from batches b left join partners p on p.partner_id = b.partner_id
      where
        ($4::uuid is null or b.partner_id = $4)
        and (
          b.name ilike any ($5::text[])
          or b.code ilike any ($5::text[])
          or b.slug ilike any ($5::text[])
          or p.name ilike any ($5::text[])
        )
      order by rank, b.enrolment_closes_at desc, b.code
      limit $6
    )
    union all
    (
      select
        true, p.partner_id,
        case when lower(p.name) = lower($1) then 0 when p.name ilike $2 then 1
          when p.name ilike $3 then 2 else 3
        end as rank,
        p.name, null
      from partners p
      where
        $4::uuid is null
        and (
          p.name ilike any ($5::text[]) or p.slug ilike any ($5::text[])
        )
      order by rank, p.name, p.partner_id
      limit $6
    )
  ) x`,
)
