import { randomInt, randomUUID } from 'node:crypto'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import type { profileCalls } from '@fledge/contract/profiles/calls.ts'
import { codeRule } from '@fledge/domain/sessions/code-rules.ts'
import { hour, minute } from '@fledge/kernel/dates.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuse, Refusal } from '../../platform/http/outcome.ts'
import { beyondLimit } from '../../platform/limits.ts'
import { putInMailbox } from '../../platform/mail/mail-store.ts'
import type { Services } from '../../platform/services.ts'
import { randomToken } from '../../platform/session/signer.ts'
import { say } from '../../platform/texts.ts'
import { saveProfile } from './save-section.ts'
import * as phoneStore from './phone-store.ts'
import * as store from './store.ts'
import { sendByWhatsApp, whatsAppOf } from './whatsapp-service.ts'

const hashOf = (services: Services, handle: string, code: string) =>
  services.signer.sign('phone', handle, code)

/** Whoever asks, so many codes leave for one number. */
const perNumberAnHour = 5

async function waitFor(
  db: Tx,
  services: Services,
  userId: string,
  phone: string,
): Promise<number | null> {
  return (
    (await beyondLimit(db, `phone:30s:${userId}`, 1, codeRule.waitMs)) ??
    (await beyondLimit(db, `phone:hour:${userId}`, codeRule.perAddressAnHour, hour)) ??
    beyondLimit(
      db,
      `phone:number:${services.signer.sign('phone number', phone)}`,
      perNumberAnHour,
      hour,
    )
  )
}

const refusals = {
  NO_SUCH_NUMBER: 'profiles.refused.noWhatsApp',
  BUSY: 'profiles.refused.whatsAppBusy',
  AWAY: 'profiles.refused.whatsAppAway',
} as const

/** The code by WhatsApp; without a provider the mailbox takes it, which only the zero-configuration mode has. */
async function sendCode(
  db: Tx,
  { env }: Services,
  number: string,
  code: string,
): Promise<Refusal | null> {
  const service = whatsAppOf(env)
  if (service) {
    const unsent = await sendByWhatsApp(service, number, code)
    if (unsent === null) return null
    const because = refusals[unsent]
    if (unsent === 'NO_SUCH_NUMBER')
      return refuse('VALIDATION', { because, fields: { phone: say(because) }, kept: true })
    return unsent === 'BUSY'
      ? refuse('RATE_LIMITED', { because, kept: true, retryAfter: minute / 1000 })
      : refuse('UNAVAILABLE', { because, kept: true })
  }
  if (env.production)
    return refuse('CONFLICT', { because: 'profiles.refused.noPhoneCodes', kept: true })
  const text = say('profiles.phoneMessage.text', { code, minutes: codeRule.livesMs / minute })
  await db.run(
    putInMailbox,
    randomUUID(),
    number,
    say('profiles.phoneMessage.subject', { code }),
    `<html lang="en"><head></head><body><p>${text}</p></body></html>`,
    text,
    null,
    'profiles.phoneCode',
    db.now.toISOString(),
  )
  return null
}

/** Saves the number and sends the code that proves it. One that could not be sent is good for nothing, and says why at the number. */
export const startPhone: Handler<typeof profileCalls.startPhone> = async ({
  db,
  actor,
  body,
  services,
}) => {
  // As the whole world dials it, so that one number is one however it is written.
  const number = parsePhoneNumberFromString(body.phone)
  if (!number?.isPossible())
    return refuse('VALIDATION', {
      because: 'profiles.refused.countryCode',
      fields: { phone: say('profiles.refused.countryCode') },
    })
  const wait = await waitFor(db, services, actor.userId, number.number)
  if (wait !== null)
    return refuse('RATE_LIMITED', {
      because: 'sessions.refused.tooManyCodes',
      kept: true,
      retryAfter: wait,
    })
  // The number as it stands needs no saving: it is proved also while the programme team reads.
  const isNew = (await db.one(store.ownProfile, actor.intern))?.phone !== body.phone
  const saved = isNew ? await saveProfile(db, actor, { phone: body.phone }) : null
  if (saved instanceof Refusal) return saved
  return sendNewCode(db, services, actor.userId, { phone: body.phone, number: number.number })
}

/** @param to the number as it was entered, and as the whole world dials it */
async function sendNewCode(
  tx: Tx,
  services: Services,
  userId: string,
  to: { readonly phone: string; readonly number: string },
) {
  const { now } = tx
  const handle = randomToken()
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  const expires_at = new Date(now.getTime() + codeRule.livesMs).toISOString()
  await tx.run(phoneStore.endPhoneCodes, userId, now.toISOString())
  const unsent = await sendCode(tx, services, to.number, code)
  if (unsent) return unsent
  await tx.run(
    phoneStore.insertPhoneCode,
    handle,
    userId,
    to.phone,
    hashOf(services, handle, code),
    now.toISOString(),
    expires_at,
  )
  return {
    otp_hash: handle,
    expires_at,
    resend_at: new Date(now.getTime() + codeRule.waitMs).toISOString(),
  }
}

/** Proves the number: the code once, within its time and tries, and only for the number it was sent to. */
export const verifyPhone: Handler<typeof profileCalls.verifyPhone> = async ({
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
    hashOf(services, body.otp_hash, body.otp),
    now.toISOString(),
    codeRule.tries,
  )
  if (used) {
    const isSame =
      (await db.run(phoneStore.verifyPhone, actor.userId, used.phone, now.toISOString())) > 0
    return isSame ? {} : refuse('CODE_EXPIRED', { kept: true })
  }
  const tries = (
    await db.one(phoneStore.countPhoneTry, body.otp_hash, actor.userId, now.toISOString())
  )?.tries
  if (tries === undefined || tries >= codeRule.tries) return refuse('CODE_EXPIRED', { kept: true })
  return refuse('CODE_WRONG', {
    because: 'sessions.refused.wrongCode',
    values: { count: codeRule.tries - tries },
    fields: { otp: 'This code is not right' },
    kept: true,
  })
}
