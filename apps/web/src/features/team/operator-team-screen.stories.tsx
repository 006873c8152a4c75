import { press } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleReviewTimes, sampleTeam } from '../../testing/samples/team.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { noSavedViews } from '../../testing/samples/views.ts'
import OperatorTeamScreen from './operator-team-screen.tsx'

const times = respondWith('team', 'getReviewTimes', sampleReviewTimes)

const meta: StoryMeta<typeof OperatorTeamScreen> = {
  component: OperatorTeamScreen,
  decorators: [
    withServer(
      [noSavedViews, respondWith('team', 'listTeam', [...sampleTeam]), times],
      sampleOperator,
    ),
  ],
}
export default meta

export const EveryState: Story<typeof OperatorTeamScreen> = {}
export const Inviting: Story<typeof OperatorTeamScreen> = {
  play: press('button', 'dialog[open]'),
}
export const LongTexts: Story<typeof OperatorTeamScreen> = {
  decorators: [
    withServer(
      [
        noSavedViews,
        respondWith(
          'team',
          'listTeam',
          sampleTeam.map((member) => ({
            ...member,
            name: longText,
            email: `${longWord}@fledge.example`,
          })),
        ),
        times,
      ],
      sampleOperator,
    ),
  ],
}
export const Loading: Story<typeof OperatorTeamScreen> = {
  decorators: [withServer([noSavedViews, neverRespond('team', 'listTeam'), times], sampleOperator)],
}
export const Failed: Story<typeof OperatorTeamScreen> = {
  decorators: [
    withServer(
      [noSavedViews, failWith('team', 'listTeam', { status: 500 }), times],
      sampleOperator,
    ),
  ],
}
