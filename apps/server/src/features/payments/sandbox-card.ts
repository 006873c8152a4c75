import type { paymentCalls } from '@fledge/contract/payments/calls.ts'
import { z } from 'zod'
import type { Env } from '../../platform/env.ts'
import { sandboxKey } from '../../platform/payment-sandbox/sandbox-key.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound, refuse, type Refusal } from '../../platform/http/outcome.ts'

const said = z.object({
  status: z.string().optional(),
  error: z.object({ message: z.string() }).optional(),
})

/** Brings what the browser says to the sandbox, as it would go to the provider itself. */
async function toSandbox(
  env: Env,
  secret: string,
  step: 'confirm' | 'challenge',
  form: Readonly<Record<string, string>>,
): Promise<{ status: string; error: string | null } | Refusal> {
  if (env.STRIPE_PUBLISHABLE_KEY !== sandboxKey) return notFound()
  const id = /^(pi_\w+?)_secret_/.exec(secret)?.[1]
  if (!id) return notFound()
  try {
    const answer = await fetch(`${env.STRIPE_API_URL}/v1/payment_intents/${id}/${step}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${env.STRIPE_SECRET_KEY}` },
      body: new URLSearchParams({ client_secret: secret, ...form }),
      signal: AbortSignal.timeout(5000),
    })
    const { status, error } = said.parse(await answer.json())
    return { status: status ?? 'refused', error: error?.message ?? null }
  } catch {
    return refuse('UNAVAILABLE', { because: 'payments.refused.provider' })
  }
}

export const payInSandbox: Handler<typeof paymentCalls.payInSandbox> = async ({ body, services }) =>
  toSandbox(services.env, body.client_secret, 'confirm', {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': body.number,
  })

export const answerChallenge: Handler<typeof paymentCalls.answerChallenge> = async ({
  body,
  services,
}) => toSandbox(services.env, body.client_secret, 'challenge', { passed: String(body.passed) })
