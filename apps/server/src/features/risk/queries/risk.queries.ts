// Generated from risk.sql by “npm run queries”; do not edit.
// Source: a5fb347751ee
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { RiskSignal } from '@fledge/domain/risk/types.ts'
import {  } from '../../../platform/db/statement.ts'

export interface RiskListRow {
  readonly internship_id: string
  readonly intern_name: string
  readonly user_id: string
  readonly company_id: string
  readonly company_name: string
  readonly plan_name: string
  readonly supervisor: string
  readonly starts_on: string
  readonly ends_on: string
  readonly signals: RiskSignal[]
  readonly company_missed: number
  readonly intern_missed: number
  readonly company_rating: number | null
  readonly intern_rating: number | null
  readonly company_hours: number | null
  readonly intern_hours: number | null
  readonly silent_days: number
  readonly concern_id: string | null
}

/** Running internships with what shows how they go. A week's feedback counts once its side has finished it. */
export const riskRows: ListSource<RiskListRow> = {
  columns: `r.internship_id, trim(u.first_name || ' ' || u.last_name) as intern_name, n.user_id,
  c.company_id, c.name as company_name, p.name as plan_name,
  coalesce(trim(s.first_name || ' ' || s.last_name), m.email::text) as supervisor, r.starts_on,
  r.ends_on, r.signals, r.company_missed, r.intern_missed, r.company_rating, r.intern_rating,
  r.company_hours, r.intern_hours, r.silent_days,
  (
    select x.action_id
    from internship_actions x
    where
      x.internship_id = r.internship_id
      and x.kind = 'REPORT_CONCERN'
      and x.status = 'RAISED'
    order by x.created_at
    limit 1
  ) as concern_id`,
  from: `(
    select
      f.*,
      array_remove(
        array[
          case when greatest(f.company_missed, f.intern_missed) >= 2
            then 'MISSED_WEEKS' end,
          case when least(f.company_rating, f.intern_rating) <= 5
            then 'LOW_RATING' end,
          case when abs(f.company_hours - f.intern_hours) >= 8
            then 'HOURS' end,
          case when f.silent_days >= 14 then 'SILENCE' end
        ],
        null
      ) as signals
    from
      (
        select
          h.internship_id, h.company_id, h.intern_id, h.plan_id, h.supervisor_member_id,
          h.starts_on, h.ends_on, w.company_missed, w.intern_missed, w.silent_days,
          (
            select (a.answer #>> '{}')::float
            from internship_weeks y join week_answers a using (weekly_feedback_id)
            where
              y.internship_id = h.internship_id
              and y.company_completed_at is not null
              and a.side = 'company'
              and a.slug = 'rate-your-internship-experience'
            order by y.number desc
            limit 1
          ) as company_rating,
          (
            select (a.answer #>> '{}')::float
            from internship_weeks y join week_answers a using (weekly_feedback_id)
            where
              y.internship_id = h.internship_id
              and y.intern_completed_at is not null
              and a.side = 'intern'
              and a.slug = 'rate-your-internship-experience'
            order by y.number desc
            limit 1
          ) as intern_rating,
          t.company_hours, t.intern_hours
        from
          internships h
          cross join lateral (
            select
              count(*) filter (
                where
                  y.company_completed_at is null
                  and y.unlocks_at <= :revealed_before::timestamptz
              )::int as company_missed,
              count(*) filter (
                where
                  y.intern_completed_at is null
                  and y.unlocks_at <= :revealed_before::timestamptz
              )::int as intern_missed,
              coalesce(
                greatest(
                  0,
                  floor(
                    extract(
                      epoch
                      from
                        :now::timestamptz - greatest(
                          max(y.company_completed_at), max(y.intern_completed_at),
                          min(y.unlocks_at)
                        )
                    ) / 86400
                  )
                ),
                0
              )::int as silent_days
            from internship_weeks y
            where y.internship_id = h.internship_id
          ) w
          left join lateral (
            select
              (a.answer #>> '{}')::float as company_hours,
              (b.answer #>> '{}')::float as intern_hours
            from
              internship_weeks y
              join week_answers a on a.weekly_feedback_id = y.weekly_feedback_id
                and a.side = 'company'
                and a.slug = 'hour-intern-work-this-week'
              join week_answers b on b.weekly_feedback_id = y.weekly_feedback_id
                and b.side = 'intern'
                and b.slug = 'intern-active-work-hours'
            where
              y.internship_id = h.internship_id
              and y.company_completed_at is not null
              and y.intern_completed_at is not null
            order by y.number desc
            limit 1
          ) t on true
        where h.status = 'ONGOING'
      ) f
  ) r`,
  joins: {
    c: `join companies c on c.company_id = r.company_id`,
    p: `join plans p on p.plan_id = r.plan_id`,
    n: `join interns n on n.intern_id = r.intern_id`,
    u: `join users u on u.user_id = n.user_id`,
    m: `join members m on m.member_id = r.supervisor_member_id`,
    s: `left join users s on s.user_id = m.user_id`,
  },
}
