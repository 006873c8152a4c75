import type { FastifyRequest } from 'fastify'
import { admitUpload } from './admission.ts'
import { translate } from '../texts.ts'
import { AppError } from './app-error.ts'

export interface ParsedUpload {
  readonly filename: string
  readonly bytes: Buffer
  readonly fields: Readonly<Record<string, unknown>>
}

/** Reads the single file of a multipart body, at most `limit` bytes; text fields come before it. */
export async function readUpload(request: FastifyRequest, limit: number): Promise<ParsedUpload> {
  if (!request.isMultipart())
    throw new AppError('VALIDATION', { fields: { file: translate('problems.file') } })
  try {
    const file = await request.file({
      limits: { fileSize: limit, files: 1, fields: 10, fieldSize: 4096, parts: 12 },
    })
    if (!file) throw new AppError('VALIDATION', { fields: { file: translate('problems.file') } })
    const bytes = await file.toBuffer()
    // The stream ends normally beyond the limit; only this flag shows that it was truncated.
    if (file.file.truncated) throw new AppError('FILE_TOO_LARGE')
    admitUpload(request)
    return { filename: file.filename.slice(0, 200), bytes, fields: textFields(file.fields) }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!code.startsWith('FST_')) throw error
    throw new AppError(code === 'FST_REQ_FILE_TOO_LARGE' ? 'FILE_TOO_LARGE' : 'VALIDATION')
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
