import type { PaymentDifference } from '@fledge/contract/payments/difference-schema.ts'
import { differenceKinds } from '@fledge/domain/payments/payment-differences.ts'
import { press } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleDifference } from '../../testing/samples/payments.ts'
import { noSavedViews } from '../../testing/samples/views.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import OperatorDifferencesScreen from './operator-differences-screen.tsx'

const withDifferences = (...differences: readonly PaymentDifference[]) =>
  withServer(
    [
      noSavedViews,
      respondWith('payments', 'listDifferences', [...differences]),
      neverRespond('payments', 'comparePayments'),
      neverRespond('payments', 'resolveDifference'),
    ],
    sampleOperator,
  )
const resolved: PaymentDifference = {
  ...sampleDifference,
  state: 'RESOLVED',
  resolved_at: '2026-11-26T09:00:00Z',
  resolver: 'Ines Duarte',
  note: 'The provider refunded it by hand. We did the same here.',
  may: { resolve: 'payments.refused.differenceResolved' },
}

const meta: StoryMeta<typeof OperatorDifferencesScreen> = {
  component: OperatorDifferencesScreen,
  decorators: [
    withDifferences(
      ...differenceKinds.map((kind) => ({
        ...sampleDifference,
        difference_id: kind,
        kind,
        here: kind === 'MISSING_HERE' ? null : sampleDifference.here,
        there: kind === 'MISSING_THERE' ? null : sampleDifference.there,
      })),
    ),
  ],
}
export default meta

export const EveryKind: Story<typeof OperatorDifferencesScreen> = {}
export const Resolved: Story<typeof OperatorDifferencesScreen> = {
  decorators: [
    withDifferences(resolved, { ...resolved, difference_id: 'gone', resolver: null, note: null }),
  ],
}
export const LongText: Story<typeof OperatorDifferencesScreen> = {
  decorators: [withDifferences({ ...resolved, provider_id: longWord, here: null, note: longText })],
}
export const Comparing: Story<typeof OperatorDifferencesScreen> = {
  play: press('header button', 'dialog[open] input'),
}
export const Resolving: Story<typeof OperatorDifferencesScreen> = {
  play: press('td button', 'dialog[open] textarea'),
}
export const Empty: Story<typeof OperatorDifferencesScreen> = { decorators: [withDifferences()] }
export const NoMatch: Story<typeof OperatorDifferencesScreen> = {
  decorators: [withDifferences()],
  parameters: { address: '/?state=OPEN' },
}
export const Loading: Story<typeof OperatorDifferencesScreen> = {
  decorators: [
    withServer([noSavedViews, neverRespond('payments', 'listDifferences')], sampleOperator),
  ],
}
export const Failed: Story<typeof OperatorDifferencesScreen> = {
  decorators: [
    withServer(
      [noSavedViews, failWith('payments', 'listDifferences', { status: 500 })],
      sampleOperator,
    ),
  ],
}
