import type { Db } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { certificateByUuid, type CertificateRow } from './queries/certificates.queries.ts'

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** @throws NOT_FOUND for a certificate that was never issued */
export async function getCertificateRow(db: Db, uuid: string): Promise<CertificateRow> {
  const row = isUuid(uuid) ? await db.one(certificateByUuid, { uuid }) : undefined
  if (!row) throw new AppError('NOT_FOUND', { messageKey: 'certificates.unknown' })
  return row
}
