// Generated from clock.sql by “npm run queries”; do not edit.
// Source: e69d923be979
import type { CandidatureStage } from '@fledge/domain/candidatures/types.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface CandidatureRecipientsRow {
  readonly candidature_id: string
  readonly intern_user_id: string
  readonly company_name: string
  readonly plan_name: string
  readonly plan_id: string
  readonly intern_first_name: string
  readonly intern_last_name: string
  readonly is_name_visible: boolean
  readonly stage: CandidatureStage
  readonly stage_since: string
  readonly closes_at: string | null
  readonly is_known: boolean
  readonly admins: string[]
}

export interface OverdueReplyRow {
  readonly first_name: string
  readonly last_name: string
  readonly is_name_visible: boolean
  readonly plan_name: string
}

export const lapsedIds = defineStatement<
  { readonly now: string; readonly after_at: string; readonly after_id: string },
  { readonly candidature_id: string; readonly due_at: string }
>(
  'candidatures.lapsedIds',
  ['now', 'after_at', 'after_id'],
  `select c.candidature_id, d.closes_at::text as due_at
from candidatures c cross join lateral (select case c.stage
  when 'INTERESTED' then c.stage_since + greatest(interval '504 hours' - c.interest_used_ms * interval '1 millisecond', interval '168 hours')
  when 'SHORTLISTED' then case when c.known_to_intern_at is not null then greatest(c.stage_since, c.interested_at) + interval '336 hours' end
  when 'INTERVIEWED' then c.stage_since + interval '720 hours'
  when 'OFFER_DECLINED' then c.stage_since + interval '336 hours'
  when 'OFFER_EXPIRED' then c.stage_since + interval '336 hours' end as closes_at) d
where
  c.stage in ('INTERESTED', 'SHORTLISTED', 'INTERVIEWED', 'OFFER_DECLINED', 'OFFER_EXPIRED')
  and d.closes_at <= $1
  and (d.closes_at, c.candidature_id) > ($2::timestamptz, $3::uuid)
order by d.closes_at, c.candidature_id
limit 500`,
)

/** Candidatures with a reminder due since the last one; the domain decides whether it is sent. */
export const selectCandidaturesToRemind = defineStatement<
  { readonly now: string; readonly after_at: string; readonly after_id: string },
  { readonly candidature_id: string; readonly due_at: string }
>(
  'candidatures.selectCandidaturesToRemind',
  ['now', 'after_at', 'after_id'],
  `select c.candidature_id, d.remind_at::text as due_at
from
  candidatures c
  cross join lateral (
    select min(case c.stage
  when 'INTERESTED' then c.stage_since + greatest(interval '504 hours' - c.interest_used_ms * interval '1 millisecond', interval '168 hours')
  when 'SHORTLISTED' then case when c.known_to_intern_at is not null then greatest(c.stage_since, c.interested_at) + interval '336 hours' end
  when 'INTERVIEWED' then c.stage_since + interval '720 hours'
  when 'OFFER_DECLINED' then c.stage_since + interval '336 hours'
  when 'OFFER_EXPIRED' then c.stage_since + interval '336 hours' end - r.days_before * interval '24 hours') as remind_at
    from
      (
        values
          ('INTERESTED', 14), ('INTERESTED', 7), ('INTERESTED', 1), ('SHORTLISTED', 7), ('SHORTLISTED', 1), ('INTERVIEWED', 25), ('INTERVIEWED', 23), ('INTERVIEWED', 1), ('INTERVIEWED', 22), ('OFFER_DECLINED', 7), ('OFFER_DECLINED', 1), ('OFFER_EXPIRED', 7), ('OFFER_EXPIRED', 1)
      ) r (stage, days_before)
    where
      r.stage = c.stage
      and case c.stage
  when 'INTERESTED' then c.stage_since + greatest(interval '504 hours' - c.interest_used_ms * interval '1 millisecond', interval '168 hours')
  when 'SHORTLISTED' then case when c.known_to_intern_at is not null then greatest(c.stage_since, c.interested_at) + interval '336 hours' end
  when 'INTERVIEWED' then c.stage_since + interval '720 hours'
  when 'OFFER_DECLINED' then c.stage_since + interval '336 hours'
  when 'OFFER_EXPIRED' then c.stage_since + interval '336 hours' end - r.days_before * interval '24 hours' <= $1
      and case c.stage
  when 'INTERESTED' then c.stage_since + greatest(interval '504 hours' - c.interest_used_ms * interval '1 millisecond', interval '168 hours')
  when 'SHORTLISTED' then case when c.known_to_intern_at is not null then greatest(c.stage_since, c.interested_at) + interval '336 hours' end
  when 'INTERVIEWED' then c.stage_since + interval '720 hours'
  when 'OFFER_DECLINED' then c.stage_since + interval '336 hours'
  when 'OFFER_EXPIRED' then c.stage_since + interval '336 hours' end - r.days_before * interval '24 hours' > greatest(
        c.stage_since,
        case when c.stage = 'SHORTLISTED' then c.interested_at
        end, c.reminded_at
      )
  ) d
where
  c.stage in ('INTERESTED', 'SHORTLISTED', 'INTERVIEWED', 'OFFER_DECLINED', 'OFFER_EXPIRED')
  and (d.remind_at, c.candidature_id) > ($2::timestamptz, $3::uuid)
order by d.remind_at, c.candidature_id
limit 500`,
)

