import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleIntern, sampleMember } from '../../testing/samples/users.ts'
import { hoursFromNow } from '../../testing/story-time.ts'
import { ViewBar } from './view-bar.tsx'

const meta: StoryMeta<typeof ViewBar> = { component: ViewBar }
export default meta

const view = { view_id: 'view', ends_at: hoursFromNow(0.45) }

export const AsIntern: Story<typeof ViewBar> = {
  decorators: [withServer([], { ...sampleIntern, view })],
}
export const AsMember: Story<typeof ViewBar> = {
  decorators: [withServer([], { ...sampleMember, view })],
}
export const LongName: Story<typeof ViewBar> = {
  decorators: [withServer([], { ...sampleIntern, last_name: longWord, view })],
}
