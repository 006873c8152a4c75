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
export const countStoredBytes = async ({ files }: Services, row: FileRow): Promise<number> =>
  (await files.size(row.key)) ?? 0
