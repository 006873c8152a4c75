import { press } from '@fledge/ui/testing/play.ts'
import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, withServer } from '../testing/fake-server.tsx'
import { sampleOperator } from '../testing/samples/users.ts'
import { MarkSeenButton } from './mark-seen-button.tsx'

const meta: StoryMeta<typeof MarkSeenButton> = {
  component: MarkSeenButton,
  decorators: [withServer([neverRespond('pendingActs', 'markActSeen')], sampleOperator)],
  args: { id: 'act', name: 'Amara Okafor' },
}
export default meta

export const Default: Story<typeof MarkSeenButton> = {}
export const LongName: Story<typeof MarkSeenButton> = { args: { name: longWord } }
export const Sending: Story<typeof MarkSeenButton> = { play: press('button') }
