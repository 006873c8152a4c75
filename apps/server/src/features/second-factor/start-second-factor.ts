import type { secondFactorEndpoints } from '@fledge/contract/second-factor/endpoints.ts'
import { secondFactorCan } from '@fledge/domain/second-factor/can.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { findUserFacts } from '../sessions/public.ts'
import { sealSecret } from './factor-secrets.ts'
import { saveNewSecret } from './queries/second-factor.queries.ts'
import { buildUri, drawQrCode, generateSecret } from './authenticator-codes.ts'

/** Creates the secret of an authenticator app. It takes effect with the first code. */
export const startSecondFactor: Handler<typeof secondFactorEndpoints.startSecondFactor> = async ({
  actor,
  db,
  services,
}) => {
  authorize(secondFactorCan.setUp(actor))
  const user = await findUserFacts(db, actor.userId)
  if (!user) notFound()
  const secret = generateSecret()
  const saved = await db.run(saveNewSecret, {
    user_id: actor.userId,
    secret: sealSecret(services.keyRing, actor.userId, secret),
    now: db.now.toISOString(),
  })
  if (saved === 0) throw new AppError('CONFLICT', { messageKey: 'secondFactor.refused.isOn' })
  const uri = buildUri(secret, user.email)
  return { secret, uri, qr_code: drawQrCode(uri) }
}
