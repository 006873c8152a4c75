// Generated from export.sql by “npm run queries”; do not edit.
// Source: 2d68d98fd7eb
import type { CompanyScope, InternScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement } from '../../../platform/db/statement.ts'

/** All data stored about one intern, one column per section of the archive. */
export interface OwnDataRow {
  readonly account: Readonly<Record<string, unknown>>
  readonly profile: Readonly<Record<string, unknown>>
  readonly applications: readonly Readonly<Record<string, unknown>>[]
  readonly companies: readonly Readonly<Record<string, unknown>>[]
  readonly internships: readonly Readonly<Record<string, unknown>>[]
  readonly payments: readonly Readonly<Record<string, unknown>>[]
  readonly messages: readonly Readonly<Record<string, unknown>>[]
  readonly history: readonly Readonly<Record<string, unknown>>[]
}

/** All data stored about one member, one column per section of the archive. */
export interface MemberDataRow {
  readonly account: Readonly<Record<string, unknown>>
  readonly work: Readonly<Record<string, unknown>>
  readonly messages: readonly Readonly<Record<string, unknown>>[]
  readonly history: readonly Readonly<Record<string, unknown>>[]
}

/** Reads all data stored about one intern in one statement, as a consistent snapshot. */
export const ownData = defineStatement<
  { readonly intern_id: InternScope },
  OwnDataRow
>(
  'accounts.ownData',
  ['intern_id'],
  `select
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
  ) as account,
  jsonb_build_object(
    'is_hidden', n.is_hidden, 'public_profile', n.public_profile, 'public_parts', n.public_parts,
    'in_search_engines', n.public_indexed, 'citizenship', (select l.label from lookup l where l.list = 'country' and l.id = n.citizenship_country_id), 'english_proficiency', n.english_proficiency, 'heard_from', n.heard_from, 'goals', n.goals, 'career_fields', coalesce((select jsonb_agg(l.label order by l.label) from lookup l where l.list = 'career-field' and l.id = any (n.career_field_ids)), '[]'), 'start_month', n.start_month, 'duration_weeks', n.duration_weeks, 'hours_a_week', n.hours_a_week, 'gender', (select l.label from lookup l where l.list = 'gender' and l.id = n.gender_id), 'racial_ethnic_groups', coalesce((select jsonb_agg(l.label order by l.label) from lookup l where l.list = 'racial-ethnic-group' and l.id = any (n.racial_ethnic_group_ids)), '[]'), 'disabilities', coalesce((select jsonb_agg(l.label order by l.label) from lookup l where l.list = 'disability' and l.id = any (n.disability_ids)), '[]'), 'first_generation_student', n.first_generation_student, 'international_student', n.international_student, 'introduction', n.introduction, 'job_title', n.job_title, 'internship_goal', n.internship_goal, 'major', n.major, 'education_level', (select l.label from lookup l where l.list = 'education-level' and l.id = n.education_level_id), 'graduation_month', n.graduation_month, 'university',
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
where n.intern_id = $1`,
)

/** Files to include in the archive. */
export const ownFiles = defineStatement<
  { readonly owner_user_id: string },
  {
    readonly file_id: string
    readonly key: string
    readonly purpose: string
    readonly name: string
    readonly size: number
  }
>(
  'accounts.ownFiles',
  ['owner_user_id'],
  `select file_id, key, purpose, name, size
from files
where owner_user_id = $1 and complete
order by created_at`,
)

/** Reads all data stored about one member in one statement, as a consistent snapshot. */
export const memberData = defineStatement<
  { readonly company_id: CompanyScope; readonly user_id: string },
  MemberDataRow
>(
  'accounts.memberData',
  ['company_id', 'user_id'],
  `select
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
                  case when exists (select from candidatures agreed where agreed.company_id = i.company_id and agreed.intern_id = i.intern_id and agreed.name_visible_at is not null) or trim(w.last_name) = ''
  then trim(w.first_name || ' ' || w.last_name) else w.first_name || ' ' || upper(left(trim(w.last_name), 1)) || '.' end
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
where m.company_id = $1 and m.user_id = $2`,
)
