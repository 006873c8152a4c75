import type { CertificateFacts } from '@fledge/contract/certificates/schema.ts'
import type { InternshipStatus } from '@fledge/domain/internships/types.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { statement } from '../../platform/db/statement.ts'

/** Data from which a certificate is created. */
export interface CertificateSourceRow {
  internship_id: string
  intern_user_id: string
  company_id: string
  intern_id: string
  status: InternshipStatus
  ended_early: boolean
  holder: string
  role: string
  company: string
  batch: string
  starts_on: string
  ends_on: string
  weeks: number
  weeks_done: number
  hours: number
  hours_a_week: number
  average_rating: number | null
  skills: string[]
  supervisor: string
}
const answersSql = (side: string, slug: string, what: string) =>
  `(select ${what} from internship_weeks w join week_answers a using (weekly_feedback_id) where w.internship_id = i.internship_id and a.side = '${side}' and a.slug = '${slug}')`
export const certificateSource = statement<[internship: string], CertificateSourceRow>(
  'certificates.source',
  `select i.internship_id, n.user_id as intern_user_id, i.company_id, i.intern_id, i.status, i.ended_early, trim(u.first_name || ' ' || u.last_name) as holder, o.role, co.name as company, b.name as batch, i.starts_on, i.ends_on,
     (select count(*)::int from internship_weeks w where w.internship_id = i.internship_id) as weeks, (select count(w.intern_completed_at)::int from internship_weeks w where w.internship_id = i.internship_id) as weeks_done,
     coalesce(${answersSql('intern', 'intern-active-work-hours', "sum((a.answer #>> '{}')::numeric)")}, 0)::float as hours, i.hours_a_week,
     round(${answersSql('company', 'rate-your-internship-experience', "avg((a.answer #>> '{}')::numeric)")}, 1)::float as average_rating,
     array(select distinct s.word from internship_weeks w join week_answers a using (weekly_feedback_id), jsonb_array_elements_text(a.answer) as s(word) where w.internship_id = i.internship_id and a.side = 'intern' and a.slug = 'new-skills' order by 1 limit 8) as skills,
     su.first_name || ' ' || su.last_name as supervisor
   from internships i join offers o on o.offer_id = i.offer_id join candidatures c on c.candidature_id = o.candidature_id join applications ap on ap.application_id = c.application_id join batches b on b.batch_id = ap.batch_id
   join companies co on co.company_id = i.company_id join interns n on n.intern_id = i.intern_id join users u on u.user_id = n.user_id join members m on m.member_id = i.supervisor_member_id join users su on su.user_id = m.user_id
   where i.internship_id = $1`,
)
export const insertCertificate = statement<
  [uuid: string, internship: string, facts: string, now: string]
>(
  'certificates.insert',
  `insert into certificates (uuid, internship_id, facts, issued_at) values ($1, $2, $3::jsonb, $4) on conflict (internship_id) do nothing`,
)

export interface CertificateRow {
  uuid: string
  internship_id: string
  facts: CertificateFacts
  issued_at: string
  revoked_at: string | null
  revoked_reason: string | null
  logo_file_id: string | null
  status_index: number
}
const columns =
  'c.uuid, c.internship_id, c.facts, c.issued_at, c.revoked_at, c.revoked_reason, co.logo_file_id, c.status_index'
const joins = {
  i: 'join internships i on i.internship_id = c.internship_id',
  co: 'join companies co on co.company_id = i.company_id',
} as const
export const certificateByUuid = statement<[uuid: string], CertificateRow>(
  'certificates.byUuid',
  `select ${columns} from certificates c ${Object.values(joins).join(' ')} where c.uuid = $1`,
)
export const certificateList = defineList<{
  row: CertificateRow
  scope: { operator: OperatorScope }
  filters: { search: string }
}>({
  name: 'certificates.list',
  columns,
  from: 'certificates c',
  joins,
  where: [],
  filters: { search: { contains: ["c.facts ->> 'holder'", "c.facts ->> 'company'"] } },
  orders: {
    default: {
      direction: 'desc',
      key: [
        { sql: 'c.issued_at', type: 'timestamptz' },
        { sql: 'c.uuid', type: 'uuid' },
      ],
    },
  },
})
export const markCertificateRevoked = statement<[uuid: string, now: string, reason: string]>(
  'certificates.revoke',
  `update certificates set revoked_at = $2, revoked_reason = $3 where uuid = $1 and revoked_at is null`,
)

export interface BadgeKey {
  readonly id: string
  readonly jwk: Readonly<Record<string, unknown>>
  /** The encrypted private key. */
  readonly sealed: string
}
export const badgeKeys = statement<[], { keys: BadgeKey[] }>(
  'certificates.badgeKeys',
  `select value as keys from settings where name = 'badge_keys'`,
)
/** Ensures that only one server at a time creates a key. */
export const lockBadgeKeys = statement<[]>(
  'certificates.lockBadgeKeys',
  `select pg_advisory_xact_lock(hashtextextended('badge_keys', 0))`,
)
export const saveBadgeKeys = statement<[keys: string]>(
  'certificates.saveBadgeKeys',
  `insert into settings (name, value) values ('badge_keys', $1::jsonb) on conflict (name) do update set value = excluded.value`,
)
/** Positions of revoked certificates in one status list. */
export const revokedPlaces = statement<[from: number, to: number], { place: number }>(
  'certificates.revokedPlaces',
  `select status_index - $1::bigint as place from certificates where revoked_at is not null and status_index >= $1::bigint and status_index < $2::bigint`,
)
