import type { paymentEndpoints } from '@fledge/contract/payments/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { sendToSandbox } from './sandbox-card.ts'

export const answerChallenge: Handler<typeof paymentEndpoints.answerChallenge> = async ({
  body,
  services,
}) => sendToSandbox(services, body.client_secret, 'challenge', { passed: String(body.passed) })
