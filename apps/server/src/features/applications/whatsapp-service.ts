import { z } from 'zod'
import { minuteMs } from '@fledge/kernel/dates.ts'
import type { Env } from '../../platform/env.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Outbound } from '../../platform/outbound.ts'
import { translate } from '../../platform/texts.ts'

/**
 * Reasons why a message was not sent: unknown number, rate limit, or the service is unavailable or
 * rejects us.
 */
type SendFailure = 'NO_SUCH_NUMBER' | 'BUSY' | 'AWAY'

const errorBody = z.object({ error: z.object({ code: z.number() }) })

// Error codes of the Cloud API
// (developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes).
const rateLimitCodes = [4, 80007, 130429, 131048, 131056]
const unknownNumberCodes = [131021, 131026, 131030]

/** Returns the WhatsApp endpoint and credentials; null if not configured. */
export function getWhatsAppConfig(env: Env): {
  readonly url: string
  readonly token: string
  readonly template: string
  readonly language: string
} | null {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_ID: id, WHATSAPP_TEMPLATE: template } = env
  return token && id && template
    ? {
        url: `${env.WHATSAPP_API_URL}/${id}/messages`,
        token,
        template,
        language: env.WHATSAPP_LANGUAGE,
      }
    : null
}

type WhatsApp = NonNullable<ReturnType<typeof getWhatsAppConfig>>

/**
 * Sends a code with the approved template, the only form WhatsApp accepts for a first message.
 * @param phone E.164
 * @throws VALIDATION, RATE_LIMITED or UNAVAILABLE if it was not accepted
 */
export async function sendByWhatsApp(
  outbound: Outbound,
  service: WhatsApp,
  phone: string,
  code: string,
): Promise<void> {
  const failure = await outbound
    .call(
      'whatsApp',
      (signal) => send(service, buildMessage(service, phone, code), signal),
      (result) => result === 'AWAY',
    )
    .catch(() => 'AWAY' as const)
  if (failure) throw toSendError(failure)
}

function toSendError(failure: SendFailure): AppError {
  const messageKey = failureMessageKeys[failure]
  if (failure === 'NO_SUCH_NUMBER')
    return new AppError('VALIDATION', { messageKey, fields: { phone: translate(messageKey) } })
  return failure === 'BUSY'
    ? new AppError('RATE_LIMITED', { messageKey, retryAfter: minuteMs / 1000 })
    : new AppError('UNAVAILABLE', { messageKey })
}

const failureMessageKeys = {
  NO_SUCH_NUMBER: 'profiles.refused.noWhatsApp',
  BUSY: 'profiles.refused.whatsAppBusy',
  AWAY: 'profiles.refused.whatsAppAway',
} as const

function buildMessage({ template, language }: WhatsApp, phone: string, code: string): object {
  const parameters = [{ type: 'text', text: code }]
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: phone,
    type: 'template',
    // An "authentication" template contains the code in its text and in its copy button.
    template: {
      name: template,
      language: { code: language },
      components: [
        { type: 'body', parameters },
        { type: 'button', sub_type: 'url', index: '0', parameters },
      ],
    },
  }
}

async function send(
  { url, token }: WhatsApp,
  message: object,
  signal: AbortSignal,
): Promise<SendFailure | null> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(message),
  })
  if (response.ok) {
    await response.body?.cancel()
    return null
  }
  return toSendFailure(
    response.status,
    errorBody.safeParse(await response.json().catch(() => null)).data?.error.code,
  )
}

function toSendFailure(status: number, code: number | undefined): SendFailure {
  if (code !== undefined && unknownNumberCodes.includes(code)) return 'NO_SUCH_NUMBER'
  return status === 429 || (code !== undefined && rateLimitCodes.includes(code)) ? 'BUSY' : 'AWAY'
}
