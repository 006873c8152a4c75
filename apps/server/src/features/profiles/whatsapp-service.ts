import { z } from 'zod'
import type { Env } from '../../platform/env.ts'
import type { Outbound } from '../../platform/outbound.ts'

/**
 * Reasons why a message was not sent: unknown number, rate limit, or the service is unavailable or
 * rejects us.
 */
export type SendFailure = 'NO_SUCH_NUMBER' | 'BUSY' | 'AWAY'

const failure = z.object({ error: z.object({ code: z.number() }) })

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
 * @returns null once it was accepted
 */
export async function sendByWhatsApp(
  outbound: Outbound,
  service: WhatsApp,
  phone: string,
  code: string,
): Promise<SendFailure | null> {
  try {
    return await outbound.call(
      'whatsApp',
      (signal) => send(service, messageOf(service, phone, code), signal),
      (unsent) => unsent === 'AWAY',
    )
  } catch {
    return 'AWAY'
  }
}

function messageOf({ template, language }: WhatsApp, phone: string, code: string): object {
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
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(message),
  })
  if (answer.ok) {
    await answer.body?.cancel()
    return null
  }
  return unsentOf(
    answer.status,
    failure.safeParse(await answer.json().catch(() => null)).data?.error.code,
  )
}

function unsentOf(status: number, code: number | undefined): SendFailure {
  if (code !== undefined && unknownNumberCodes.includes(code)) return 'NO_SUCH_NUMBER'
  return status === 429 || (code !== undefined && rateLimitCodes.includes(code)) ? 'BUSY' : 'AWAY'
}
