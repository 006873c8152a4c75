import { randomInt } from 'node:crypto'
import type { profileCalls } from '@fledge/contract/profiles/calls.ts'
import { codeRule } from '@fledge/domain/sessions/code-rules.ts'
import { minute } from '@fledge/kernel/dates.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuse, Refusal } from '../../platform/http/outcome.ts'
import { beyondLimit } from '../../platform/limits.ts'
import type { Services } from '../../platform/services.ts'
import { randomToken } from '../../platform/session/signer.ts'
import { saveProfile } from './save-section.ts'
import * as store from './store.ts'

const hashOf = (services: Services, handle: string, code: string) => services.signer.sign('phone', handle, code)

/** Saves the number and sends its code. Without a messaging provider the mailbox takes the message. */
export const startPhone: Handler<typeof profileCalls.startPhone> = async ({ db, actor, body, services, now }) => {
  const wait = (await beyondLimit(db, `phone:30s:${actor.userId}`, 1, codeRule.waitMs)) ?? (await beyondLimit(db, `phone:hour:${actor.userId}`, codeRule.perAddressAnHour, 60 * minute))
  if (wait !== null) return refuse('RATE_LIMITED', { because: 'sessions.refused.tooManyCodes', kept: true, retryAfter: wait })
  const saved = await saveProfile(db, actor, { phone: body.phone })
  if (saved instanceof Refusal) return saved
  const handle = randomToken()
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  const expires_at = new Date(now.getTime() + codeRule.livesMs).toISOString()
  await db.run(store.endPhoneCodes, actor.userId, now.toISOString())
  await db.run(store.insertPhoneCode, handle, actor.userId, body.phone, hashOf(services, handle, code), now.toISOString(), expires_at)
  await db.tell({ to: { users: [actor.userId] }, kind: 'profiles.phoneCode', values: { code, minutes: codeRule.livesMs / minute, phone: body.phone }, link: '/intern/verify-whatsapp', mailOnly: true })
  return { otp_hash: handle, expires_at, resend_at: new Date(now.getTime() + codeRule.waitMs).toISOString() }
}

/** Proves the number: the code once, within its time and tries, and only for the number it was sent to. */
export const verifyPhone: Handler<typeof profileCalls.verifyPhone> = async ({ db, actor, body, services, now }) => {
  const used = await db.one(store.usePhoneCode, body.otp_hash, actor.userId, hashOf(services, body.otp_hash, body.otp), now.toISOString(), codeRule.tries)
  if (used) {
    const isSame = (await db.run(store.verifyPhone, actor.userId, used.phone, now.toISOString())) > 0
    return isSame ? {} : refuse('CODE_EXPIRED', { kept: true })
  }
  const tries = (await db.one(store.countPhoneTry, body.otp_hash, actor.userId, now.toISOString()))?.tries
  if (tries === undefined || tries >= codeRule.tries) return refuse('CODE_EXPIRED', { kept: true })
  return refuse('CODE_WRONG', { because: 'sessions.refused.wrongCode', values: { count: codeRule.tries - tries }, fields: { otp: 'This code is not right' }, kept: true })
}
