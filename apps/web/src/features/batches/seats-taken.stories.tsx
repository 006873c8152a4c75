import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { SeatsTaken } from './seats-taken.tsx'

const meta: StoryMeta<typeof SeatsTaken> = {
  component: SeatsTaken,
  args: { batch: { batch_id: 'batch', seats: 400, seats_taken: 222 } },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Linked: Story<typeof SeatsTaken> = {}
