import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../testing/fake-server.tsx'
import { sampleCheckout } from '../testing/samples/payments.ts'
import { sampleIntern } from '../testing/samples/users.ts'
import { RefundNotice } from './refund-notice.tsx'

const meta: StoryMeta<typeof RefundNotice> = { component: RefundNotice, args: { of: 'all' } }
export default meta

const paid = withServer([respondWith('payments', 'getCheckout', sampleCheckout)], sampleIntern)

export const Paid: Story<typeof RefundNotice> = { decorators: [paid] }
export const Kept: Story<typeof RefundNotice> = { args: { isKept: true }, decorators: [paid] }
export const Loading: Story<typeof RefundNotice> = {
  decorators: [withServer([neverRespond('payments', 'getCheckout')], sampleIntern)],
}
export const Failed: Story<typeof RefundNotice> = {
  decorators: [withServer([failWith('payments', 'getCheckout', { status: 500 })], sampleIntern)],
}
