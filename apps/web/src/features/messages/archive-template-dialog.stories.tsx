import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleArchivedTemplate, sampleTemplate } from '../../testing/samples/templates.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ArchiveTemplateDialog } from './archive-template-dialog.tsx'

const meta: StoryMeta<typeof ArchiveTemplateDialog> = {
  component: ArchiveTemplateDialog,
  args: { template: sampleTemplate, onClose: ignore },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Archiving: Story<typeof ArchiveTemplateDialog> = {}
export const Restoring: Story<typeof ArchiveTemplateDialog> = {
  args: { template: sampleArchivedTemplate },
}
