import type { formEndpoints } from '@fledge/contract/applications/form-endpoints.ts'
import { codeRule } from '@fledge/domain/sessions/code-rules.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, commitAndFail } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import { markPhoneVerified } from '../sessions/public.ts'
import * as phoneStore from './queries/phone.queries.ts'

/**
 * Verifies the number: the code is valid once, within its lifetime and attempts, and only for the
 * number it was sent to.
 */
export const verifyPhone: Handler<typeof formEndpoints.verifyPhone> = async ({
  db,
  actor,
  body,
  services,
  now,
}) => {
  const consumedCode = await db.one(phoneStore.usePhoneCode, {
    handle: body.otp_hash,
    user_id: actor.userId,
    // Without its key, no code is right.
    code_hash: services.keyRing.derive('phone', body.otp_hash, body.otp) ?? '',
    now: now.toISOString(),
    max_attempts: codeRule.maxAttempts,
  })
  if (consumedCode) {
    const isSame = await markPhoneVerified(db, actor.userId, consumedCode.phone)
    return isSame ? {} : commitAndFail(new AppError('CODE_EXPIRED'))
  }
  const attempts = (
    await db.one(phoneStore.countPhoneTry, {
      handle: body.otp_hash,
      user_id: actor.userId,
      now: now.toISOString(),
    })
  )?.tries
  if (attempts === undefined || attempts >= codeRule.maxAttempts)
    return commitAndFail(new AppError('CODE_EXPIRED'))
  return commitAndFail(
    new AppError('CODE_INCORRECT', {
      messageKey: 'sessions.refused.wrongCode',
      values: { count: codeRule.maxAttempts - attempts },
      fields: { otp: translate('problems.wrongCode') },
    }),
  )
}
