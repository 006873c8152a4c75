// Generated from enrolment.sql by “npm run queries”; do not edit.
// Source: 794246fe044b
import type { InternScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface DocumentRow {
  readonly document_id: string
  readonly kind: 'PASSPORT' | 'NATIONAL_ID' | 'RESIDENCE_PERMIT' | 'STUDENT_ID'
  readonly file_id: string
  readonly name: string
  readonly created_at: string
}

export const identityDocumentsOf = defineStatement<
  { readonly intern_id: InternScope },
  DocumentRow
>(
  'enrolment.identityDocumentsOf',
  ['intern_id'],
  `select d.document_id, d.kind, d.file_id, f.name, d.created_at
from identity_documents d join files f using (file_id)
where d.intern_id = $1
order by d.created_at
limit 20`,
)

export const deleteDocumentOfKind = defineStatement<
  { readonly intern_id: InternScope; readonly kind: string },
  NoRow
>(
  'enrolment.deleteDocumentOfKind',
  ['intern_id', 'kind'],
  `delete from identity_documents
where intern_id = $1 and kind = $2`,
)

export const insertDocument = defineStatement<
  {
    readonly document_id: string
    readonly intern_id: InternScope
    readonly file_id: string
    readonly kind: string
    readonly now: string
  },
  NoRow
>(
  'enrolment.insertDocument',
  ['document_id', 'intern_id', 'file_id', 'kind', 'now'],
  `insert into identity_documents (document_id, intern_id, file_id, kind, created_at)
values ($1, $2, $3, $4, $5)`,
)

export const acceptedAgreements = defineStatement<
  { readonly user_id: string },
  { readonly kind: string; readonly version: number }
>(
  'enrolment.acceptedAgreements',
  ['user_id'],
  `select kind, version
from agreements_accepted
where user_id = $1`,
)

export const enrolmentFacts = defineStatement<
  { readonly intern_id: InternScope; readonly application_id: string },
  {
    readonly has_accepted_offer: boolean
    readonly is_paid: boolean
    readonly enrolled_at: string | null
    readonly confirm: { offer_id: string; role: string; company_name: string; starts_on: string; by: string; ends_at: string } | null
  }
>(
  'enrolment.enrolmentFacts',
  ['intern_id', 'application_id'],
  `select
  exists (
    select
    from offers o join candidatures c using (candidature_id)
    where
      o.intern_id = $1
      and c.application_id = $2
      and o.status = 'ACCEPTED_BY_CANDIDATE'
      and not o.is_over
  ) as has_accepted_offer,
  exists (
    select
    from payments p
    where
      p.intern_id = $1
      and p.application_id = $2
      and p.status = 'SUCCEEDED'
      and p.refund_due_at is null
  ) as is_paid,
  a.enrolled_at,
  (
    select
      jsonb_build_object(
        'offer_id', o.offer_id, 'role', o.role, 'company_name', co.name, 'starts_on', o.starts_on,
        'by', to_char(o.confirm_by at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'ends_at', to_char(o.confirm_ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      )
    from
      offers o
      join candidatures c using (candidature_id)
      join companies co on co.company_id = o.company_id
    where c.application_id = a.application_id and o.confirm_next_at is not null
    order by o.confirm_by
    limit 1
  ) as confirm
from applications a
where a.intern_id = $1 and a.application_id = $2`,
)
