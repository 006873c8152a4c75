import { ignore, longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { ConflictCard } from './conflict-card.tsx'

const meta: StoryMeta<typeof ConflictCard> = {
  component: ConflictCard,
  args: {
    conflicts: [{ field: 'title', theirs: 'Graphic design', message: 'Grace Lin changed this.' }],
    onDecide: ignore,
    read: () => 'Product design',
    describe: (field) => ({ label: `The ${field}`, format: String }),
  },
}
export default meta

export const OneField: Story<typeof ConflictCard> = {}
export const WithoutCard: Story<typeof ConflictCard> = { args: { isBare: true } }
export const None: Story<typeof ConflictCard> = { args: { conflicts: [] } }
export const LongText: Story<typeof ConflictCard> = {
  args: {
    conflicts: ['title', 'text'].map((field) => ({ field, theirs: longText, message: longText })),
    read: () => longWord,
  },
}
