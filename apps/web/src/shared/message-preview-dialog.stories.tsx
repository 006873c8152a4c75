import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, respondWith, withServer } from '../testing/fake-server.tsx'
import { sampleOperator } from '../testing/samples/users.ts'
import { MessagePreviewDialog } from './message-preview-dialog.tsx'

const samples = ['Amara', 'Priya', 'Lucas'].map((name) => ({
  user_id: name,
  name,
  subject: 'Spring 2027: finish your application by 1 March',
  body: `Hello ${name},\n\nyour application for Spring 2027 isn’t complete yet.`,
}))
const preview = {
  count: 412,
  left_out_rows: [],
  left_out: [
    { reason: 'messages.refused.turnedOff', count: 3 },
    { reason: 'messages.refused.weekFull', count: 12 },
    { reason: 'messages.refused.valueMissing', count: 40 },
  ],
  empty_variables: [
    { variable: 'batch' as const, count: 1 },
    { variable: 'deadline' as const, count: 40 },
  ],
  needs_approval: true,
  samples,
}

const meta: StoryMeta<typeof MessagePreviewDialog> = {
  component: MessagePreviewDialog,
  args: {
    selection: { list: 'people', filters: {}, except: [] },
    draft: {
      audience: 'PEOPLE',
      template_id: null,
      subject: '{batch}: finish your application by {deadline}',
      body: 'Hello {first_name}',
    },
    onBack: ignore,
    onDone: ignore,
    onClose: ignore,
  },
  decorators: [withServer([respondWith('messages', 'previewMessage', preview)], sampleOperator)],
}
export default meta

export const ToMany: Story<typeof MessagePreviewDialog> = {}
export const ToNobody: Story<typeof MessagePreviewDialog> = {
  decorators: [
    withServer(
      [
        respondWith('messages', 'previewMessage', {
          ...preview,
          count: 0,
          needs_approval: false,
          samples: [],
        }),
      ],
      sampleOperator,
    ),
  ],
}
export const Failed: Story<typeof MessagePreviewDialog> = {
  decorators: [
    withServer([failWith('messages', 'previewMessage', { status: 500 })], sampleOperator),
  ],
}
