import { Button } from '@fledge/ui/button.tsx'
import { IconLock } from '@fledge/ui/icons/lock.tsx'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { NoticePage } from './notice-page.tsx'

const meta: StoryMeta<typeof NoticePage> = {
  component: NoticePage,
  args: {
    icon: <IconLock size={28} />,
    title: 'Registration is closed',
    text: 'All seats of this batch are taken.',
  },
}
export default meta

export const Notice: Story<typeof NoticePage> = {}
export const WithSteps: Story<typeof NoticePage> = {
  args: {
    stepsTitle: 'What you can do',
    steps: ['Choose another batch.', 'Ask us when the next batch opens.'],
    actions: <Button tone="primary">Find another batch</Button>,
  },
}
export const LongText: Story<typeof NoticePage> = {
  args: { title: longWord, text: longText, steps: [longWord], more: longText },
}
