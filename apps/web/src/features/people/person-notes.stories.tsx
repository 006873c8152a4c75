import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleIntern } from '../../testing/samples/people.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { PersonNotesCard } from './person-notes.tsx'

const notes = sampleIntern.notes ?? []
const meta: StoryMeta<typeof PersonNotesCard> = {
  component: PersonNotesCard,
  decorators: [withServer([], sampleOperator)],
  args: { id: sampleIntern.id, notes },
}
export default meta

export const OwnAndFormerColleagues: Story<typeof PersonNotesCard> = {}
export const None: Story<typeof PersonNotesCard> = { args: { notes: [] } }
export const Long: Story<typeof PersonNotesCard> = {
  args: { notes: notes.map((note) => ({ ...note, note: longText })) },
}
