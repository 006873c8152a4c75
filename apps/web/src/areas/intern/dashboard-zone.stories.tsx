import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleIntern } from '../../testing/samples/users.ts'
import { ZonePrompt } from './dashboard-zone.tsx'

// Ahead of every device, so that the prompt is shown wherever the story is.
const user = { ...sampleIntern, time_zone: 'Pacific/Kiritimati' }

const meta: StoryMeta<typeof ZonePrompt> = { component: ZonePrompt }
export default meta

export const OtherZone: Story<typeof ZonePrompt> = { decorators: [withServer([], user)] }
