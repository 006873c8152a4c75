import { videoRule } from '@fledge/domain/files/rules.ts'
import type { Services } from '../../platform/services.ts'
import type { FileRow } from './queries/files.queries.ts'

export const toProgressView = (row: FileRow, offset: number) => ({
  file_id: row.file_id,
  offset,
  size: row.size,
  chunk_bytes: videoRule.chunkBytes,
})

/** Returns how many of its bytes are stored, without reading any. */
export async function countStoredBytes({ files }: Services, row: FileRow): Promise<number> {
  const stored = await files.read(row.key, { start: 0, end: 0 })
  if (stored && 'destroy' in stored.stream && typeof stored.stream.destroy === 'function')
    stored.stream.destroy()
  return stored?.size ?? 0
}
