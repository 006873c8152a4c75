import type { FastifyRequest } from 'fastify'
import { admitUpload } from './admission.ts'
import { translate } from '../texts.ts'
import { refuse, type Refusal } from './refusal.ts'

export interface ParsedUpload {
  readonly filename: string
  readonly bytes: Buffer
  readonly fields: Readonly<Record<string, unknown>>
}

/** Reads the single file of a multipart body, at most `limit` bytes; text fields come before it. */
export async function readUpload(
  request: FastifyRequest,
  limit: number,
): Promise<ParsedUpload | Refusal> {
  if (!request.isMultipart())
    return refuse('VALIDATION', { fields: { file: translate('problems.file') } })
  try {
    const file = await request.file({
      limits: { fileSize: limit, files: 1, fields: 10, fieldSize: 4096, parts: 12 },
    })
    if (!file) return refuse('VALIDATION', { fields: { file: translate('problems.file') } })
    const bytes = await file.toBuffer()
    // The stream ends normally beyond the limit; only this flag shows that it was truncated.
    if (file.file.truncated) return refuse('FILE_TOO_LARGE')
    const full = admitUpload(request)
    if (full) return full
    return { filename: file.filename.slice(0, 200), bytes, fields: textFields(file.fields) }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return code.startsWith('FST_')
      ? refuse(code === 'FST_REQ_FILE_TOO_LARGE' ? 'FILE_TOO_LARGE' : 'VALIDATION')
      : Promise.reject(error)
  }
}

function textFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const texts: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (
      typeof field === 'object' &&
      field !== null &&
      'value' in field &&
      'type' in field &&
      field.type === 'field'
    )
      texts[name] = field.value
  }
  return texts
}
