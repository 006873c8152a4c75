import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../testing/fake-server.tsx'
import { sampleTemplate } from '../testing/samples/templates.ts'
import { sampleOperator } from '../testing/samples/users.ts'
import { MessageTextDialog } from './message-text-dialog.tsx'

const meta: StoryMeta<typeof MessageTextDialog> = {
  component: MessageTextDialog,
  args: {
    draft: { audience: 'PEOPLE', template_id: null, subject: '', body: '' },
    audiences: ['PEOPLE'],
    onNext: ignore,
    onClose: ignore,
  },
  decorators: [
    withServer([respondWith('messages', 'listTemplates', [sampleTemplate])], sampleOperator),
  ],
}
export default meta

export const Empty: Story<typeof MessageTextDialog> = {}
export const FromTemplate: Story<typeof MessageTextDialog> = {
  args: {
    draft: {
      audience: 'PEOPLE',
      template_id: sampleTemplate.template_id,
      subject: sampleTemplate.subject,
      body: sampleTemplate.body,
    },
  },
}
