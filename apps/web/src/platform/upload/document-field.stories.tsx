import { ignore, longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { DocumentField } from './document-field.tsx'

const meta: StoryMeta<typeof DocumentField> = {
  component: DocumentField,
  args: {
    label: 'Agreement',
    error: undefined,
    purpose: 'identity',
    value: null,
    savedFileId: null,
    onChange: ignore,
  },
}
export default meta

export const Empty: Story<typeof DocumentField> = {}
export const Chosen: Story<typeof DocumentField> = {
  args: { value: { file_id: 'file', name: 'agreement.pdf' } },
}
export const Wrong: Story<typeof DocumentField> = { args: { error: 'Add the agreement.' } }
export const LongText: Story<typeof DocumentField> = {
  args: { label: longText, value: { file_id: 'file', name: `${longWord}.pdf` } },
}
