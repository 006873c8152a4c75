import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../testing/fake-server.tsx'
import { sampleTemplate } from '../testing/samples/templates.ts'
import { sampleOperator } from '../testing/samples/users.ts'
import { MessageDialog } from './message-dialog.tsx'

const meta: StoryMeta<typeof MessageDialog> = {
  component: MessageDialog,
  args: { selection: { list: 'people', rows: ['amara'] }, onDone: ignore, onClose: ignore },
  decorators: [
    withServer([respondWith('messages', 'listTemplates', [sampleTemplate])], sampleOperator),
  ],
}
export default meta

export const Writing: Story<typeof MessageDialog> = {}
export const ToInternsOrCompanies: Story<typeof MessageDialog> = {
  args: { selection: { list: 'offers', rows: ['offer'] } },
}
