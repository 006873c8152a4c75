import { Button } from '@fledge/ui/button.tsx'
import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { RecordRow, RecordsCard, StatusBadge } from './records-card.tsx'

const meta: StoryMeta<typeof RecordsCard<string>> = {
  component: RecordsCard<string>,
  args: {
    title: 'Offers',
    rows: ['Product design', longWord],
    none: 'No offer yet.',
    row: (name) => (
      <RecordRow
        key={name}
        title={name}
        badge={{ text: 'offers.badge.OFFERED', tone: 'teal' }}
        details={['Brightwater Labs', null, name]}
        end={<Button size="small">Open offer</Button>}
      />
    ),
  },
}
export default meta

export const Rows: Story<typeof RecordsCard<string>> = {}
export const WithLink: Story<typeof RecordsCard<string>> = {
  args: { side: <a href="#all">See all 12</a> },
}
export const None: Story<typeof RecordsCard<string>> = { args: { rows: [] } }
export const Status: Story<typeof RecordsCard<string>> = {
  render: () => <StatusBadge badge={{ text: 'offers.badge.OFFERED', tone: 'teal' }} />,
}
