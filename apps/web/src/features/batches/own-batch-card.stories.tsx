import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleBatch, samplePartner } from '../../testing/samples/batches.ts'
import { sampleCheckout } from '../../testing/samples/payments.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { OwnBatchCard, OwnServicesCard } from './own-batch-card.tsx'

const withBatch = (batch: typeof sampleBatch, payments = sampleCheckout.payments) =>
  withServer(
    [
      respondWith('applications', 'getBatchDetail', batch),
      respondWith('payments', 'getCheckout', { ...sampleCheckout, payments }),
    ],
    sampleIntern,
  )
const withServices = (services: { name: string; description: string }[]) =>
  withServer([respondWith('applications', 'listServices', services)], sampleIntern)

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
        respondWith('applications', 'getBatchDetail', sampleBatch),
        neverRespond('payments', 'getCheckout'),
      ],
      sampleIntern,
    ),
  ],
}
export const Loading: Story<typeof OwnBatchCard> = {
  decorators: [withServer([neverRespond('applications', 'getBatchDetail')], sampleIntern)],
}
export const Failed: Story<typeof OwnBatchCard> = {
  decorators: [
    withServer([failWith('applications', 'getBatchDetail', { status: 500 })], sampleIntern),
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
  decorators: [withServer([neverRespond('applications', 'listServices')], sampleIntern)],
}
export const ServicesFailed: Story<typeof OwnBatchCard> = {
  render: renderServices,
  decorators: [
    withServer([failWith('applications', 'listServices', { status: 500 })], sampleIntern),
  ],
}
export const NoServices: Story<typeof OwnBatchCard> = {
  render: renderServices,
  decorators: [withServices([])],
}
