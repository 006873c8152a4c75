import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { samplePersonEvents } from '../testing/samples/people.ts'
import { EventList } from './event-list.tsx'

const meta: StoryMeta<typeof EventList> = {
  component: EventList,
  args: {
    events: samplePersonEvents.map(({ company_name: about, ...event }) => ({ ...event, about })),
  },
}
export default meta

export const WithReasonAndNote: Story<typeof EventList> = {}
