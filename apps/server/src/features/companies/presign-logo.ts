import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import { validateUpload } from '@fledge/domain/files/rules.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { createUploadTicket } from '../files/public.ts'

/**
 * Returns the logo's future key and upload URL. Rejects oversized files and non-images before the
 * upload.
 */
export const presignLogo: Handler<typeof companyEndpoints.presignLogo> = async ({
  actor,
  body,
  now,
  services,
}) => {
  const problem = validateUpload('image', { name: body.file_name, size: body.size })
  if (problem)
    throw new AppError(
      problem.startsWith('files.size') ? 'FILE_TOO_LARGE' : 'UNSUPPORTED_FILE_TYPE',
      {
        messageKey: problem,
      },
    )
  const { key, url, expires_at } = createUploadTicket(services, actor.userId, now)
  return { key, upload_url: url, method: 'POST' as const, field: 'file', expires_at }
}
