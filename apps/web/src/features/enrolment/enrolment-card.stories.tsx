import { press } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import {
  confirmableEnrolment,
  sampleEnrolment,
  samplePolicy,
} from '../../testing/samples/enrolment.ts'
import { sampleCheckout, samplePayment } from '../../testing/samples/payments.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { EnrolmentCard } from './enrolment-card.tsx'

type Enrolment = typeof sampleEnrolment

const withEnrolment = (enrolment: Enrolment, payments: readonly (typeof samplePayment)[] = []) =>
  withServer(
    [
      respondWith('enrolment', 'getEnrolment', enrolment),
      respondWith('payments', 'getCheckout', { ...sampleCheckout, payments: [...payments] }),
      respondWith('lookups', 'listAgreements', [samplePolicy]),
    ],
    sampleIntern,
  )
const { confirm } = confirmableEnrolment

const meta: StoryMeta<typeof EnrolmentCard> = { component: EnrolmentCard }
export default meta

export const NothingDone: Story<typeof EnrolmentCard> = {
  decorators: [withEnrolment(sampleEnrolment)],
}
export const WithoutFee: Story<typeof EnrolmentCard> = {
  decorators: [withEnrolment({ ...sampleEnrolment, price: null, payer: 'B2B' })],
}
export const Unsigned: Story<typeof EnrolmentCard> = {
  decorators: [
    withEnrolment(
      {
        ...confirmableEnrolment,
        agreements: sampleEnrolment.agreements,
        may: { enrol: 'enrolment.refused.conduct' },
      },
      [samplePayment],
    ),
  ],
}
export const Reading: Story<typeof EnrolmentCard> = {
  decorators: [withEnrolment(sampleEnrolment)],
  play: press('li button', 'dialog[open] input'),
}
export const PolicyFailed: Story<typeof EnrolmentCard> = {
  decorators: [
    withServer(
      [
        respondWith('enrolment', 'getEnrolment', sampleEnrolment),
        respondWith('payments', 'getCheckout', sampleCheckout),
        failWith('lookups', 'listAgreements', { status: 500 }),
      ],
      sampleIntern,
    ),
  ],
  play: press('li button', 'dialog[open] [role="alert"]'),
}
export const ToConfirm: Story<typeof EnrolmentCard> = {
  decorators: [withEnrolment(confirmableEnrolment, [samplePayment])],
}
export const PastConfirmationDate: Story<typeof EnrolmentCard> = {
  decorators: [
    withEnrolment(
      {
        ...confirmableEnrolment,
        confirm: { ...confirm, by: '2026-11-24T10:00:00Z', ends_at: '2026-11-26T00:00:00Z' },
      },
      [samplePayment],
    ),
  ],
}
export const Enrolled: Story<typeof EnrolmentCard> = {
  decorators: [withEnrolment({ ...sampleEnrolment, enrolled_at: '2026-11-23T09:00:00Z' })],
}
export const LongText: Story<typeof EnrolmentCard> = {
  decorators: [
    withEnrolment({
      ...confirmableEnrolment,
      confirm: { ...confirm, role: longText, company_name: longWord },
    }),
  ],
}
export const Loading: Story<typeof EnrolmentCard> = {
  decorators: [withServer([neverRespond('enrolment', 'getEnrolment')], sampleIntern)],
}
export const Failed: Story<typeof EnrolmentCard> = {
  decorators: [withServer([failWith('enrolment', 'getEnrolment', { status: 500 })], sampleIntern)],
}
