import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { RunJobDialog } from './run-job-dialog.tsx'

const meta: StoryMeta<typeof RunJobDialog> = {
  component: RunJobDialog,
  args: { name: 'offers.expire', onClose: ignore },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Asking: Story<typeof RunJobDialog> = {}
