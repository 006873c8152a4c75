import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleTemplate, sampleVersion } from '../../testing/samples/templates.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { TemplateVersionsDialog } from './template-versions-dialog.tsx'

const versions = [
  sampleVersion,
  { ...sampleVersion, version: 1, note: 'Asked for every week', author_name: null },
]

const meta: StoryMeta<typeof TemplateVersionsDialog> = {
  component: TemplateVersionsDialog,
  args: { template: sampleTemplate, onClose: ignore },
  decorators: [
    withServer([respondWith('messages', 'listTemplateVersions', versions)], sampleOperator),
  ],
}
export default meta

export const Several: Story<typeof TemplateVersionsDialog> = {}
export const Failed: Story<typeof TemplateVersionsDialog> = {
  decorators: [
    withServer([failWith('messages', 'listTemplateVersions', { status: 500 })], sampleOperator),
  ],
}
