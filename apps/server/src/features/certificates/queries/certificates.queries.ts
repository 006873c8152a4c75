// Generated from certificates.sql by “npm run queries”; do not edit.
// Source: 3c35af15d993
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { BadgeKey } from '../column-types.ts'
import type { CertificateFacts } from '@fledge/contract/certificates/schema.ts'
import type { InternshipStatus } from '@fledge/domain/internships/types.ts'
import { defineStatement, type NoParams, type NoRow } from '../../../platform/db/statement.ts'

/** Data from which a certificate is created. */
export interface CertificateSourceRow {
  readonly internship_id: string
  readonly intern_user_id: string
  readonly company_id: string
  readonly intern_id: string
  readonly status: InternshipStatus
  readonly ended_early: boolean
  readonly holder: string
  readonly role: string
  readonly company: string
  readonly batch: string
  readonly starts_on: string
  readonly ends_on: string
  readonly weeks: number
  readonly weeks_done: number
  readonly hours: number
  readonly hours_a_week: number
  readonly average_rating: number | null
  readonly skills: string[]
  readonly supervisor: string
}

export interface CertificateRow {
  readonly uuid: string
  readonly internship_id: string
  readonly facts: CertificateFacts
  readonly issued_at: string
  readonly revoked_at: string | null
  readonly revoked_reason: string | null
  readonly logo_file_id: string | null
  readonly status_index: number
}

export const certificateSource = defineStatement<
  { readonly internship_id: string },
  CertificateSourceRow
>(
  'certificates.certificateSource',
  ['internship_id'],
  `select
  i.internship_id, n.user_id as intern_user_id, i.company_id, i.intern_id, i.status,
  i.ended_early, trim(u.first_name || ' ' || u.last_name) as holder, o.role, co.name as company,
  b.name as batch, i.starts_on, i.ends_on,
  (select count(*)::int from internship_weeks w where w.internship_id = i.internship_id) as weeks,
  (
    select count(w.intern_completed_at)::int
    from internship_weeks w
    where w.internship_id = i.internship_id
  ) as weeks_done,
  coalesce(
    (
      select sum((a.answer #>> '{}')::numeric)
      from internship_weeks w join week_answers a using (weekly_feedback_id)
      where
        w.internship_id = i.internship_id
        and a.side = 'intern'
        and a.slug = 'intern-active-work-hours'
    ),
    0
  )::float as hours,
  i.hours_a_week,
  round(
    (
      select avg((a.answer #>> '{}')::numeric)
      from internship_weeks w join week_answers a using (weekly_feedback_id)
      where
        w.internship_id = i.internship_id
        and a.side = 'company'
        and a.slug = 'rate-your-internship-experience'
    ),
    1
  )::float as average_rating,
  array(
    select distinct s.word
    from
      internship_weeks w
      join week_answers a using (weekly_feedback_id),
      jsonb_array_elements_text(a.answer) as s (word)
    where w.internship_id = i.internship_id and a.side = 'intern' and a.slug = 'new-skills'
    order by 1
    limit 8
  ) as skills,
  su.first_name || ' ' || su.last_name as supervisor
from
  internships i
  join offers o on o.offer_id = i.offer_id
  join candidatures c on c.candidature_id = o.candidature_id
  join applications ap on ap.application_id = c.application_id
  join batches b on b.batch_id = ap.batch_id
  join companies co on co.company_id = i.company_id
  join interns n on n.intern_id = i.intern_id
  join users u on u.user_id = n.user_id
  join members m on m.member_id = i.supervisor_member_id
  join users su on su.user_id = m.user_id
where i.internship_id = $1`,
)

export const insertCertificate = defineStatement<
  {
    readonly uuid: string
    readonly internship_id: string
    readonly facts: string
    readonly now: string
  },
  NoRow
>(
  'certificates.insertCertificate',
  ['uuid', 'internship_id', 'facts', 'now'],
  `insert into certificates (uuid, internship_id, facts, issued_at)
values ($1, $2, $3::jsonb, $4)
on conflict (internship_id) do nothing`,
)

export const certificateRows: ListSource<CertificateRow> = {
  columns: `c.uuid, c.internship_id, c.facts, c.issued_at, c.revoked_at, c.revoked_reason, co.shown_logo_file_id as logo_file_id,
  c.status_index`,
  from: `certificates c`,
  joins: {
    i: `join internships i on i.internship_id = c.internship_id`,
    co: `join companies co on co.company_id = i.company_id`,
  },
}

export const certificateByUuid = defineStatement<
  { readonly uuid: string },
  CertificateRow
>(
  'certificates.certificateByUuid',
  ['uuid'],
  `select
  c.uuid, c.internship_id, c.facts, c.issued_at, c.revoked_at, c.revoked_reason, co.shown_logo_file_id as logo_file_id,
  c.status_index
from
  certificates c
  join internships i on i.internship_id = c.internship_id
  join companies co on co.company_id = i.company_id
where c.uuid = $1`,
)

export const markCertificateRevoked = defineStatement<
  { readonly now: string; readonly revoked_reason: string; readonly uuid: string },
  NoRow
>(
  'certificates.markCertificateRevoked',
  ['now', 'revoked_reason', 'uuid'],
  `update certificates
set revoked_at = $1, revoked_reason = $2
where uuid = $3 and revoked_at is null`,
)

export const badgeKeys = defineStatement<
  NoParams,
  { readonly value: BadgeKey[] }
>(
  'certificates.badgeKeys',
  [],
  `select value
from settings
where name = 'badge_keys'`,
)

/** Ensures that only one server at a time creates a key. */
export const lockBadgeKeys = defineStatement<
  NoParams,
  { readonly pg_advisory_xact_lock: unknown }
>(
  'certificates.lockBadgeKeys',
  [],
  `select pg_advisory_xact_lock(hashtextextended ('badge_keys', 0))`,
)

/** Positions of revoked certificates in one status list. */
export const revokedPlaces = defineStatement<
  { readonly from: number; readonly to: number },
  { readonly place: number }
>(
  'certificates.revokedPlaces',
  ['from', 'to'],
  `select status_index - $1::bigint as place
from certificates
where revoked_at is not null and status_index >= $1::bigint and status_index < $2::bigint`,
)
