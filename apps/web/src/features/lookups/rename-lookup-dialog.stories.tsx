import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleEntry } from '../../testing/samples/lookup-entries.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { RenameLookupDialog } from './rename-lookup-dialog.tsx'

const meta: StoryMeta<typeof RenameLookupDialog> = {
  component: RenameLookupDialog,
  args: { entry: sampleEntry, onClose: ignore },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Named: Story<typeof RenameLookupDialog> = {}
