import type { PrivacyRequest, RetentionCalendar } from '@fledge/contract/privacy/schema.ts'
import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { samplePrivacyRequest, sampleRetentionCalendar } from '../../testing/samples/privacy.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { noSavedViews } from '../../testing/samples/views.ts'
import OperatorPrivacyScreen from './operator-privacy-screen.tsx'

const withRequests = (...requests: readonly Partial<PrivacyRequest>[]) =>
  withServer(
    [
      noSavedViews,
      respondWith(
        'privacy',
        'listPrivacyRequests',
        requests.map((request, at) => ({
          ...samplePrivacyRequest,
          id: `request-${at}`,
          ...request,
        })),
      ),
    ],
    sampleOperator,
  )
const withCalendar = (calendar: RetentionCalendar) =>
  withServer(
    [noSavedViews, respondWith('privacy', 'getRetentionCalendar', calendar)],
    sampleOperator,
  )
const retention = { address: '/?part=retention' }

const meta: StoryMeta<typeof OperatorPrivacyScreen> = {
  component: OperatorPrivacyScreen,
  decorators: [
    withRequests(
      {},
      { state: 'LATE', name: longWord },
      {
        state: 'DONE',
        name: '',
        email: '',
        user_id: null,
        planned_at: null,
        done_at: '2026-11-25T09:00:00Z',
      },
      { recorded_by: 'Iris Weber', note: 'Letter of 18 November' },
      { kind: 'ACCESS', state: 'DONE', planned_at: null, done_at: '2026-11-20T09:00:00Z' },
    ),
  ],
}
export default meta

export const Requests: Story<typeof OperatorPrivacyScreen> = {}
export const Empty: Story<typeof OperatorPrivacyScreen> = { decorators: [withRequests()] }
export const NoMatch: Story<typeof OperatorPrivacyScreen> = {
  decorators: [withRequests()],
  parameters: { address: '/?state=LATE' },
}
export const Retention: Story<typeof OperatorPrivacyScreen> = {
  decorators: [withCalendar(sampleRetentionCalendar)],
  parameters: retention,
}
export const RetentionThatFails: Story<typeof OperatorPrivacyScreen> = {
  decorators: [
    withCalendar({
      ...sampleRetentionCalendar,
      job: {
        state: 'FAILING',
        started_at: null,
        next_at: null,
        processed_at: null,
        processed_count: null,
      },
    }),
  ],
  parameters: retention,
}
export const Loading: Story<typeof OperatorPrivacyScreen> = {
  decorators: [
    withServer([noSavedViews, neverRespond('privacy', 'listPrivacyRequests')], sampleOperator),
  ],
}
export const Failed: Story<typeof OperatorPrivacyScreen> = {
  decorators: [
    withServer(
      [noSavedViews, failWith('privacy', 'listPrivacyRequests', { status: 500 })],
      sampleOperator,
    ),
  ],
}
