import { IconCheck } from './icons/check.tsx'
import { IconMail } from './icons/mail.tsx'
import { longText, longWord } from './testing/samples.ts'
import type { Story, StoryMeta } from './testing/story.ts'
import { EventTimeline } from './timeline.tsx'

const meta: StoryMeta<typeof EventTimeline> = {
  component: EventTimeline,
  args: {
    items: [
      {
        id: 'accepted',
        icon: <IconCheck size={14} />,
        tone: 'teal',
        title: 'Amara Okafor accepted the offer',
        meta: 'Today, 12:04',
        end: <a href="#offer">Offer</a>,
      },
      { id: 'sent', icon: <IconMail size={14} />, title: 'The offer was sent' },
    ],
  },
}
export default meta

export const Events: Story<typeof EventTimeline> = {}
export const Empty: Story<typeof EventTimeline> = { args: { items: [] } }
export const LongText: Story<typeof EventTimeline> = {
  args: {
    items: [
      {
        id: 'long',
        icon: null,
        title: `${longText} ${longWord}`,
        meta: longText,
        end: 'Version 2',
      },
    ],
  },
}
