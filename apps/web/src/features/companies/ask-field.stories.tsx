import { enterText, submit } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { AskField } from './ask-field.tsx'

const meta: StoryMeta<typeof AskField> = { component: AskField, args: { field: 'website' } }
export default meta

export const Website: Story<typeof AskField> = {}
export const FoundedYear: Story<typeof AskField> = { args: { field: 'founded_year' } }
export const Wrong: Story<typeof AskField> = {
  args: { field: 'founded_year' },
  play: async () => {
    await enterText('input', 'long ago')
    await submit()
  },
}
