import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { checkoutOffer, sampleCheckout } from '../../testing/samples/payments.ts'
import { PlaceSummary } from './place-summary.tsx'

const meta: StoryMeta<typeof PlaceSummary> = {
  component: PlaceSummary,
  args: { checkout: sampleCheckout, isOpen: true },
}
export default meta

export const Open: Story<typeof PlaceSummary> = {
  args: {
    checkout: {
      ...sampleCheckout,
      offer: checkoutOffer,
      includes: [{ name: 'Insurance', description: 'For the whole internship.' }],
    },
  },
}
export const WithoutOffer: Story<typeof PlaceSummary> = {}
export const Paid: Story<typeof PlaceSummary> = { args: { isOpen: false } }
export const Free: Story<typeof PlaceSummary> = {
  args: { checkout: { ...sampleCheckout, price: null, refund: null } },
}
export const LongText: Story<typeof PlaceSummary> = {
  args: {
    checkout: {
      ...sampleCheckout,
      batch_name: longText,
      offer: { ...checkoutOffer, role: longText, company_name: longWord },
      includes: [{ name: longText, description: longWord }],
    },
  },
}
