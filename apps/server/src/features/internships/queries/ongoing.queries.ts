// Generated from ongoing.sql by “npm run queries”; do not edit.
// Source: 162b560ea1d1
import { defineStatement } from '../../../platform/db/statement.ts'

/** Ongoing internships of an application. */
export const ongoingInternshipsOf = defineStatement<
  { readonly application_id: string },
  { readonly internship_id: string }
>(
  'internships.ongoingInternshipsOf',
  ['application_id'],
  `select i.internship_id
from
  internships i
  join offers o using (offer_id)
  join candidatures c on c.candidature_id = o.candidature_id
where i.status = 'ONGOING' and c.application_id = $1
for update of i`,
)
