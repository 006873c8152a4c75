import { z } from 'zod'
import type { Services } from '../../platform/services.ts'
import { sandboxKey } from '../../platform/payment-sandbox/sandbox-key.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'

const sandboxResponse = z.object({
  status: z.string().optional(),
  error: z.object({ message: z.string() }).optional(),
})

interface SandboxResult {
  readonly status: string
  readonly error: string | null
}

/**
 * Forwards the browser's input to the sandbox, as the provider's script would to the provider.
 * @throws UNAVAILABLE
 */
export async function sendToSandbox(
  { env, outbound }: Services,
  secret: string,
  step: 'confirm' | 'challenge',
  form: Readonly<Record<string, string>>,
): Promise<SandboxResult> {
  if (env.STRIPE_PUBLISHABLE_KEY !== sandboxKey) notFound()
  const id = /^(pi_\w+?)_secret_/.exec(secret)?.[1]
  if (!id) notFound()
  try {
    const { status, error } = await outbound.call('payments', async (signal) => {
      const answer = await fetch(`${env.STRIPE_API_URL}/v1/payment_intents/${id}/${step}`, {
        method: 'POST',
        redirect: 'error',
        headers: { authorization: `Bearer ${env.STRIPE_SECRET_KEY}` },
        body: new URLSearchParams({ client_secret: secret, ...form }),
        signal,
      })
      return sandboxResponse.parse(await answer.json())
    })
    return { status: status ?? 'refused', error: error?.message ?? null }
  } catch {
    throw new AppError('UNAVAILABLE', { messageKey: 'payments.refused.provider' })
  }
}
