import { ignore, longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../testing/fake-server.tsx'
import { sampleOperator } from '../testing/samples/users.ts'
import { NotesCard } from './notes-card.tsx'

const note = {
  note_id: 'note',
  note: 'Prefers calls in the morning.',
  author: 'Marek Novotný',
  created_at: '2026-11-24T09:00:00Z',
}
const draft = { value: '', onChange: ignore, isBusy: false, refusal: null, onAdd: ignore }
const meta: StoryMeta<typeof NotesCard> = {
  component: NotesCard,
  decorators: [withServer([], sampleOperator)],
  args: { notes: [note], hint: 'Only the programme team sees notes.', draft },
}
export default meta

export const OneNote: Story<typeof NotesCard> = {}
export const Writing: Story<typeof NotesCard> = { args: { draft: { ...draft, value: longText } } }
export const Refused: Story<typeof NotesCard> = {
  args: { draft: { ...draft, refusal: 'Finance doesn’t write notes.' } },
}
export const FormerColleague: Story<typeof NotesCard> = {
  args: { notes: [{ ...note, author: null, note: longText }] },
}
