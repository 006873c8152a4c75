import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleTemplate } from '../../testing/samples/templates.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { TemplateDialog } from './template-dialog.tsx'

const meta: StoryMeta<typeof TemplateDialog> = {
  component: TemplateDialog,
  args: { template: sampleTemplate, onClose: ignore },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Editing: Story<typeof TemplateDialog> = {}
export const Creating: Story<typeof TemplateDialog> = { args: { template: null } }
