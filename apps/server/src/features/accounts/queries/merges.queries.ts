// Generated from merges.sql by “npm run queries”; do not edit.
// Source: 98e719d6713d
import type { MergeObstacle } from '@fledge/domain/accounts/merge-can.ts'
import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import type { DuplicateSign } from '@fledge/domain/reviews/duplicate-signs.ts'
import type { InternScope, UserStatus, UserType } from '@fledge/domain/sessions/types.ts'
import { defineStatement } from '../../../platform/db/statement.ts'

export interface MergeRow {
  readonly user_id: string
  readonly type: UserType
  readonly status: UserStatus
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly birth_date: string | null
  readonly created_at: string
  readonly last_seen_at: string | null
  readonly erase_at: string | null
  readonly intern_id: InternScope | null
  readonly is_blocked: boolean
  readonly is_banned: boolean
  readonly is_merged: boolean
  readonly application_status: ApplicationStatus | null
  readonly batch_name: string | null
  readonly open_applications: number
  readonly candidatures: number
  readonly open_candidatures: number
  readonly interviews: number
  readonly offers: number
  readonly open_offers: number
  readonly internships: number
  readonly payments: number
  readonly certificates: number
  readonly obstacles: MergeObstacle[]
}

export interface SuggestedDuplicate {
  readonly user_id: string
  readonly name: string
  readonly email: string
  readonly signs: DuplicateSign[]
  readonly is_same_name: boolean
}

/** What decides whether accounts are merged, and what an operator compares. Numbers are of everything the account has; those that begin with `open_` of what would end with it. The rules for missed interviews add obstacles to those that are read here. */
export const mergeFacts = defineStatement<
  { readonly user_id: string },
  MergeRow
>(
  'accounts.mergeFacts',
  ['user_id'],
  `select
  u.user_id, u.type, u.status, trim(u.first_name || ' ' || u.last_name) as name,
  u.email::text as email, u.phone, n.birth_date, u.created_at, u.last_seen_at, u.erase_at, n.intern_id,
  u.blocked_at is not null as is_blocked, u.ban_reason is not null as is_banned,
  u.merged_into is not null as is_merged,
  a.status as application_status, a.batch_name,
  (
    select count(*)::int
    from applications x
    where x.intern_id = n.intern_id and x.status not in ('REJECTED', 'COMPLETED', 'NOT_PLACED', 'WITHDRAWN')
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
          select from internships x where x.intern_id = n.intern_id and x.status in ('UPCOMING', 'ONGOING')
        ) then 'INTERNSHIP'
      end,
      case
        when exists (
          select from offers x
          where
            x.intern_id = n.intern_id
            and x.status = 'ACCEPTED_BY_CANDIDATE'
            and not exists (select from internships i where i.offer_id = x.offer_id)
        ) then 'OFFER'
      end,
      case
        when exists (
          select from payments x where x.intern_id = n.intern_id and x.status in ('CREATED', 'REQUIRES_ACTION')
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
          where i.intern_id = n.intern_id and x.status = 'RAISED'
        ) then 'CONCERN'
      end,
      case
        when exists (
          select from interviews x
          where
            x.intern_id = n.intern_id
            and x.status = 'IN_PAST'
            and x.no_show_claimed_at is not null
        ) then 'DISPUTE'
      end,
      case
        when exists (
          select from message_replies x
          where x.user_id = u.user_id and x.status = 'UNANSWERED'
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
      (count(*) filter (where x.stage in ('INTERESTED', 'SHORTLISTED', 'INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED', 'INTERVIEWED', 'OFFER_IN_REVIEW', 'OFFERED', 'OFFER_ACCEPTED', 'OFFER_DECLINED', 'OFFER_EXPIRED')))::int as open_candidatures
    from candidatures x
    where x.intern_id = n.intern_id
  ) c
  cross join lateral (
    select
      count(*)::int as offers,
      (count(*) filter (where x.status in ('DRAFT', 'NEEDS_REVISION', 'IN_REVIEW', 'OFFERED')))::int as open_offers
    from offers x
    where x.intern_id = n.intern_id and x.sent_at is not null
  ) o
where u.user_id = $1 and u.erased_at is null`,
)

/** Interns who may be the same person, and about whom the team has not decided: first those with most in common, then those with the most similar name and email address. What a closed duplicate has in common with someone counts for the account that was kept, because only that one can be merged. */
export const suggestedDuplicates = defineStatement<
  { readonly user_id: string },
  SuggestedDuplicate
>(
  'accounts.suggestedDuplicates',
  ['user_id'],
  `select
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
  own.user_id = $1
  and own.merged_into is null
  and u.user_id <> own.user_id
  and not d.is_dismissed
  and u.erased_at is null
group by u.user_id, own.user_id
order by
  count(distinct d.sign) desc, similarity(u.search_name, own.search_name) desc,
  similarity(split_part(u.email::text, '@', 1), split_part(own.email::text, '@', 1)) desc,
  u.last_name, u.first_name, u.user_id
limit 60`,
)
