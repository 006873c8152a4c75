import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import { identityDocumentEvents } from '@fledge/domain/enrolment/events.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { findAnyApplication } from '../applications/public.ts'
import { createSignedFileUrl } from '../files/public.ts'
import * as store from './queries/reviews.queries.ts'

/** Returns URLs of the identity documents. The access is logged before anything is returned. */
export const readIdentityDocuments: Handler<typeof reviewEndpoints.readIdentityDocuments> = async ({
  db,
  actor,
  params,
  services,
  now,
}) => {
  const row = (await findAnyApplication(db, params.id)) ?? notFound()
  const documents = await db.many(store.identityDocuments, {
    operator: actor.operator,
    intern_id: row.intern_id,
  })
  await db.recordEvent(identityDocumentEvents.read, {
    subject: row.application_id,
    intern: row.intern_id,
    data: { documents: documents.map((document) => document.document_id) },
  })
  return documents.map(({ document_id, kind, file_id }) => ({
    document_id,
    kind,
    url: createSignedFileUrl(services, file_id, now).url,
  }))
}
