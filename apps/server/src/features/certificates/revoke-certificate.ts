import { certificateEndpoints } from '@fledge/contract/certificates/endpoints.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { certificateEvents } from '@fledge/domain/certificates/events.ts'
import { internshipCan } from '@fledge/domain/internships/can.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { type ExecuteAct, requestAct } from '../pending-acts/public.ts'
import * as store from './queries/certificates.queries.ts'

async function findRevocable(tx: Tx, actor: Operator, uuid: string) {
  const row = (await tx.one(store.certificateByUuid, { uuid })) ?? notFound()
  authorize(internshipCan.revokeCertificate(actor, { revokedAt: row.revoked_at }))
  return row
}

/** Revokes a certificate with a reason shown on its public page. */
export const revoke: ExecuteAct = async (tx, actor, uuid, input) => {
  const { reason } = certificateEndpoints.revokeCertificate.body.parse(input)
  const row = await findRevocable(tx, actor, uuid)
  const count = await tx.run(store.markCertificateRevoked, {
    uuid: row.uuid,
    now: tx.now.toISOString(),
    revoked_reason: reason,
  })
  if (count === 0) throw new AppError('ILLEGAL_TRANSITION')
  const source = await tx.one(store.certificateSource, { internship_id: row.internship_id })
  await tx.recordEvent(certificateEvents.revoke, {
    subject: row.uuid,
    company: source?.company_id ?? null,
    intern: source?.intern_id ?? null,
    note: reason,
  })
  if (source)
    await tx.notify({
      to: { users: [source.intern_user_id] },
      content: composeMail('certificates.revoked', {
        role: row.facts.role,
        company: row.facts.company,
        reason,
      }),
      link: buildPath(paths.public.certificate, { uuid: row.uuid }),
    })
}

export const revokeCertificate: Handler<typeof certificateEndpoints.revokeCertificate> = async (
  ctx,
) => {
  const { uuid } = ctx.params
  await findRevocable(ctx.db, ctx.actor, uuid)
  const act = { kind: 'CERTIFICATE', act: 'revokeCertificate', execute: revoke } as const
  return { pending: await requestAct({ ...ctx, params: { id: uuid } }, act) }
}
