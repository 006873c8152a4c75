import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { interestedIntern } from '../../testing/samples/plans.ts'
import { sampleColleague, sampleMember } from '../../testing/samples/users.ts'
import { PlanInterested } from './plan-interested.tsx'

const withInterested = (...rows: readonly (typeof interestedIntern)[]) => [
  respondWith('plans', 'listInterested', [...rows]),
]

const meta: StoryMeta<typeof PlanInterested> = { component: PlanInterested, args: { plan: 'plan' } }
export default meta

export const Interns: Story<typeof PlanInterested> = {
  decorators: [withServer(withInterested(interestedIntern), sampleMember)],
}
export const WithoutPermission: Story<typeof PlanInterested> = {
  decorators: [withServer(withInterested(interestedIntern), sampleColleague)],
}
export const LongText: Story<typeof PlanInterested> = {
  decorators: [
    withServer(
      withInterested({
        ...interestedIntern,
        name: longWord,
        university: longText,
        major: longWord,
        skills: [longText, longWord],
      }),
      sampleMember,
    ),
  ],
}
export const Loading: Story<typeof PlanInterested> = {
  decorators: [withServer([neverRespond('plans', 'listInterested')], sampleMember)],
}
export const Failed: Story<typeof PlanInterested> = {
  decorators: [withServer([failWith('plans', 'listInterested', { status: 500 })], sampleMember)],
}
