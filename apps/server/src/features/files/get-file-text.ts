import type { fileEndpoints } from '@fledge/contract/files/endpoints.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { recordFileReading } from './record-file-reading.ts'
import { findText } from './stored-text.ts'
import { fileById, type FileRow } from './queries/files.queries.ts'

/** Identity documents need a code and a record of their own; videos have no text. */
const readKinds: readonly FileRow['kind'][] = ['resume', 'document']

/**
 * Returns the text of a document for the review desk, and records the access. Browsers on phones do
 * not show a PDF within a page, and the policy of our files forbids it in the others.
 */
export const getFileText: Handler<typeof fileEndpoints.getFileText> = async ({
  actor,
  db,
  params,
  now,
  services,
}) => {
  const file = await db.one(fileById, { file_id: params.id })
  // Only what interns uploaded: the desk shows nothing else.
  if (!file?.complete || !readKinds.includes(file.kind) || file.company_id !== null) notFound()
  await recordFileReading({ actor, db, services }, file)
  if (file.content_type.startsWith('image/')) return { kind: 'PICTURE', pages: [] }
  const pages = await findText({ actor, db, services, now }, file)
  return { kind: pages.length > 0 ? 'TEXT' : 'NONE', pages: [...pages] }
}
