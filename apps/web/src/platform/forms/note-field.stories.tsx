import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { WithValue } from '@fledge/ui/testing/with-value.tsx'
import { NoteField } from './note-field.tsx'

const meta: StoryMeta<typeof NoteField> = {
  component: NoteField,
  args: { value: '' },
  render: ({ value, ...props }) => (
    <WithValue start={value}>
      {(note, setNote) => <NoteField {...props} value={note} onChange={setNote} />}
    </WithValue>
  ),
}
export default meta

export const Optional: Story<typeof NoteField> = {}
export const Needed: Story<typeof NoteField> = {
  args: { isNeeded: true, label: 'What happened?', hint: 'The company will see your note.' },
}
export const Full: Story<typeof NoteField> = { args: { value: longText.repeat(10).slice(0, 1000) } }
