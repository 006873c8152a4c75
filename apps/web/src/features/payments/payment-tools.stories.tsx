import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { samplePaymentTotals } from '../../testing/samples/payments.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { paymentFilters, PaymentTools } from './payment-tools.tsx'

function Tools({ currencies }: { readonly currencies: readonly string[] }) {
  const params = useListParams(paymentFilters)
  return (
    <PaymentTools
      params={params}
      totals={currencies.map((currency) => ({ ...samplePaymentTotals, currency }))}
    />
  )
}

const meta: StoryMeta<typeof Tools> = {
  component: Tools,
  args: { currencies: ['USD'] },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const OneCurrency: Story<typeof Tools> = {}
export const SeveralCurrencies: Story<typeof Tools> = { args: { currencies: ['EUR', 'USD'] } }
export const NoPayments: Story<typeof Tools> = { args: { currencies: [] } }
