-- Accounts that match, the best of them first, each part by an index: those whose name begins with
-- the text in the order of their names, and as many others as are worth ranking. An account that was
-- closed as a duplicate leads to the one that was kept. Without a CTE of its own, the planner takes
-- a limit for likely to be reached soon by reading the whole table.
-- fragment: account_hits
select h.user_id, min(h.rank) as rank, min(h.search_name) as search_name
from
  (
    (
      select
        u.user_id, case when u.search_name = :name then 0 else 1 end as rank,
        u.search_name
      from users u
      where u.search_name collate "C" >= :name and u.search_name collate "C" < :name_end
      order by u.search_name collate "C"
      limit 20
    )
    union all
    (
      with u as materialized (
        select user_id, merged_into, search_name
        from users
        where search_name like any (:search_name_patterns::text[])
      )
      select
        coalesce(u.merged_into, u.user_id),
        case when u.search_name like :name_prefix then 1 when u.search_name like :name_word then 2 else 3 end,
        u.search_name
      from u
      limit 200
    )
    union all
    (
      with u as materialized (
        select user_id, merged_into, search_name
        from users
        where search_name like {{last_name_first}}
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
        where email::text ilike any (:email_patterns::text[])
      )
      select
        coalesce(u.merged_into, u.user_id),
        case when lower(u.email) = lower(:search_text) then 0
          when u.email ilike :search_prefix then 1 else 3 end,
        u.search_name
      from u
      limit 200
    )
    union all
    select coalesce(u.merged_into, u.user_id), 0, u.search_name
    from users u
    where u.phone = {{searched_phone}}
    union all
    select coalesce(u.merged_into, u.user_id), 0, u.search_name
    from payments y join interns n using (intern_id) join users u using (user_id)
    where y.receipt_number = {{searched_receipt}}
  ) h
group by h.user_id
order by rank, search_name, h.user_id
limit 20

