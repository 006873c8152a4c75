-- What an account of either side has beside its details.
-- fragment: account_records
'seat_alerts',
coalesce(
  (
    select jsonb_agg(to_jsonb(r))
    from
      (
        select b.name as batch, s.created_at, s.told_at
        from seat_alerts s join batches b using (batch_id)
        where s.email = u.email
        order by s.created_at
      ) r
  ),
  '[]'
),
'company_invitations',
coalesce(
  (
    select jsonb_agg(to_jsonb(r))
    from
      (
        select ci.name, ci.website, ci.first_name, ci.last_name, ci.invited_at
        from company_invitations ci
        where ci.email = u.email
        order by ci.invited_at
      ) r
  ),
  '[]'
),
'content_reports',
coalesce(
  (
    select jsonb_agg(to_jsonb(r))
    from
      (
        select kind, part, reason, note, status, created_at, decided_at, decision_reason
        from content_reports
        where reporter_user_id = u.user_id
        order by created_at
      ) r
  ),
  '[]'
),
'message_replies',
coalesce(
  (
    select jsonb_agg(to_jsonb(r))
    from
      (
        select message_id, body, created_at, status, response, decided_at
        from message_replies
        where user_id = u.user_id
        order by created_at
      ) r
  ),
  '[]'
),
'notes_of_the_programme_team',
coalesce(
  (
    select jsonb_agg(to_jsonb(r))
    from (select note, created_at from person_notes where user_id = u.user_id order by note_id) r
  ),
  '[]'
),
'views_of_your_account_by_the_programme_team',
coalesce(
  (
    select jsonb_agg(to_jsonb(r))
    from
      (
        select begun_at, ended_at, reason
        from account_views
        where user_id = u.user_id
        order by begun_at
      ) r
  ),
  '[]'
),
'second_opinions_of_the_programme_team',
coalesce(
  (
    select jsonb_agg(to_jsonb(r))
    from
      (
        select s.question, s.asked_at, s.recommendation, s.comment, s.answered_at
        from
          second_opinions s
          join applications a using (application_id)
          join interns n on n.intern_id = a.intern_id
        where n.user_id = u.user_id
        order by s.asked_at
      ) r
  ),
  '[]'
),
'spot_feedback',
coalesce(
  (
    select jsonb_agg(to_jsonb(r))
    from
      (
        select page, rating, body, created_at
        from spot_feedback
        where user_id = u.user_id
        order by created_at
      ) r
  ),
  '[]'
),
'files',
coalesce(
  (
    select jsonb_agg(to_jsonb(r))
    from
      (
        select file_id, purpose, name, content_type, size, is_public, created_at
        from files
        where owner_user_id = u.user_id and complete
        order by created_at
      ) r
  ),
  '[]'
)

