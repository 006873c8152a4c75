import type { ProviderEvent } from '@fledge/contract/payments/provider-event-schema.ts'
import { providerEventKinds, providerEventStates } from '@fledge/domain/payments/provider-events.ts'
import { press } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { failingProviderEvent } from '../../testing/samples/provider-events.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { noSavedViews } from '../../testing/samples/views.ts'
import OperatorWebhooksScreen from './operator-webhooks-screen.tsx'

const withEvents = (...events: readonly Partial<ProviderEvent>[]) =>
  withServer(
    [
      noSavedViews,
      respondWith(
        'payments',
        'listProviderEvents',
        events.map((event, at) => ({
          ...failingProviderEvent,
          event_id: `evt_${1024 + at}`,
          ...event,
        })),
      ),
      respondWith('payments', 'previewReprocessEvents', {
        count: 1,
        left_out_rows: [],
        left_out: [],
      }),
      neverRespond('payments', 'reprocessEvents'),
    ],
    sampleOperator,
  )

const meta: StoryMeta<typeof OperatorWebhooksScreen> = {
  component: OperatorWebhooksScreen,
  decorators: [
    withEvents(
      ...providerEventStates.map((state) => ({
        state,
        ...(state !== 'FAILING' && {
          attempt_count: 0,
          last_error: null,
          may: { reprocess: 'payments.refused.notFailing' },
        }),
      })),
    ),
  ],
}
export default meta

export const InEachState: Story<typeof OperatorWebhooksScreen> = {}
export const OfEachKind: Story<typeof OperatorWebhooksScreen> = {
  decorators: [
    withEvents(
      ...providerEventKinds.map((kind) =>
        kind === 'OTHER' ? { kind, type: 'customer.created', payment: null } : { kind },
      ),
    ),
  ],
}
export const LongTexts: Story<typeof OperatorWebhooksScreen> = {
  decorators: [
    withEvents({
      event_id: longWord,
      last_error: longText,
      payment: { provider_id: longWord, intern_name: longWord, receipt_number: null },
    }),
  ],
}
export const ProcessAgain: Story<typeof OperatorWebhooksScreen> = {
  play: press('td button', 'dialog[open] textarea'),
}
export const Empty: Story<typeof OperatorWebhooksScreen> = { decorators: [withEvents()] }
export const NoMatch: Story<typeof OperatorWebhooksScreen> = {
  decorators: [withEvents()],
  parameters: { address: '/?state=FAILING' },
}
export const Loading: Story<typeof OperatorWebhooksScreen> = {
  decorators: [
    withServer([noSavedViews, neverRespond('payments', 'listProviderEvents')], sampleOperator),
  ],
}
export const Failed: Story<typeof OperatorWebhooksScreen> = {
  decorators: [
    withServer(
      [noSavedViews, failWith('payments', 'listProviderEvents', { status: 500 })],
      sampleOperator,
    ),
  ],
}
