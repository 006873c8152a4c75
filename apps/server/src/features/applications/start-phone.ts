import { randomInt, randomUUID } from 'node:crypto'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import type { formEndpoints } from '@fledge/contract/applications/form-endpoints.ts'
import { codeRule } from '@fledge/domain/sessions/code-rules.ts'
import { hourMs, minuteMs } from '@fledge/kernel/dates.ts'
import type { InternActor } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { defineTwoPartHandler } from '../../platform/http/handler.ts'
import { AppError, commitAndFail, type CommittedFailure } from '../../platform/http/app-error.ts'
import { consumeRateLimit } from '../../platform/rate-limit.ts'
import type { CommitServices, Services } from '../../platform/services.ts'
import { translate } from '../../platform/texts.ts'
import { findOwnProfile } from '../profiles/public.ts'
import { saveInternProfile } from './save-section.ts'
import * as phoneStore from './queries/phone.queries.ts'
import { sendByWhatsApp, getWhatsAppConfig } from './whatsapp-service.ts'
import { saveToMailbox } from '../../platform/mail/send-mail.ts'

/**
 * Codes per hour to one number, from all users together. It is higher than the limit of one user,
 * so that no one can use up another user's codes.
 */
const maxCodesPerNumberAndHour = codeRule.mailedAnHour

async function consumeCodeLimits(
  db: Tx,
  services: CommitServices,
  userId: string,
  phone: string,
): Promise<number | null> {
  return (
    (await consumeRateLimit(db, `phone:30s:${userId}`, 1, codeRule.waitMs)) ??
    (await consumeRateLimit(db, `phone:hour:${userId}`, codeRule.perAddressAnHour, hourMs)) ??
    consumeRateLimit(
      db,
      `phone:number:${services.keyRing.hash('phone number', phone)}`,
      maxCodesPerNumberAndHour,
      hourMs,
    )
  )
}

/**
 * Sends the code by WhatsApp, unless the mailbox receives it instead.
 * @throws CONFLICT, VALIDATION, RATE_LIMITED or UNAVAILABLE if it was not sent
 */
async function sendCode({ env, outbound }: Services, number: string, code: string): Promise<void> {
  const service = getWhatsAppConfig(env)
  if (service) await sendByWhatsApp(outbound, service, number, code)
  else if (env.production)
    throw new AppError('CONFLICT', { messageKey: 'profiles.refused.noPhoneCodes' })
}

/** Stores the message in the mailbox of the zero-configuration mode. */
async function savePhoneMessage(tx: Tx, number: string, code: string): Promise<void> {
  const text = translate('profiles.phoneMessage.text', {
    code,
    minutes: codeRule.lifetimeMs / minuteMs,
  })
  await saveToMailbox(tx, [
    {
      messageId: randomUUID(),
      address: number,
      subject: translate('profiles.phoneMessage.subject', { code }),
      html: `<html lang="en"><head></head><body><p>${text}</p></body></html>`,
      text,
      ics: null,
      kind: 'profiles.phoneCode',
    },
  ])
}

interface SentCode {
  readonly code: string
  /** In international format (E.164). */
  readonly number: string
}

/**
 * Saves the number and sends the code that verifies it. If sending fails, no code is stored and the
 * error is shown at the number.
 */
export const startPhone = defineTwoPartHandler<typeof formEndpoints.startPhone, SentCode>({
  async prepare({ actor, body, services, signal }) {
    // International format, so that a number is the same however it is written.
    const number = parsePhoneNumberFromString(body.phone)
    if (!number?.isPossible())
      throw new AppError('VALIDATION', {
        messageKey: 'profiles.refused.countryCode',
        fields: { phone: translate('profiles.refused.countryCode') },
      })
    const failure = await services.database.transaction(
      actor,
      (tx) => countAndSave(tx, services, actor, { phone: body.phone, number: number.number }),
      { signal },
    )
    if (failure) throw failure.error
    const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
    await sendCode(services, number.number, code)
    return { code, number: number.number }
  },

  async commit({ actor, db, body, services }, { code, number }) {
    const { now } = db
    // A keyed hash, so that a copy of the table reveals no code.
    const { handle, value: code_hash } = services.keyRing.issue('phone', code)
    const expires_at = new Date(now.getTime() + codeRule.lifetimeMs).toISOString()
    await db.run(phoneStore.endPhoneCodes, { user_id: actor.userId, now: now.toISOString() })
    if (!getWhatsAppConfig(services.env)) await savePhoneMessage(db, number, code)
    await db.run(phoneStore.insertPhoneCode, {
      handle,
      user_id: actor.userId,
      phone: body.phone,
      code_hash,
      now: now.toISOString(),
      expires_at,
    })
    return {
      otp_hash: handle,
      expires_at,
      resend_at: new Date(now.getTime() + codeRule.waitMs).toISOString(),
    }
  },
})

/**
 * Counts the attempt and saves a new number. An unchanged number can also be verified while the
 * programme team reviews the application.
 * @returns the failure of an attempt beyond the limits, which counts as well
 */
async function countAndSave(
  tx: Tx,
  services: Services,
  actor: InternActor,
  to: { readonly phone: string; readonly number: string },
): Promise<CommittedFailure | undefined> {
  const wait = await consumeCodeLimits(tx, services, actor.userId, to.number)
  if (wait !== null)
    return commitAndFail(
      new AppError('RATE_LIMITED', {
        messageKey: 'sessions.refused.tooManyCodes',
        retryAfter: wait,
      }),
    )
  const isNew = (await findOwnProfile(tx, actor.intern))?.phone !== to.phone
  if (isNew) await saveInternProfile(tx, actor, { phone: to.phone })
  return undefined
}