export const markCandidatureReminded = defineStatement<
  { readonly now: string; readonly candidature_id: string },
  NoRow
>(
  'candidatures.markCandidatureReminded',
  ['now', 'candidature_id'],
  `update candidatures
set reminded_at = $1
where candidature_id = $2`,
)

export const selectInterviewFacts = defineStatement<
  { readonly candidature_ids: readonly string[] },
  {
    readonly candidature_id: string
    readonly was_proposed: boolean
    readonly took_place: boolean
  }
>(
  'candidatures.selectInterviewFacts',
  ['candidature_ids'],
  `select
  candidature_id, count(*) > 0 as was_proposed,
  bool_or(status = 'COMPLETED') as took_place
from interviews
where candidature_id = any ($1::uuid[])
group by candidature_id`,
  { list: 'candidature_ids', column: 'candidature_id' },
)

/** Counts a plan's interest that closed without a reply since $2. */
export const unansweredOfPlan = defineStatement<
  { readonly since: string; readonly plans: readonly string[] },
  { readonly plan_id: string; readonly count: number }
>(
  'candidatures.unansweredOfPlan',
  ['since', 'plans'],
  `select e.data ->> 'plan_id' as plan_id, count(*)
from event_log e
where
  e.machine = 'candidature'
  and e.move = 'lapse'
  and e.reason = 'NOT_ANSWERED'
  and e.at >= $1
  and e.data ->> 'plan_id' = any ($2::text[])
group by plan_id`,
  { list: 'plans', column: 'plan_id' },
)

export const selectCandidatureRecipients = defineStatement<
  { readonly candidature_ids: readonly string[] },
  CandidatureRecipientsRow
>(
  'candidatures.selectCandidatureRecipients',
  ['candidature_ids'],
  `select
  c.candidature_id, n.user_id as intern_user_id, co.name as company_name, p.name as plan_name, p.plan_id,
  u.first_name as intern_first_name, u.last_name as intern_last_name,
  exists (select from candidatures agreed where agreed.company_id = c.company_id and agreed.intern_id = c.intern_id and agreed.name_visible_at is not null) as is_name_visible,
  c.stage, c.stage_since, case c.stage
  when 'INTERESTED' then c.stage_since + greatest(interval '504 hours' - c.interest_used_ms * interval '1 millisecond', interval '168 hours')
  when 'SHORTLISTED' then case when c.known_to_intern_at is not null then greatest(c.stage_since, c.interested_at) + interval '336 hours' end
  when 'INTERVIEWED' then c.stage_since + interval '720 hours'
  when 'OFFER_DECLINED' then c.stage_since + interval '336 hours'
  when 'OFFER_EXPIRED' then c.stage_since + interval '336 hours' end as closes_at,
  c.known_to_intern_at is not null as is_known,
  array(select m.user_id from members m where m.company_id = c.company_id and m.status = 'ACTIVE' and (m.role = 'ADMIN' or exists (select from plan_supervisors s where s.plan_id = c.plan_id and s.member_id = m.member_id)))::text[] as admins
from
  candidatures c
  join interns n on n.intern_id = c.intern_id
  join users u on u.user_id = n.user_id
  join companies co on co.company_id = c.company_id
  join plans p on p.plan_id = c.plan_id
where c.candidature_id = any ($1::uuid[])`,
  { list: 'candidature_ids', column: 'candidature_id' },
)

/** Open candidatures of an application that its intern knows of. */
export const knownCandidaturesOf = defineStatement<
  { readonly application_id: string },
  { readonly candidature_id: string }
>(
  'candidatures.knownCandidaturesOf',
  ['application_id'],
  `select candidature_id
from candidatures
where
  application_id = $1
  and stage in ('INTERESTED', 'SHORTLISTED', 'INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED', 'INTERVIEWED', 'OFFER_IN_REVIEW', 'OFFERED', 'OFFER_ACCEPTED', 'OFFER_DECLINED', 'OFFER_EXPIRED')
  and known_to_intern_at is not null
order by candidature_id`,
)

/** The intern a company must reply to before it proposes an interview to anyone else. Proposing to an overdue intern counts as a reply. */
export const overdueOfCompany = defineStatement<
  {
    readonly company_id: CompanyScope
    readonly except_intern_id: string
    readonly before: string
  },
  OverdueReplyRow
>(
  'candidatures.overdueOfCompany',
  ['company_id', 'except_intern_id', 'before'],
  `select
  u.first_name, u.last_name,
  exists (select from candidatures agreed where agreed.company_id = c.company_id and agreed.intern_id = c.intern_id and agreed.name_visible_at is not null) as is_name_visible,
  p.name as plan_name
from
  candidatures c
  join plans p on p.plan_id = c.plan_id
  join interns n on n.intern_id = c.intern_id
  join users u on u.user_id = n.user_id
where
  c.company_id = $1
  and c.intern_id <> $2
  and c.stage = 'INTERVIEWED'
  and c.stage_since <= $3
  and not exists (
    select
    from candidatures own
    where
      own.company_id = $1
      and own.intern_id = $2
      and own.stage = 'INTERVIEWED'
      and own.stage_since <= $3
  )
order by c.stage_since, c.candidature_id
limit 1`,
)
