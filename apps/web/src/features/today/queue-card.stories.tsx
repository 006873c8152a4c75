import { Stack } from '@fledge/ui/page.tsx'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleToday } from '../../testing/samples/today.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { QueueCard } from './queue-card.tsx'

const queue = sampleToday.queues[0]
if (!queue?.flow) throw new Error('the sample has no queue with a flow')
const toFlow = (received: number, finished: number) => ({
  received: Array<number>(14).fill(received),
  finished: Array<number>(14).fill(finished),
})

const meta: StoryMeta<typeof QueueCard> = {
  component: QueueCard,
  decorators: [withServer([], sampleOperator)],
  args: { queue },
}
export default meta

export const GettingClear: Story<typeof QueueCard> = {}
/** Every forecast: growing fast and slowly, staying the same, taking long, clear. */
export const EachForecast: Story<typeof QueueCard> = {
  render: () => (
    <Stack>
      <QueueCard queue={{ ...queue, flow: toFlow(9, 2) }} />
      <QueueCard
        queue={{ ...queue, flow: { ...toFlow(0, 0), received: [...Array<number>(13).fill(0), 2] } }}
      />
      <QueueCard queue={{ ...queue, flow: toFlow(4, 4) }} />
      <QueueCard queue={{ ...queue, open: 9000, flow: toFlow(0, 1) }} />
      <QueueCard queue={{ ...queue, open: 0, late: 0, oldest: null, flow: toFlow(0, 0) }} />
    </Stack>
  ),
}
export const WithoutFlow: Story<typeof QueueCard> = { args: { queue: { ...queue, flow: null } } }