-- People in every state, as the list of people finds them.
-- name: searchPeople
-- row: PersonHit
-- column: id: string
-- column: rank: number
-- column: title: string
-- column: email: string
-- column: detail: string | null
-- column: status: PersonStatus
select
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
      from ({{account_hits}}) h join users u on u.user_id = h.user_id
      where u.erased_at is null
      order by h.rank, u.search_name, u.user_id
      limit :row_limit
    )
    union all
    (
      with r as materialized (
        select registration_id, company_id, email::text as email
        from registrations
        where completed_at is null and email::text ilike any (:email_patterns::text[])
      )
      select
        r.registration_id, null, r.company_id,
        case when r.email ilike :search_prefix then 1 else 3 end, '', r.email,
        {{person.REGISTERING}}
      from r
      limit :row_limit
    )
    union all
    (
      with m as materialized (
        select member_id, company_id, status, email::text as email
        from members
        where user_id is null and email::text ilike any (:email_patterns::text[])
      )
      select
        m.member_id, null, m.company_id, case when m.email ilike :search_prefix then 1 else 3 end,
        '', m.email, {{person.INVITED}}
      from m
      where
        m.status = {{member.INVITED}}
        and not exists (
          select from registrations r where r.member_id = m.member_id and r.completed_at is null
        )
      limit :row_limit
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
limit :row_limit;

-- The interns of a partner's batches. Its policies leave no index for a part of a name, so that its
-- interns come first.
-- name: searchPeopleOfPartner
-- param: partner_id: PartnerScope
-- row: PartnerPersonHit
-- column: id: string
-- column: rank: number
-- column: title: string
-- column: email: string
-- column: detail: string | null
-- column: status: PersonStatus
select
  u.user_id as id,
  case when u.search_name = :name or lower(u.email::text) = lower(:search_text) then 0
    when u.search_name like :name_prefix or u.email::text ilike :search_prefix then 1
    when u.search_name like :name_word then 2 else 3
  end as rank,
  trim(u.first_name || ' ' || u.last_name) as title, u.email::text as email, max(b.name) as detail,
  u.status
from
  batches b
  join applications a using (batch_id)
  join interns n using (intern_id)
  join users u using (user_id)
where
  b.partner_id = :partner_id
  and u.erased_at is null
  and (
    u.search_name like any (:search_name_patterns::text[])
    or u.search_name like {{last_name_first}}
    or u.email::text ilike any (:email_patterns::text[])
    or u.phone = {{searched_phone}}
  )
group by u.user_id
order by rank, u.search_name, u.user_id
limit :row_limit;

-- Companies and what belongs to them and to interns: what has the text in its own name comes first,
-- and then what belongs to a company or an intern who has.
-- name: searchRecords
-- param: operator: OperatorScope
-- row: RecordHit
-- column: kind: 'APPLICATION' | 'COMPANY' | 'PLAN' | 'OFFER' | 'INTERNSHIP'
-- column: id: string
-- column: rank: number
-- column: title: string
-- column: detail: string | null
-- column: status: string
-- column: company_id: string | null
with
  found_interns as materialized (
    select
      n.intern_id, h.rank, u.search_name,
      coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email::text) as name
    from
      ({{account_hits}}) h
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
                c.company_id, case when c.search_name = :name then 0 else 1 end as rank,
                c.search_name
              from companies c
              where c.search_name collate "C" >= :name and c.search_name collate "C" < :name_end
              order by c.search_name collate "C"
              limit 20
            )
            union all
            (
              with c as materialized (
                select company_id, search_name
                from companies
                where search_name like any (:search_name_patterns::text[])
              )
              select
                c.company_id,
                case when c.search_name like :name_prefix then 1
                  when c.search_name like :name_word then 2 else 3 end,
                c.search_name
              from c
              limit 200
            )
            union all
            (
              with c as materialized (
                select company_id, search_name, email_domain::text as email_domain
                from companies
                where email_domain::text ilike any (:email_patterns::text[])
              )
              select
                c.company_id, case when c.email_domain ilike :search_prefix then 1 else 3 end,
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
    limit :row_limit
  ),
  found_plans as (
    select p.plan_id, min(p.rank) as rank
    from
      (
        (
          with p as materialized (
            select plan_id, name
            from plans
            where name ilike any (:search_patterns::text[]) and published_at is not null
          )
          select
            p.plan_id,
            case when lower(p.name) = lower(:search_text) then 0
              when p.name ilike :search_prefix then 1
              when p.name ilike :search_word then 2 else 3 end as rank
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
            limit :row_limit
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
            where role ilike any (:search_patterns::text[]) and sent_at is not null
          )
          select
            o.offer_id,
            case when lower(o.role) = lower(:search_text) then 0
              when o.role ilike :search_prefix then 1
              when o.role ilike :search_word then 2 else 3 end as rank
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
            limit :row_limit
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
            limit :row_limit
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
      limit :row_limit
    )
    union all
    (
      select 'PLAN', p.plan_id, f.rank, p.name, c.name, p.status, p.company_id
      from
        found_plans f
        join plans p on p.plan_id = f.plan_id
        join companies c on c.company_id = p.company_id
      order by f.rank, p.name, p.published_at desc, p.plan_id
      limit :row_limit
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
      limit :row_limit
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
      limit :row_limit
    )
  ) x
where :operator::text is not null;

-- Batches and partners, of which there are few; to a partner only its own batches.
-- name: searchBatches
-- param: partner_id: PartnerScope | null
-- row: BatchHit
-- column: is_partner: boolean
-- column: id: string
-- column: rank: number
-- column: title: string
-- column: detail: string | null
select x.is_partner, x.id, x.rank, x.title, x.detail
from
  (
    (
      select
        false as is_partner, b.batch_id as id,
        case when lower(b.name) = lower(:search_text) or lower(b.code) = lower(:search_text) then 0
          when b.name ilike :search_prefix or b.code ilike :search_prefix then 1
          when b.name ilike :search_word then 2 else 3
        end as rank,
        b.name as title, p.name as detail
      from batches b left join partners p on p.partner_id = b.partner_id
      where
        (:partner_id::uuid is null or b.partner_id = :partner_id)
        and (
          b.name ilike any (:search_patterns::text[])
          or b.code ilike any (:search_patterns::text[])
          or b.slug ilike any (:search_patterns::text[])
          or p.name ilike any (:search_patterns::text[])
        )
      order by rank, b.enrolment_closes_at desc, b.code
      limit :row_limit
    )
    union all
    (
      select
        true, p.partner_id,
        case when lower(p.name) = lower(:search_text) then 0 when p.name ilike :search_prefix then 1
          when p.name ilike :search_word then 2 else 3
        end as rank,
        p.name, null
      from partners p
      where
        :partner_id::uuid is null
        and (
          p.name ilike any (:search_patterns::text[]) or p.slug ilike any (:search_patterns::text[])
        )
      order by rank, p.name, p.partner_id
      limit :row_limit
    )
  ) x;
