import { press } from '@fledge/ui/testing/play.ts'
import { ignore, longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { longCompanyBrief, longPlanBrief } from '../../testing/samples/briefs.ts'
import { internInterview, timeChoice } from '../../testing/samples/interviews.ts'
import { explanationOwed, nothingMissed } from '../../testing/samples/no-shows.ts'
import { sampleSupport } from '../../testing/samples/settings.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { ChooseTime } from './choose-time.tsx'

const meta: StoryMeta<typeof ChooseTime> = {
  component: ChooseTime,
  args: { choice: timeChoice, hold: ignore, onNone: ignore },
  decorators: [withServer([...nothingMissed, ...sampleSupport], sampleIntern)],
}
export default meta

export const NothingChosen: Story<typeof ChooseTime> = {}
export const Chosen: Story<typeof ChooseTime> = {
  play: press('input[type="radio"]'),
}
export const NoMoreMoves: Story<typeof ChooseTime> = {
  args: {
    choice: {
      ...timeChoice,
      interview: {
        ...internInterview,
        may: { ...internInterview.may, counterPropose: 'interviews.refused.movedTwice' },
      },
    },
  },
}
export const ExplanationOwed: Story<typeof ChooseTime> = {
  decorators: [withServer([...explanationOwed, ...sampleSupport], sampleIntern)],
  play: press('input[type="radio"]'),
}
export const LongText: Story<typeof ChooseTime> = {
  args: {
    choice: {
      ...timeChoice,
      interview: {
        ...internInterview,
        company: longCompanyBrief,
        plan: longPlanBrief,
        interviewers: [
          { member_id: 'member', name: longWord, picture_url: null, job_title: longText },
        ],
      },
    },
  },
}
