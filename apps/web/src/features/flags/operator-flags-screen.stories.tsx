import { flagNames } from '@fledge/domain/flags/types.ts'
import { press } from '@fledge/ui/testing/play.ts'
import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleFlag } from '../../testing/samples/flags.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { noSavedViews } from '../../testing/samples/views.ts'
import OperatorFlagsScreen from './operator-flags-screen.tsx'

const untouched = {
  ...sampleFlag,
  is_on: true,
  percentage: 0,
  user_ids: [],
  users: [],
  last_change: null,
}
const flags = flagNames.map((name) => ({
  ...(name === 'SUGGESTIONS' ? sampleFlag : untouched),
  name,
  is_available: name !== 'OUTLOOK_CAL',
}))
const withFlags = (change: object) =>
  withServer(
    [
      noSavedViews,
      respondWith(
        'flags',
        'listFlags',
        flags.map((flag) => ({ ...flag, ...change })),
      ),
    ],
    sampleOperator,
  )

const meta: StoryMeta<typeof OperatorFlagsScreen> = {
  component: OperatorFlagsScreen,
  decorators: [withFlags({})],
}
export default meta

export const EveryState: Story<typeof OperatorFlagsScreen> = {}
export const Changing: Story<typeof OperatorFlagsScreen> = {
  play: press('tbody button', 'dialog[open]'),
}
export const LongTexts: Story<typeof OperatorFlagsScreen> = {
  decorators: [
    withFlags({
      users: [{ user_id: 'amara', name: longText, email: 'amara@example.com' }],
      last_change: { ...sampleFlag.last_change, by: null, note: longText },
    }),
  ],
}
export const Loading: Story<typeof OperatorFlagsScreen> = {
  decorators: [withServer([noSavedViews, neverRespond('flags', 'listFlags')], sampleOperator)],
}
export const Failed: Story<typeof OperatorFlagsScreen> = {
  decorators: [
    withServer([noSavedViews, failWith('flags', 'listFlags', { status: 500 })], sampleOperator),
  ],
}
