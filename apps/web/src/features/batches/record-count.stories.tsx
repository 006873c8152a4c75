import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { RecordCount } from './record-count.tsx'

const meta: StoryMeta<typeof RecordCount> = {
  component: RecordCount,
  args: { list: 'applications', count: 1234, filters: { batch: 'batch', at: 'LEFT' } },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Linked: Story<typeof RecordCount> = {}
export const Finance: Story<typeof RecordCount> = {
  decorators: [withServer([], { ...sampleOperator, role: 'FINANCE' })],
}
