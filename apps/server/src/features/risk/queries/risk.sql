-- Running internships with what shows how they go. A week's feedback counts once its side has
-- finished it.
-- list: riskRows
-- row: RiskListRow
-- column: internship_id: string
-- column: intern_name: string
-- column: supervisor: string
-- column: starts_on: string
-- column: ends_on: string
-- column: company_missed: number
-- column: intern_missed: number
-- column: company_rating: number | null
-- column: intern_rating: number | null
-- column: company_hours: number | null
-- column: intern_hours: number | null
-- column: silent_days: number
-- column: signals: RiskSignal[]
-- column: concern_id: string | null
select
  r.internship_id, trim(u.first_name || ' ' || u.last_name) as intern_name, n.user_id,
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
      and x.status = {{internship_action.RAISED}}
    order by x.created_at
    limit 1
  ) as concern_id
from
  (
    select
      f.*,
      array_remove(
        array[
          case when greatest(f.company_missed, f.intern_missed) >= {{risk_threshold(MISSED_WEEKS)}}
            then 'MISSED_WEEKS' end,
          case when least(f.company_rating, f.intern_rating) <= {{risk_threshold(LOW_RATING)}}
            then 'LOW_RATING' end,
          case when abs(f.company_hours - f.intern_hours) >= {{risk_threshold(HOURS)}}
            then 'HOURS' end,
          case when f.silent_days >= {{risk_threshold(SILENCE)}} then 'SILENCE' end
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
        where h.status = {{internship.ONGOING}}
      ) f
  ) r
  join companies c on c.company_id = r.company_id
  join plans p on p.plan_id = r.plan_id
  join interns n on n.intern_id = r.intern_id
  join users u on u.user_id = n.user_id
  join members m on m.member_id = r.supervisor_member_id
  left join users s on s.user_id = m.user_id
