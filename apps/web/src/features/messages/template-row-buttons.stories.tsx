import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleArchivedTemplate, sampleTemplate } from '../../testing/samples/templates.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { TemplateRowButtons } from './template-row-buttons.tsx'

const meta: StoryMeta<typeof TemplateRowButtons> = {
  component: TemplateRowButtons,
  args: { template: sampleTemplate },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const InUse: Story<typeof TemplateRowButtons> = {}
export const Archived: Story<typeof TemplateRowButtons> = {
  args: { template: sampleArchivedTemplate },
}
