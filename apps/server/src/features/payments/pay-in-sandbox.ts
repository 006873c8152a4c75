import type { paymentEndpoints } from '@fledge/contract/payments/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { sendToSandbox } from './sandbox-card.ts'

/** Replaces the provider's own script in the sandbox. Changes none of our data. */
export const payInSandbox: Handler<typeof paymentEndpoints.payInSandbox> = async ({
  body,
  services,
}) =>
  sendToSandbox(services, body.client_secret, 'confirm', {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': body.number,
  })
