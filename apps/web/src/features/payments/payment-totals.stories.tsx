import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { samplePaymentTotals } from '../../testing/samples/payments.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { PaymentTotalsCard } from './payment-totals.tsx'

const meta: StoryMeta<typeof PaymentTotalsCard> = {
  component: PaymentTotalsCard,
  args: { rows: [samplePaymentTotals, { ...samplePaymentTotals, currency: 'EUR' }] },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const TwoCurrencies: Story<typeof PaymentTotalsCard> = {}
export const None: Story<typeof PaymentTotalsCard> = { args: { rows: [] } }
export const Many: Story<typeof PaymentTotalsCard> = {
  args: {
    rows: Array.from({ length: 6 }, (_, at) => ({
      ...samplePaymentTotals,
      batch_id: `batch-${at}`,
    })),
  },
}
export const LongText: Story<typeof PaymentTotalsCard> = {
  args: { rows: [{ ...samplePaymentTotals, batch_name: longWord }] },
}
