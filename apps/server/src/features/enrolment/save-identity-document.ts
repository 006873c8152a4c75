import type { enrolmentEndpoints } from '@fledge/contract/enrolment/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { lockEditableProfile } from '../applications/public.ts'
import { toFileUrl, detachUnusedFiles, lockFileToSave } from '../files/public.ts'
import * as store from './queries/enrolment.queries.ts'

/**
 * Saves the caller's identity document, replacing one of the same kind. Rejected once the
 * application is approved.
 */
export const saveIdentityDocument: Handler<
  typeof enrolmentEndpoints.saveIdentityDocument
> = async ({ db, actor, body, now }) => {
  await lockEditableProfile(db, actor, true)
  const file = (await lockFileToSave(db, actor, body.file_id, ['identity'])) ?? notFound()
  const document_id = newId(now)
  const before = (await db.many(store.identityDocumentsOf, { intern_id: actor.intern })).filter(
    (document) => document.kind === body.kind,
  )
  await db.run(store.deleteDocumentOfKind, { intern_id: actor.intern, kind: body.kind })
  await db.run(store.insertDocument, {
    intern_id: actor.intern,
    document_id,
    file_id: file.file_id,
    kind: body.kind,
    now: now.toISOString(),
  })
  await detachUnusedFiles(
    db,
    actor.intern,
    before.map((document) => document.file_id),
  )
  return {
    document_id,
    kind: body.kind,
    file_id: file.file_id,
    url: toFileUrl(file.file_id),
    name: file.name,
    created_at: now.toISOString(),
  }
}
