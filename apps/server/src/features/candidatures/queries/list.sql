-- list: candidatureRows
-- row: ListRow
-- column: is_name_visible: boolean
-- column: interview: { interview_id: string; status: InterviewStatus; status_since: string; starts_at: string | null; ends_at: string | null; answer_by: string | null; times: number; end_reason: string | null; claimed_by: 'company' | 'intern' | null; claimed_at: string | null; contested_at: string | null; claim_review_days: number } | null
-- column: offer: { offer_id: string; status: OfferStatus; answer_by: string | null; confirm_by: string | null; starts_on: string; status_since: string; review_days: number } | null
select
  c.candidature_id, c.plan_id, p.name as plan_name, c.stage, c.stage_since, c.created_at,
  c.interested_at, c.interest_used_ms, c.known_to_intern_at, c.end_reason, c.end_note,
  c.intern_id, u.first_name, u.last_name,
  {{is_name_visible(c.company_id, c.intern_id)}} as is_name_visible,
  u.shown_picture_file_id as picture_file_id, l.data ->> 'code' as country_code, u.time_zone, c.company_id,
  co.name as company_name, co.slug as company_slug, co.shown_logo_file_id as logo_file_id, co.time_zone as company_time_zone,
  (
    select
      jsonb_build_object(
        'interview_id', i.interview_id, 'status', i.status, 'status_since',
        {{iso_timestamp(i.status_since)}}, 'starts_at',
        case
          when i.answer_by is null then {{iso_timestamp(i.starts_at)}}
        end, 'ends_at',
        case
          when i.answer_by is null then {{iso_timestamp(i.ends_at)}}
        end, 'answer_by',
        {{iso_timestamp(i.answer_by)}}, 'times',
        cardinality(i.slot_starts), 'end_reason', i.end_reason, 'claimed_by',
        i.no_show_claimed_by, 'claimed_at',
        {{iso_timestamp(i.no_show_claimed_at)}},
        'contested_at',
        {{iso_timestamp(i.no_show_contested_at)}}, 'claim_review_days',
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
        {{iso_timestamp(o.answer_by)}}, 'confirm_by',
        {{iso_timestamp(o.confirm_by)}}, 'starts_on',
        o.starts_on, 'status_since',
        {{iso_timestamp(o.status_since)}}, 'review_days',
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

-- name: selectListRow
-- row: ListRow
{{candidatureRows}}
where c.candidature_id = :candidature_id;
