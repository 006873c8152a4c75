import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleSuggested } from '../../testing/samples/merges.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ChooseDuplicate } from './choose-duplicate.tsx'

const meta: StoryMeta<typeof ChooseDuplicate> = {
  component: ChooseDuplicate,
  args: { id: 'intern', suggested: sampleSuggested.suggested, onChoose: () => undefined },
  decorators: [withServer([respondWith('people', 'listPeople', [])], sampleOperator)],
}
export default meta

export const Suggested: Story<typeof ChooseDuplicate> = {}
export const Many: Story<typeof ChooseDuplicate> = {
  args: {
    suggested: ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((id) =>
      sampleSuggested.suggested.map((other) => ({ ...other, id })),
    ),
  },
}
export const None: Story<typeof ChooseDuplicate> = { args: { suggested: [] } }
export const LongName: Story<typeof ChooseDuplicate> = {
  args: {
    suggested: sampleSuggested.suggested.map((other) => ({
      ...other,
      name: longWord,
      signs: ['BIRTH_DATE', 'PHONE', 'RESUME'],
    })),
  },
}
