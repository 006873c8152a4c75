-- What decides whether accounts are merged, and what an operator compares. Numbers are of everything
-- the account has; those that begin with `open_` of what would end with it. The rules for missed
-- interviews add obstacles to those that are read here.
-- name: mergeFacts
-- row: MergeRow
-- column: name: string
-- column: email: string
-- column: phone: string | null
-- column: birth_date: string | null
-- column: created_at: string
-- column: intern_id: InternScope | null
-- column: is_blocked: boolean
-- column: is_banned: boolean
-- column: is_merged: boolean
-- column: obstacles: MergeObstacle[]
-- column: application_status: ApplicationStatus | null
-- column: batch_name: string | null
-- column: open_applications: number
-- column: candidatures: number
-- column: open_candidatures: number
-- column: interviews: number
-- column: offers: number
-- column: open_offers: number
-- column: internships: number
-- column: payments: number
-- column: certificates: number
select
  u.user_id, u.type, u.status, trim(u.first_name || ' ' || u.last_name) as name,
  u.email::text as email, u.phone, n.birth_date, u.created_at, u.last_seen_at, u.erase_at, n.intern_id,
  u.blocked_at is not null as is_blocked, u.ban_reason is not null as is_banned,
  u.merged_into is not null as is_merged,
  a.status as application_status, a.batch_name,
  (
    select count(*)::int
    from applications x
    where x.intern_id = n.intern_id and x.status not in ({{application.ended}})
  ) as open_applications,
  c.candidatures, c.open_candidatures,
  (select count(*)::int from interviews x where x.intern_id = n.intern_id) as interviews,
  o.offers, o.open_offers,
  (select count(*)::int from internships x where x.intern_id = n.intern_id) as internships,
  (select count(*)::int from payments x where x.intern_id = n.intern_id) as payments,
  (
    select count(*)::int
    from certificates x join internships i using (internship_id)
    where i.intern_id = n.intern_id
  ) as certificates,
  array_remove(
    array[
      case
        when exists (
          select from internships x where x.intern_id = n.intern_id and x.status in ({{internship.active}})
        ) then 'INTERNSHIP'
      end,
      case
        when exists (
          select from offers x
          where
            x.intern_id = n.intern_id
            and x.status = {{offer.ACCEPTED_BY_CANDIDATE}}
            and not exists (select from internships i where i.offer_id = x.offer_id)
        ) then 'OFFER'
      end,
      case
        when exists (
          select from payments x where x.intern_id = n.intern_id and x.status in ({{payment.open}})
        ) then 'PAYMENT'
      end,
      case
        when exists (
          select from payments x
          where
            x.intern_id = n.intern_id
            and (
              x.refund_due_at is not null
              or exists (
                select from refund_proposals r where r.payment_id = x.payment_id and r.decided_at is null
              )
            )
        ) then 'REFUND'
      end,
      case
        when exists (
          select from internship_actions x join internships i using (internship_id)
          where i.intern_id = n.intern_id and x.status = {{internship_action.RAISED}}
        ) then 'CONCERN'
      end,
      case
        when exists (
          select from interviews x
          where
            x.intern_id = n.intern_id
            and x.status = {{interview.IN_PAST}}
            and x.no_show_claimed_at is not null
        ) then 'DISPUTE'
      end,
      case
        when exists (
          select from message_replies x
          where x.user_id = u.user_id and x.status = {{message_reply.UNANSWERED}}
        ) then 'REPLY'
      end
    ],
    null
  ) as obstacles
from
  users u
  left join interns n on n.user_id = u.user_id
  left join lateral (
    select x.status, b.name as batch_name
    from applications x join batches b using (batch_id)
    where x.intern_id = n.intern_id
    order by x.created_at desc, x.application_id desc
    limit 1
  ) a on true
  cross join lateral (
    select
      count(*)::int as candidatures,
      (count(*) filter (where x.stage in ({{candidature.open}})))::int as open_candidatures
    from candidatures x
    where x.intern_id = n.intern_id
  ) c
  cross join lateral (
    select
      count(*)::int as offers,
      (count(*) filter (where x.status in ({{offer.open}})))::int as open_offers
    from offers x
    where x.intern_id = n.intern_id and x.sent_at is not null
  ) o
where u.user_id = :user_id and u.erased_at is null;

-- Interns who may be the same person, and about whom the team has not decided: first those with most
-- in common, then those with the most similar name and email address. What a closed duplicate has in
-- common with someone counts for the account that was kept, because only that one can be merged.
-- name: suggestedDuplicates
-- row: SuggestedDuplicate
-- column: name: string
-- column: email: string
-- column: signs: DuplicateSign[]
-- column: is_same_name: boolean
select
  u.user_id, trim(u.first_name || ' ' || u.last_name) as name, u.email::text as email,
  array_agg(distinct d.sign order by d.sign) as signs,
  u.search_name = own.search_name as is_same_name
from
  users own
  join users m on m.user_id = own.user_id or m.merged_into = own.user_id
  join interns n on n.user_id = m.user_id
  join intern_duplicates d on d.intern_id = n.intern_id
  join interns i on i.intern_id = d.other_id
  join users x on x.user_id = i.user_id
  join users u on u.user_id = coalesce(x.merged_into, x.user_id)
where
  own.user_id = :user_id
  and own.merged_into is null
  and u.user_id <> own.user_id
  and not d.is_dismissed
  and u.erased_at is null
group by u.user_id, own.user_id
order by
  count(distinct d.sign) desc, similarity(u.search_name, own.search_name) desc,
  similarity(split_part(u.email::text, '@', 1), split_part(own.email::text, '@', 1)) desc,
  u.last_name, u.first_name, u.user_id
limit 60;
