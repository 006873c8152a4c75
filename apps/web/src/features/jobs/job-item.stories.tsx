import { Card, CardList } from '@fledge/ui/card.tsx'
import { ignore, longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { failingJob, sampleJob } from '../../testing/samples/jobs.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { JobItem } from './job-item.tsx'

const meta: StoryMeta<typeof JobItem> = {
  component: JobItem,
  args: { job: sampleJob, onRun: ignore },
  decorators: [
    (Shown) => (
      <Card flush>
        <CardList>
          <Shown />
        </CardList>
      </Card>
    ),
    withServer([], sampleOperator),
  ],
}
export default meta

export const Working: Story<typeof JobItem> = {}
export const Failing: Story<typeof JobItem> = {
  args: { job: { ...failingJob, last_error: longText } },
}
export const Refused: Story<typeof JobItem> = {
  args: { job: { ...sampleJob, may: { run: 'refused.managerOnly' } } },
}
