import type { FailedMail } from '@fledge/contract/outbox/schema.ts'
import { mailFailures } from '@fledge/domain/outbox/types.ts'
import { press } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { noSavedViews } from '../../testing/samples/views.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import OperatorOutboxScreen from './operator-outbox-screen.tsx'

const retrying: FailedMail = {
  id: '1',
  state: 'RETRYING',
  subject: 'Aurora Labs suggested interview times',
  to: 'amara@example.com',
  user_id: 'amara',
  created_at: '2026-11-25T18:20:00Z',
  tries: 3,
  next_try_at: '2026-11-26T12:00:00Z',
  failure: 'UNREACHABLE',
  last_error: 'ECONNREFUSED',
  may: { retry: true },
}
const givenUp: FailedMail = { ...retrying, id: '2', state: 'GIVEN_UP', next_try_at: null, tries: 1 }

const withMails = (...mails: readonly FailedMail[]) =>
  withServer(
    [
      noSavedViews,
      respondWith('outbox', 'listFailedMails', [...mails]),
      neverRespond('outbox', 'retryMails'),
    ],
    sampleOperator,
  )

const meta: StoryMeta<typeof OperatorOutboxScreen> = {
  component: OperatorOutboxScreen,
  decorators: [withMails(retrying, givenUp)],
}
export default meta

export const InEachState: Story<typeof OperatorOutboxScreen> = {}
export const WithEachFailure: Story<typeof OperatorOutboxScreen> = {
  decorators: [
    withMails(
      ...mailFailures.map((failure) => ({
        ...retrying,
        id: failure,
        failure,
        last_error: 'EENVELOPE 550',
      })),
    ),
  ],
}
export const WithoutContent: Story<typeof OperatorOutboxScreen> = {
  decorators: [withMails({ ...givenUp, subject: null, may: { retry: 'outbox.refused.wiped' } })],
}
export const LongTexts: Story<typeof OperatorOutboxScreen> = {
  decorators: [withMails({ ...retrying, to: `${longWord}@example.com`, subject: longText })],
}
export const SendingAgain: Story<typeof OperatorOutboxScreen> = {
  play: press('td button', 'td button[aria-busy="true"]'),
}
export const Empty: Story<typeof OperatorOutboxScreen> = { decorators: [withMails()] }
export const NoMatch: Story<typeof OperatorOutboxScreen> = {
  decorators: [withMails()],
  parameters: { address: '/?search=zeno' },
}
export const Loading: Story<typeof OperatorOutboxScreen> = {
  decorators: [
    withServer([noSavedViews, neverRespond('outbox', 'listFailedMails')], sampleOperator),
  ],
}
export const Failed: Story<typeof OperatorOutboxScreen> = {
  decorators: [
    withServer(
      [noSavedViews, failWith('outbox', 'listFailedMails', { status: 500 })],
      sampleOperator,
    ),
  ],
}