-- Reads all data stored about one intern in one statement, as a consistent snapshot.
-- name: ownData
-- param: intern_id: InternScope
-- row: OwnDataRow // All data stored about one intern, one column per section of the archive.
-- column: account: Readonly<Record<string, unknown>>
-- column: profile: Readonly<Record<string, unknown>>
-- column: applications: readonly Readonly<Record<string, unknown>>[]
-- column: companies: readonly Readonly<Record<string, unknown>>[]
-- column: internships: readonly Readonly<Record<string, unknown>>[]
-- column: payments: readonly Readonly<Record<string, unknown>>[]
-- column: messages: readonly Readonly<Record<string, unknown>>[]
-- column: history: readonly Readonly<Record<string, unknown>>[]
select
  jsonb_build_object(
    'email', u.email, 'first_name', u.first_name, 'last_name', u.last_name, 'birth_date',
    n.birth_date, 'phone', u.phone, 'phone_verified_at', u.phone_verified_at, 'country',
    (select l.label from lookup l where l.list = 'country' and l.id = u.country_id),
    'time_zone', u.time_zone, 'status', u.status, 'blocked_at', u.blocked_at, 'block_message', u.block_message, 'merged_into', u.merged_into, 'ban_reason', u.ban_reason, 'appeal_text', u.appeal_text, 'appealed_at', u.appealed_at, 'appeal_decided_at', u.appeal_decided_at, 'erasure_requested_at', u.erasure_requested_at, 'erasure_note', u.erasure_note, 'preferences', u.preferences, 'came_from',
    u.utm, 'last_seen_at', u.last_seen_at, 'created_at', u.created_at, 'agreements',
    coalesce(
      (
        select jsonb_agg(to_jsonb(r))
        from
          (
            select kind, version, at
            from agreements_accepted
            where user_id = u.user_id
            order by at
          ) r
      ),
      '[]'
    ),
    'devices',
    coalesce(
      (
        select jsonb_agg(to_jsonb(r))
        from
          (
            select device, created_at, last_used_at, expires_at
            from sessions
            where user_id = u.user_id
            order by created_at
          ) r
      ),
      '[]'
    ),
    'known_browsers',
    coalesce(
      (
        select jsonb_agg(to_jsonb(r))
        from
          (
            select signed_in_at
            from known_browsers
            where user_id = u.user_id
            order by signed_in_at
          ) r
      ),
      '[]'
    ),
    'security_events',
    coalesce(
      (
        select jsonb_agg(to_jsonb(r))
        from
          (
            select at, kind, reason,
            call, event_count
            from security_events
            where user_id = u.user_id
            order by id
          ) r
      ),
      '[]'
    ),
    'sign_in_with',
    coalesce(
      (
        select jsonb_agg(to_jsonb(r))
        from (select provider, created_at from identities where user_id = u.user_id) r
      ),
      '[]'
    ),
    'calendar_feed',
    coalesce(
      (
        select jsonb_agg(to_jsonb(r))
        from (select made_at, last_read_at from calendar_feeds where user_id = u.user_id) r
      ),
      '[]'
    ),
    'phone_codes',
    coalesce(
      (
        select jsonb_agg(to_jsonb(r))
        from
          (
            select phone, created_at, used_at
            from phone_codes
            where user_id = u.user_id
            order by created_at
          ) r
      ),
      '[]'
    ),
    {{account_records}}
  ) as account,
  jsonb_build_object(
    'is_hidden', n.is_hidden, 'public_profile', n.public_profile, 'public_parts', n.public_parts,
    'in_search_engines', n.public_indexed, {{exported_profile_fields(n)}}, 'university',
    coalesce(
      (select name from universities where university_id = n.university_id),
      n.university_name
    ),
    'hidden_by_programme_team',
    coalesce(
      (
        select jsonb_agg(to_jsonb(r))
        from
          (
            select
              part, reason, note, status, created_at, request_note, requested_at, appealed_at,
              decided_at, decision_reason
            from content_hidings
            where intern_id = n.intern_id
            order by created_at
          ) r
      ),
      '[]'
    ),
    'english_answers', n.low_english, 'own_skills', n.own_skills, 'weekly_hours', n.weekly_hours,
    'days_with_other_hours', n.hour_exceptions, 'entries',
    coalesce(
      (
        select jsonb_agg(to_jsonb(r))
        from
          (
            select kind, data, created_at
            from profile_entries
            where intern_id = n.intern_id
            order by kind, sort
          ) r
      ),
      '[]'
    ),
    'video_answers',
    coalesce(
      (
        select jsonb_agg(to_jsonb(r))
        from
          (
            select question, seconds, file_id, created_at
            from video_answers
            where intern_id = n.intern_id
            order by created_at
          ) r
      ),
      '[]'
    ),
    'identity_documents',
    coalesce(
      (
        select jsonb_agg(to_jsonb(r))
        from
          (
            select kind, file_id, created_at
            from identity_documents
            where intern_id = n.intern_id
            order by created_at
          ) r
      ),
      '[]'
    )
  ) as profile,
  coalesce(
    (
      select jsonb_agg(to_jsonb(r))
      from
        (
          select
            a.application_id, b.name as batch, a.status,
            (
              select l.label
              from lookup l
              where l.list = 'career-field' and l.id = a.career_field_id
            ) as career_field,
            coalesce(
              (
                select jsonb_agg(l.label order by l.label)
                from lookup l
                where l.list = 'specialisation' and l.id = any (a.specialisation_ids)
              ),
              '[]'
            ) as specialisations,
            coalesce(
              (
                select jsonb_agg(l.label order by l.label)
                from lookup l
                where l.list = 'skill' and l.id = any (a.skill_ids)
              ),
              '[]'
            ) as skills,
            coalesce(
              (
                select jsonb_agg(l.label order by l.label)
                from lookup l
                where l.list = 'skill' and l.id = any (a.skill_to_improve_ids)
              ),
              '[]'
            ) as skills_to_improve,
            coalesce(
              (
                select jsonb_agg(l.label order by l.label)
                from lookup l
                where l.list = 'project' and l.id = any (a.project_ids)
              ),
              '[]'
            ) as projects,
            a.internship_start, a.additional_answers, a.resume_file_id, a.resume_data,
            a.resume_confirmed_at, a.created_at, a.submitted_at, a.decided_at, a.decision_reason,
            a.enrolled_at,
            coalesce(
              (
                select jsonb_agg(to_jsonb(r))
                from
                  (
                    select section, body, sent_at, addressed_at, note
                    from application_comments
                    where application_id = a.application_id and sent_at is not null
                    order by sent_at
                  ) r
              ),
              '[]'
            ) as comments
          from applications a join batches b using (batch_id)
          where a.intern_id = n.intern_id
          order by a.created_at
        ) r
    ),
    '[]'
  ) as applications,
  coalesce(
    (
      select jsonb_agg(to_jsonb(r))
      from
        (
          select
            k.candidature_id, co.name as company, p.name as plan, k.stage, k.stage_since,
            k.end_reason, k.end_note, k.known_to_intern_at as created_at,
            coalesce(
              (
                select jsonb_agg(to_jsonb(r))
                from
                  (
                    select
                      i.interview_id, i.status, i.slot_starts, i.starts_at, i.ends_at,
                      i.meeting_link, i.notes, i.end_reason, i.end_note, i.created_at,
                      (
                        select to_jsonb(f)
                        from
                          (
                            select attended, rating, strengths, note, created_at
                            from interview_feedback
                            where interview_id = i.interview_id and side = 'intern'
                          ) f
                      ) as own_feedback,
                      (
                        select to_jsonb(s)
                        from
                          (
                            select recorded_at, explanation, explained_at, decision, decided_at
                            from no_shows
                            where interview_id = i.interview_id and side = 'intern'
                          ) s
                      ) as no_show
                    from interviews i
                    where i.candidature_id = k.candidature_id
                    order by i.created_at
                  ) r
              ),
              '[]'
            ) as interviews,
            coalesce(
              (
                select jsonb_agg(to_jsonb(r))
                from
                  (
                    select
                      o.offer_id, o.status, o.version, o.role, o.starts_on, o.ends_on,
                      o.hours_a_week, o.place, o.city, o.stipend_amount, o.stipend_currency,
                      o.note, o.answer_by, o.terms_version, o.terms_accepted_at, o.end_reason,
                      o.end_note
                    from offers o
                    where o.candidature_id = k.candidature_id and o.approved_at is not null
                    order by o.created_at
                  ) r
              ),
              '[]'
            ) as offers
          from candidatures k join companies co using (company_id) join plans p using (plan_id)
          where k.intern_id = n.intern_id and k.known_to_intern_at is not null
          order by k.created_at
        ) r
    ),
    '[]'
  ) as companies,
  coalesce(
    (
      select jsonb_agg(to_jsonb(r))
      from
        (
          select
            s.internship_id, co.name as company, o.role, s.status, s.starts_on, s.ends_on,
            s.hours_a_week, s.ended_early, s.end_reason, s.completed_at,
            coalesce(
              (
                select jsonb_agg(to_jsonb(r))
                from
                  (
                    select
                      w.number, w.starts_on, w.intern_completed_at,
                      coalesce(
                        (
                          select jsonb_agg(to_jsonb(r))
                          from
                            (
                              select slug as question, answer, at
                              from week_answers
                              where weekly_feedback_id = w.weekly_feedback_id and side = 'intern'
                              order by at
                            ) r
                        ),
                        '[]'
                      ) as own_answers
                    from internship_weeks w
                    where w.internship_id = s.internship_id
                    order by w.number
                  ) r
              ),
              '[]'
            ) as weeks,
            coalesce(
              (
                select jsonb_agg(to_jsonb(r))
                from
                  (
                    select
                      x.kind, x.status, x.note, x.data, x.decision_reason, x.created_at,
                      x.decided_at,
                      coalesce(
                        (
                          select jsonb_agg(to_jsonb(r))
                          from
                            (
                              select side, message, created_at
                              from case_messages
                              where action_id = x.action_id
                              order by message_id
                            ) r
                        ),
                        '[]'
                      ) as messages
                    from internship_actions x
                    where x.internship_id = s.internship_id and x.raised_by_user = n.user_id
                    order by x.created_at
                  ) r
              ),
              '[]'
            ) as requests,
            coalesce(
              (
                select jsonb_agg(to_jsonb(r))
                from
                  (
                    select name, created_at
                    from custom_projects
                    where internship_id = s.internship_id and created_by = 'intern'
                  ) r
              ),
              '[]'
            ) as own_projects,
            coalesce(
              (
                select jsonb_agg(to_jsonb(r))
                from
                  (
                    select uuid, facts, issued_at, revoked_at, revoked_reason
                    from certificates
                    where internship_id = s.internship_id
                  ) r
              ),
              '[]'
            ) as certificates
          from internships s join companies co using (company_id) join offers o using (offer_id)
          where s.intern_id = n.intern_id
          order by s.starts_on
        ) r
    ),
    '[]'
  ) as internships,
  coalesce(
    (
      select jsonb_agg(to_jsonb(r))
      from
        (
          select
            payment_id, status, amount, currency, receipt_number, card_brand, card_last4,
            failure_code, created_at, settled_at, refund_amount, refund_reason, refund_note,
            refunded_at
          from payments
          where intern_id = n.intern_id
          order by created_at
        ) r
    ),
    '[]'
  ) as payments,
  coalesce(
    (
      select jsonb_agg(to_jsonb(r))
      from
        (
          select kind, content, created_at, read_at
          from notices
          where user_id = u.user_id
          order by id
        ) r
    ),
    '[]'
  ) as messages,
  coalesce(
    (
      select jsonb_agg(to_jsonb(r))
      from
        (
          select at, machine,
          move, from_state, to_state, actor_kind, reason,
          -- It is about another intern, too.
          case when machine = 'account' and move = 'dismissDuplicate' then null else note end as note
          from event_log e
          where
            (intern_id = n.intern_id or actor_id = u.user_id)
            and not (machine = 'candidature' and move in ('shortlist', 'returnToInterest'))
            and not exists (
              select
              from candidatures k
              where k.candidature_id = e.candidature_id and k.known_to_intern_at is null
            )
          order by id
        ) r
    ),
    '[]'
  ) as history
