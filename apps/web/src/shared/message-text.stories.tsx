import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { MessageText } from './message-text.tsx'

const meta: StoryMeta<typeof MessageText> = {
  component: MessageText,
  args: {
    title: 'Amara Okafor',
    subject: 'Spring 2027: finish your application by 1 March',
    body: 'Hello Amara,\n\nyour application isn’t complete yet.',
  },
}
export default meta

export const SeveralLines: Story<typeof MessageText> = {}
export const LongTexts: Story<typeof MessageText> = {
  args: { title: longWord, subject: longText, body: `${longText}\n${longWord}` },
}
