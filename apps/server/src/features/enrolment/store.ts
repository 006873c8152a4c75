import type { InternScope } from '@fledge/domain/sessions/types.ts'
import { isoTimestampSql as iso, statement } from '../../platform/db/statement.ts'

export interface DocumentRow {
  document_id: string
  kind: 'PASSPORT' | 'NATIONAL_ID' | 'RESIDENCE_PERMIT' | 'STUDENT_ID'
  file_id: string
  name: string
  created_at: string
}
export const identityDocumentsOf = statement<[InternScope], DocumentRow>(
  'enrolment.documents',
  `select d.document_id, d.kind, d.file_id, f.name, d.created_at from identity_documents d join files f using (file_id) where d.intern_id = $1 order by d.created_at limit 20`,
)
export const deleteDocumentOfKind = statement<[InternScope, kind: string]>(
  'enrolment.removeKind',
  `delete from identity_documents where intern_id = $1 and kind = $2`,
)
export const insertDocument = statement<
  [InternScope, id: string, fileId: string, kind: string, now: string]
>(
  'enrolment.insertDocument',
  `insert into identity_documents (document_id, intern_id, file_id, kind, created_at) values ($2, $1, $3, $4, $5)`,
)

export const acceptedAgreements = statement<[userId: string], { kind: string; version: number }>(
  'enrolment.accepted',
  `select kind, version from agreements_accepted where user_id = $1`,
)
export const insertAgreementAcceptance = statement<
  [userId: string, kind: string, version: number, now: string]
>(
  'enrolment.accept',
  `insert into agreements_accepted (user_id, kind, version, at) values ($1, $2, $3, $4) on conflict do nothing`,
)
export const enrolmentFacts = statement<
  [InternScope, applicationId: string],
  {
    has_accepted_offer: boolean
    is_paid: boolean
    enrolled_at: string | null
    confirm: {
      offer_id: string
      role: string
      company_name: string
      starts_on: string
      by: string
      ends_at: string
    } | null
  }
>(
  'enrolment.facts',
  `select exists (select from offers o join candidatures c using (candidature_id) where o.intern_id = $1 and c.application_id = $2 and o.status = 'ACCEPTED_BY_CANDIDATE' and not o.is_over) as has_accepted_offer,
     exists (select from payments p where p.intern_id = $1 and p.application_id = $2 and p.status = 'SUCCEEDED' and p.refund_due_at is null) as is_paid, a.enrolled_at,
     (select jsonb_build_object('offer_id', o.offer_id, 'role', o.role, 'company_name', co.name, 'starts_on', o.starts_on, 'by', ${iso('o.confirm_by')}, 'ends_at', ${iso('o.confirm_ends_at')}) from offers o join candidatures c using (candidature_id) join companies co on co.company_id = o.company_id
      where c.application_id = a.application_id and o.confirm_next_at is not null order by o.confirm_by limit 1) as confirm
   from applications a where a.intern_id = $1 and a.application_id = $2`,
)
