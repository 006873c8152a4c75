import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { fails, neverResponds, responds, withServer } from '../../testing/fake-server.tsx'
import { sampleBatch, samplePartner } from '../../testing/samples/batches.ts'
import { sampleCheckout } from '../../testing/samples/payments.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { OwnBatchCard, OwnServicesCard } from './own-batch-card.tsx'

const withBatch = (batch: typeof sampleBatch, payments = sampleCheckout.payments) =>
  withServer(
    [
      responds('applications', 'getBatchDetail', batch),
      responds('payments', 'getCheckout', { ...sampleCheckout, payments }),
    ],
    sampleIntern,
  )
const withServices = (services: { name: string; description: string }[]) =>
  withServer([responds('applications', 'listServices', services)], sampleIntern)

const meta: StoryMeta<typeof OwnBatchCard> = {
  component: OwnBatchCard,
  args: { hasSeat: false },
  decorators: [withBatch(sampleBatch)],
}
export default meta

export const WithoutSeat: Story<typeof OwnBatchCard> = {
  decorators: [withBatch(sampleBatch, [])],
}
export const WithSeat: Story<typeof OwnBatchCard> = { args: { hasSeat: true } }
export const PartnerPays: Story<typeof OwnBatchCard> = {
  args: { hasSeat: true },
  decorators: [
    withBatch({
      ...sampleBatch,
      payer: 'B2B',
      price: null,
      partner: { ...samplePartner, name: longText },
    }),
  ],
}
export const PaymentsLoading: Story<typeof OwnBatchCard> = {
  args: { hasSeat: true },
  decorators: [
    withServer(
      [
        responds('applications', 'getBatchDetail', sampleBatch),
        neverResponds('payments', 'getCheckout'),
      ],
      sampleIntern,
    ),
  ],
}
export const Loading: Story<typeof OwnBatchCard> = {
  decorators: [withServer([neverResponds('applications', 'getBatchDetail')], sampleIntern)],
}
export const Failed: Story<typeof OwnBatchCard> = {
  decorators: [
    withServer([fails('applications', 'getBatchDetail', { status: 500 })], sampleIntern),
  ],
}

const renderServices = () => <OwnServicesCard />
export const Services: Story<typeof OwnBatchCard> = {
  render: renderServices,
  decorators: [
    withServices([
      { name: 'Mentoring', description: 'An hour with a designer each week.' },
      { name: longWord, description: longText },
      { name: 'Certificate', description: '' },
    ]),
  ],
}
export const ServicesLoading: Story<typeof OwnBatchCard> = {
  render: renderServices,
  decorators: [withServer([neverResponds('applications', 'listServices')], sampleIntern)],
}
export const ServicesFailed: Story<typeof OwnBatchCard> = {
  render: renderServices,
  decorators: [withServer([fails('applications', 'listServices', { status: 500 })], sampleIntern)],
}
export const NoServices: Story<typeof OwnBatchCard> = {
  render: renderServices,
  decorators: [withServices([])],
}
