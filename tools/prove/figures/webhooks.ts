import { countGoal, type Figure } from '../figure.ts'

/** Figure 12: webhooks of the payment provider. */
export const webhooksFigure: Figure = {
  number: 12,
  name: 'Webhooks in any order, and forged',
  counted:
    'Orders in which the events of a payment are delivered, every second with repeats: each has to end in the same state with one settlement. Forged events, with a wrong secret, time or body: each has to be refused and change nothing.',
  control: 'a planted second settlement is noticed, and an event with the right signature accepted',
  files: ['features/payments/provider-events.test.ts'],
  goals: [countGoal('orders of webhooks', 720), countGoal('forged webhooks', 10_000)],
}
