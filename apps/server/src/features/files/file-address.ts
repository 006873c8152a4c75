import type { fileEndpoints } from '@fledge/contract/files/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { canReadFile } from './file-viewers.ts'
import { recordFileReading } from './record-file-reading.ts'
import { createSignedFileUrl } from './signed-file-url.ts'
import { fileById } from './queries/files.queries.ts'

export const fileAddress: Handler<typeof fileEndpoints.fileAddress> = async ({
  actor,
  db,
  params,
  now,
  services,
}) => {
  const file = await db.one(fileById, { file_id: params.id })
  if (!file || !(await canReadFile(db, actor, file))) notFound()
  await recordFileReading({ actor, db, services }, file)
  return createSignedFileUrl(services, file.file_id, now)
}
