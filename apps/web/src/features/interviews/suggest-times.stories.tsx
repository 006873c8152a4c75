import { press } from '@fledge/ui/testing/play.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import {
  agreed,
  internInterview,
  timeChoice,
  unreadCalendars,
} from '../../testing/samples/interviews.ts'
import { nothingMissed } from '../../testing/samples/no-shows.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { SuggestTimes } from './suggest-times.tsx'

const meta: StoryMeta<typeof SuggestTimes> = {
  component: SuggestTimes,
  args: { choice: timeChoice, hold: ignore, onBack: ignore },
  decorators: [withServer([...nothingMissed], sampleIntern)],
}
export default meta

export const NothingChosen: Story<typeof SuggestTimes> = {}
export const Chosen: Story<typeof SuggestTimes> = {
  play: press('button[aria-pressed]:not(:disabled)'),
}
export const Agreed: Story<typeof SuggestTimes> = {
  args: { choice: { ...timeChoice, interview: { ...internInterview, ...agreed } }, onBack: null },
}
export const NotAllowed: Story<typeof SuggestTimes> = {
  args: {
    choice: {
      ...timeChoice,
      other_times: [],
      unread: unreadCalendars,
      interview: {
        ...internInterview,
        may: { ...internInterview.may, counterPropose: 'interviews.refused.movedTwice' },
      },
    },
  },
}
