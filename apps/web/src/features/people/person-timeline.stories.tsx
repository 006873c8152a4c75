import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, respondWith, withServer } from '../../testing/fake-server.tsx'
import { samplePersonEvents } from '../../testing/samples/people.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { PersonTimeline } from './person-timeline.tsx'

const meta: StoryMeta<typeof PersonTimeline> = {
  component: PersonTimeline,
  args: { id: 'intern' },
  decorators: [
    withServer(
      [respondWith('people', 'listPersonEvents', [...samplePersonEvents])],
      sampleOperator,
    ),
  ],
}
export default meta

export const WithReasonAndNote: Story<typeof PersonTimeline> = {}
export const Empty: Story<typeof PersonTimeline> = {
  decorators: [withServer([respondWith('people', 'listPersonEvents', [])], sampleOperator)],
}
export const Failed: Story<typeof PersonTimeline> = {
  decorators: [
    withServer([failWith('people', 'listPersonEvents', { status: 500 })], sampleOperator),
  ],
}