from interns n join users u using (user_id)
where n.intern_id = :intern_id;

-- Files to include in the archive.
-- name: ownFiles
select file_id, key, purpose, name, size
from files
where owner_user_id = :owner_user_id and complete
order by created_at;

-- Reads all data stored about one member in one statement, as a consistent snapshot.
-- name: memberData
-- param: company_id: CompanyScope
-- row: MemberDataRow // All data stored about one member, one column per section of the archive.
-- column: account: Readonly<Record<string, unknown>>
-- column: work: Readonly<Record<string, unknown>>
-- column: messages: readonly Readonly<Record<string, unknown>>[]
-- column: history: readonly Readonly<Record<string, unknown>>[]
select
  jsonb_build_object(
    'email', u.email, 'first_name', u.first_name, 'last_name', u.last_name, 'phone', u.phone,
    'time_zone', u.time_zone, 'status', u.status, 'blocked_at', u.blocked_at, 'block_message', u.block_message, 'ban_reason', u.ban_reason, 'appeal_text', u.appeal_text, 'appealed_at', u.appealed_at, 'appeal_decided_at', u.appeal_decided_at, 'erasure_requested_at', u.erasure_requested_at, 'erasure_note', u.erasure_note, 'preferences', u.preferences, 'came_from',
    u.utm, 'last_seen_at', u.last_seen_at, 'created_at', u.created_at, 'company', co.name, 'role',
    m.role, 'permissions', m.permissions, 'linkedin', m.linkedin_url, 'job_title',
    coalesce(
      m.custom_job_title,
      (select l.label from lookup l where l.list = 'job-title' and l.id::text = m.job_title_id)
    ),
    'languages',
    coalesce(
      (
        select jsonb_agg(l.label order by l.label)
        from lookup l
        where l.list = 'language' and l.id = any (m.language_ids)
      ),
      '[]'
    ),
    'agreements',
    coalesce(
      (
        select jsonb_agg(to_jsonb(r))
        from
          (
            select kind, version, at
            from agreements_accepted
            where user_id = u.user_id
            order by at
          ) r
      ),
      '[]'
    ),
    'devices',
    coalesce(
      (
        select jsonb_agg(to_jsonb(r))
        from
          (
            select device, created_at, last_used_at, expires_at
            from sessions
            where user_id = u.user_id
            order by created_at
          ) r
      ),
      '[]'
    ),
    'sign_in_with',
    coalesce(
      (
        select jsonb_agg(to_jsonb(r))
        from (select provider, created_at from identities where user_id = u.user_id) r
      ),
      '[]'
    ),
    'second_factor',
    coalesce(
      (
        select jsonb_agg(to_jsonb(r))
        from
          (
            select set_up_at
            from second_factors
            where user_id = u.user_id
          ) r
      ),
      '[]'
    ),
    'calendars',
    coalesce(
      (
        select jsonb_agg(to_jsonb(r))
        from
          (
            select provider, status, account, calendar_name, connected_at
            from calendar_connections
            where user_id = u.user_id
          ) r
      ),
      '[]'
    ),
    'calendar_feed',
    coalesce(
      (
        select jsonb_agg(to_jsonb(r))
        from (select made_at, last_read_at from calendar_feeds where user_id = u.user_id) r
      ),
      '[]'
    ),
    {{account_records}}
  ) as account,
  jsonb_build_object(
    'interviews',
    coalesce(
      (
        select jsonb_agg(to_jsonb(r))
        from
          (
            select
              i.interview_id,
              (
                select
                  {{visible_name(i.company_id, i.intern_id, w)}}
                from interns n join users w on w.user_id = n.user_id
                where n.intern_id = i.intern_id
              ) as intern,
              i.status, i.starts_at, i.ends_at, i.created_at
            from interviewers v join interviews i using (interview_id)
            where v.member_id = m.member_id
            order by i.created_at
          ) r
      ),
      '[]'
    ),
    'feedback_given',
    coalesce(
      (
        select jsonb_agg(to_jsonb(r))
        from
          (
            select interview_id, attended, rating, strengths, decision, note, created_at
            from interview_feedback
            where user_id = u.user_id and side = 'company'
            order by created_at
          ) r
      ),
      '[]'
    ),
    'internships_supervised',
    coalesce(
      (
        select jsonb_agg(to_jsonb(r))
        from
          (
            select internship_id, status, starts_on, ends_on
            from internships
            where m.member_id in (supervisor_member_id, second_supervisor_member_id)
            order by starts_on
          ) r
      ),
      '[]'
    ),
    'messages_about_concerns',
    coalesce(
      (
        select jsonb_agg(to_jsonb(r))
        from
          (
            select s.side, s.message, s.created_at
            from
              internships i
              join internship_actions x on x.internship_id = i.internship_id
              join case_messages s on s.action_id = x.action_id
            where
              i.company_id = m.company_id
              and x.raised_by = 'company'
              and (
                s.author_id = u.user_id
                or (s.side = 'operator' and x.raised_by_user = u.user_id)
              )
            order by s.message_id
          ) r
      ),
      '[]'
    )
  ) as work,
  coalesce(
    (
      select jsonb_agg(to_jsonb(r))
      from
        (
          select kind, content, created_at, read_at
          from notices
          where user_id = u.user_id
          order by id
        ) r
    ),
    '[]'
  ) as messages,
  coalesce(
    (
      select jsonb_agg(to_jsonb(r))
      from
        (
          select at, machine,
          move, from_state, to_state, reason, note
          from event_log
          where actor_id = u.user_id
          order by id
        ) r
    ),
    '[]'
  ) as history
from members m join users u using (user_id) join companies co using (company_id)
where m.company_id = :company_id and m.user_id = :user_id;
