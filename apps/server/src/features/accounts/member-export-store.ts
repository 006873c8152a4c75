import type { CompanyScope } from '@fledge/domain/sessions/words.ts'
import { knownName } from '../../platform/db/known-name.ts'
import { statement } from '../../platform/db/statement.ts'

/** Everything kept of one member, a part of the archive each. */
export interface MemberDataRow {
  account: Readonly<Record<string, unknown>>
  work: Readonly<Record<string, unknown>>
  messages: readonly Readonly<Record<string, unknown>>[]
  history: readonly Readonly<Record<string, unknown>>[]
}

const rows = (select: string) =>
  `coalesce((select jsonb_agg(to_jsonb(r)) from (${select}) r), '[]')`

const account = `jsonb_build_object('email', u.email, 'first_name', u.first_name, 'last_name', u.last_name, 'phone', u.phone, 'time_zone', u.time_zone, 'status', u.status, 'preferences', u.preferences,
  'came_from', u.utm, 'last_seen_at', u.last_seen_at, 'created_at', u.created_at, 'company', co.name, 'role', m.role, 'permissions', m.permissions, 'linkedin', m.linkedin_url, 'job_title', coalesce(m.custom_job_title, (select l.label from lookup l where l.list = 'job-title' and l.id::text = m.job_title_id)),
  'languages', coalesce((select jsonb_agg(l.label order by l.label) from lookup l where l.list = 'language' and l.id = any(m.language_ids)), '[]'),
  'agreements', ${rows(`select kind, version, at from agreements_accepted where user_id = u.user_id order by at`)},
  'devices', ${rows(`select device, created_at, last_used_at, expires_at from sessions where user_id = u.user_id order by created_at`)},
  'sign_in_with', ${rows(`select provider, created_at from identities where user_id = u.user_id`)},
  'calendars', ${rows(`select provider, status, account, calendar_name, connected_at from calendar_connections where user_id = u.user_id`)},
  'calendar_feed', ${rows(`select made_at, last_read_at from calendar_feeds where user_id = u.user_id`)},
  'spot_feedback', ${rows(`select page, rating, body, created_at from spot_feedback where user_id = u.user_id order by created_at`)},
  'files', ${rows(`select file_id, purpose, name, content_type, size, is_public, created_at from files where owner_user_id = u.user_id and complete order by created_at`)})`

/** Interns by the name that the company may read. */
const intern = `(select ${knownName('k.stage', 'w')} from candidatures k join interns n on n.intern_id = k.intern_id join users w on w.user_id = n.user_id where k.candidature_id = i.candidature_id)`
const work = `jsonb_build_object(
  'interviews', ${rows(`select i.interview_id, ${intern} as intern, i.status, i.starts_at, i.ends_at, i.created_at from interviewers v join interviews i using (interview_id) where v.member_id = m.member_id order by i.created_at`)},
  'feedback_given', ${rows(`select interview_id, attended, rating, strengths, decision, note, created_at from interview_feedback where user_id = u.user_id and side = 'company' order by created_at`)},
  'internships_supervised', ${rows(`select internship_id, status, starts_on, ends_on from internships where m.member_id in (supervisor_member_id, second_supervisor_member_id) order by starts_on`)})`

/** All that is kept of one member, as one moment has it. */
export const memberData = statement<[CompanyScope, userId: string], MemberDataRow>(
  'accounts.memberData',
  `select ${account} as account, ${work} as work,
     ${rows(`select kind, content, created_at, read_at from notices where user_id = u.user_id order by id`)} as messages,
     ${rows(`select at, machine, move, from_state, to_state, reason, note from event_log where actor_id = u.user_id order by id`)} as history
   from members m join users u using (user_id) join companies co using (company_id) where m.company_id = $1 and m.user_id = $2`,
)
