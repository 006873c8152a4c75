import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { operatorPayment } from '../../testing/samples/payments.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { RefundDialog } from './refund-dialog.tsx'

const meta: StoryMeta<typeof RefundDialog> = {
  component: RefundDialog,
  args: { payment: operatorPayment, onClose: () => {} },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Full: Story<typeof RefundDialog> = {}
export const AfterThePeriod: Story<typeof RefundDialog> = {
  args: { payment: { ...operatorPayment, comes_back: 0 } },
}
