import type { FileRow } from './queries/files.queries.ts'

/** Returns the URL at which a file is read. */
export const toFileUrl = (fileId: string): string => `/backend/files/${fileId}`

export function toFileView(row: FileRow) {
  return {
    key: row.file_id,
    file_id: row.file_id,
    url: toFileUrl(row.file_id),
    name: row.name,
    size: row.size,
    content_type: row.content_type,
  }
}
