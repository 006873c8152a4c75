import { CardListItem } from '@fledge/ui/card.tsx'
import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { RecordsCard, StatusBadge } from './records-card.tsx'

const meta: StoryMeta<typeof RecordsCard<string>> = {
  component: RecordsCard<string>,
  args: {
    title: 'Offers',
    rows: ['Product design', longWord],
    none: 'No offer yet.',
    row: (name) => (
      <CardListItem key={name}>
        <b>{name}</b> <StatusBadge badge={{ text: 'offers.badge.OFFERED', tone: 'teal' }} />
      </CardListItem>
    ),
  },
}
export default meta

export const Rows: Story<typeof RecordsCard<string>> = {}
export const WithLink: Story<typeof RecordsCard<string>> = {
  args: { side: <a href="#all">See all 12</a> },
}
export const None: Story<typeof RecordsCard<string>> = { args: { rows: [] } }
