import type { profileEndpoints } from '@fledge/contract/profiles/endpoints.ts'
import { codeRule } from '@fledge/domain/sessions/code-rules.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, commitAndFail } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import * as phoneStore from './phone-store.ts'
import { hashPhoneCode } from './phone-code.ts'

/**
 * Verifies the number: the code is valid once, within its lifetime and attempts, and only for the
 * number it was sent to.
 */
export const verifyPhone: Handler<typeof profileEndpoints.verifyPhone> = async ({
  db,
  actor,
  body,
  services,
  now,
}) => {
  const used = await db.one(
    phoneStore.usePhoneCode,
    body.otp_hash,
    actor.userId,
    hashPhoneCode(services, body.otp_hash, body.otp),
    now.toISOString(),
    codeRule.tries,
  )
  if (used) {
    const isSame =
      (await db.run(phoneStore.markPhoneVerified, actor.userId, used.phone, now.toISOString())) > 0
    return isSame ? {} : commitAndFail(new AppError('CODE_EXPIRED'))
  }
  const tries = (
    await db.one(phoneStore.countPhoneTry, body.otp_hash, actor.userId, now.toISOString())
  )?.tries
  if (tries === undefined || tries >= codeRule.tries)
    return commitAndFail(new AppError('CODE_EXPIRED'))
  return commitAndFail(
    new AppError('CODE_INCORRECT', {
      messageKey: 'sessions.refused.wrongCode',
      values: { count: codeRule.tries - tries },
      fields: { otp: translate('problems.wrongCode') },
    }),
  )
}
