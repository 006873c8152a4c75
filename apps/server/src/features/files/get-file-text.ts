import { buffer } from 'node:stream/consumers'
import type { fileEndpoints } from '@fledge/contract/files/endpoints.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { readLines } from './file-reader.ts'
import { recordFileReading } from './record-file-reading.ts'
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
  const stored = await services.files.read(file.key)
  if (!stored) notFound()
  const pages = await readLines({ services, actor, now, bytes: await buffer(stored.stream) })
  return pages ? { kind: 'TEXT', pages: [...pages] } : { kind: 'NONE', pages: [] }
}
