import type { certificateEndpoints } from '@fledge/contract/certificates/endpoints.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { certificateEvents } from '@fledge/domain/certificates/events.ts'
import { internshipCan } from '@fledge/domain/internships/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import * as store from './queries/certificates.queries.ts'

/** Revokes a certificate with a reason shown on its public page. */
export const revokeCertificate: Handler<typeof certificateEndpoints.revokeCertificate> = async ({
  actor,
  db,
  params,
  body,
  now,
}) => {
  const row = (await db.one(store.certificateByUuid, { uuid: params.uuid })) ?? notFound()
  authorize(internshipCan.revokeCertificate(actor, { revokedAt: row.revoked_at }))
  if (
    (await db.run(store.markCertificateRevoked, {
      uuid: row.uuid,
      now: now.toISOString(),
      revoked_reason: body.reason,
    })) === 0
  )
    throw new AppError('ILLEGAL_TRANSITION')
  const source = await db.one(store.certificateSource, { internship_id: row.internship_id })
  await db.recordEvent(certificateEvents.revoke, {
    subject: row.uuid,
    company: source?.company_id ?? null,
    intern: source?.intern_id ?? null,
    note: body.reason,
  })
  if (source)
    await db.notify({
      to: { users: [source.intern_user_id] },
      content: composeMail('certificates.revoked', {
        role: row.facts.role,
        company: row.facts.company,
        reason: body.reason,
      }),
      link: buildPath(paths.public.certificate, { uuid: row.uuid }),
    })
  return {}
}
