// Generated from list.sql by “npm run queries”; do not edit.
// Source: e6573e8ef86f
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { CandidatureStage } from '@fledge/domain/candidatures/types.ts'
import type { InterviewStatus } from '@fledge/domain/interviews/types.ts'
import type { OfferStatus } from '@fledge/domain/offers/types.ts'
import { defineStatement } from '../../../platform/db/statement.ts'

export interface ListRow {
  readonly candidature_id: string
  readonly plan_id: string
  readonly plan_name: string
  readonly stage: CandidatureStage
  readonly stage_since: string
  readonly created_at: string
  readonly interested_at: string | null
  readonly interest_used_ms: number
  readonly known_to_intern_at: string | null
  readonly end_reason: string | null
  readonly end_note: string | null
  readonly intern_id: string
  readonly first_name: string
  readonly last_name: string
  readonly is_name_visible: boolean
  readonly picture_file_id: string | null
  readonly country_code: string | null
  readonly time_zone: string
  readonly company_id: string
  readonly company_name: string
  readonly company_slug: string
  readonly logo_file_id: string | null
  readonly company_time_zone: string
  readonly interview: { interview_id: string; status: InterviewStatus; status_since: string; starts_at: string | null; ends_at: string | null; answer_by: string | null; times: number; end_reason: string | null; claimed_by: 'company' | 'intern' | null; claimed_at: string | null; contested_at: string | null; claim_review_days: number } | null
  readonly offer: { offer_id: string; status: OfferStatus; answer_by: string | null; confirm_by: string | null; starts_on: string; status_since: string; review_days: number } | null
}

export const candidatureRows: ListSource<ListRow> = {
  columns: `c.candidature_id, c.plan_id, p.name as plan_name, c.stage, c.stage_since, c.created_at,
  c.interested_at, c.interest_used_ms, c.known_to_intern_at, c.end_reason, c.end_note,
  c.intern_id, u.first_name, u.last_name,
  exists (select from candidatures agreed where agreed.company_id = c.company_id and agreed.intern_id = c.intern_id and agreed.name_visible_at is not null) as is_name_visible,
  u.shown_picture_file_id as picture_file_id, l.data ->> 'code' as country_code, u.time_zone, c.company_id,
  co.name as company_name, co.slug as company_slug, co.shown_logo_file_id as logo_file_id, co.time_zone as company_time_zone,
  (
    select
      jsonb_build_object(
        'interview_id', i.interview_id, 'status', i.status, 'status_since',
        to_char(i.status_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'starts_at',
        case
          when i.answer_by is null then to_char(i.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        end, 'ends_at',
        case
          when i.answer_by is null then to_char(i.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        end, 'answer_by',
        to_char(i.answer_by at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'times',
        cardinality(i.slot_starts), 'end_reason', i.end_reason, 'claimed_by',
        i.no_show_claimed_by, 'claimed_at',
        to_char(i.no_show_claimed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'contested_at',
        to_char(i.no_show_contested_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'claim_review_days',
        i.claim_review_days
      )
    from interviews i
    where i.candidature_id = c.candidature_id
    order by i.created_at desc
    limit 1
  ) as interview,
  (
    select
      jsonb_build_object(
        'offer_id', o.offer_id, 'status', o.status, 'answer_by',
        to_char(o.answer_by at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'confirm_by',
        to_char(o.confirm_by at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'starts_on',
        o.starts_on, 'status_since',
        to_char(o.status_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'review_days',
        o.review_days
      )
    from offers o
    where o.candidature_id = c.candidature_id
    order by o.created_at desc
    limit 1
  ) as offer`,
  from: `candidatures c`,
  joins: {
    p: `join plans p on p.plan_id = c.plan_id`,
    co: `join companies co on co.company_id = c.company_id`,
    n: `join interns n on n.intern_id = c.intern_id`,
    u: `join users u on u.user_id = n.user_id`,
    l: `left join lookup l on l.list = 'country' and l.id = u.country_id`,
  },
}

export const selectListRow = defineStatement<
  { readonly candidature_id: string },
  ListRow
>(
  'candidatures.selectListRow',
  ['candidature_id'],
  `select
  c.candidature_id, c.plan_id, p.name as plan_name, c.stage, c.stage_since, c.created_at,
  c.interested_at, c.interest_used_ms, c.known_to_intern_at, c.end_reason, c.end_note,
  c.intern_id, u.first_name, u.last_name,
  exists (select from candidatures agreed where agreed.company_id = c.company_id and agreed.intern_id = c.intern_id and agreed.name_visible_at is not null) as is_name_visible,
  u.shown_picture_file_id as picture_file_id, l.data ->> 'code' as country_code, u.time_zone, c.company_id,
  co.name as company_name, co.slug as company_slug, co.shown_logo_file_id as logo_file_id, co.time_zone as company_time_zone,
  (
    select
      jsonb_build_object(
        'interview_id', i.interview_id, 'status', i.status, 'status_since',
        to_char(i.status_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'starts_at',
        case
          when i.answer_by is null then to_char(i.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        end, 'ends_at',
        case
          when i.answer_by is null then to_char(i.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        end, 'answer_by',
        to_char(i.answer_by at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'times',
        cardinality(i.slot_starts), 'end_reason', i.end_reason, 'claimed_by',
        i.no_show_claimed_by, 'claimed_at',
        to_char(i.no_show_claimed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'contested_at',
        to_char(i.no_show_contested_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'claim_review_days',
        i.claim_review_days
      )
    from interviews i
    where i.candidature_id = c.candidature_id
    order by i.created_at desc
    limit 1
  ) as interview,
  (
    select
      jsonb_build_object(
        'offer_id', o.offer_id, 'status', o.status, 'answer_by',
        to_char(o.answer_by at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'confirm_by',
        to_char(o.confirm_by at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'starts_on',
        o.starts_on, 'status_since',
        to_char(o.status_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'review_days',
        o.review_days
      )
    from offers o
    where o.candidature_id = c.candidature_id
    order by o.created_at desc
    limit 1
  ) as offer
from
  candidatures c
  join plans p on p.plan_id = c.plan_id
  join companies co on co.company_id = c.company_id
  join interns n on n.intern_id = c.intern_id
  join users u on u.user_id = n.user_id
  left join lookup l on l.list = 'country' and l.id = u.country_id
where c.candidature_id = $1`,
)
