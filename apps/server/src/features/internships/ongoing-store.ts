import { statement } from '../../platform/db/statement.ts'

/** Ongoing internships of an application. */
export const ongoingInternshipsOf = statement<[application: string], { internship_id: string }>(
  'internships.ongoingOf',
  `select i.internship_id from internships i join offers o using (offer_id) join candidatures c on c.candidature_id = o.candidature_id where i.status = 'ONGOING' and c.application_id = $1 for update of i`,
)
