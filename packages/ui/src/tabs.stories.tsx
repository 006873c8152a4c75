import { Tabs } from './tabs.tsx'
import { longText } from './testing/samples.ts'
import type { Story, StoryMeta } from './testing/story.ts'
import { WithValue } from './testing/with-value.tsx'

const meta: StoryMeta<typeof Tabs> = {
  component: Tabs,
  args: {
    label: 'Offers',
    value: 'open',
    items: [
      { id: 'open', label: 'Open', count: 3 },
      { id: 'accepted', label: 'Accepted' },
      { id: 'ended', label: 'Ended', count: 0 },
    ],
    children: <p>Three offers are open.</p>,
  },
  render: (args) => (
    <WithValue start={args.value}>
      {(value, setValue) => <Tabs {...args} value={value} onChange={setValue} />}
    </WithValue>
  ),
}
export default meta

export const Few: Story<typeof Tabs> = {}
export const Many: Story<typeof Tabs> = {
  args: {
    value: 'tab-9',
    items: Array.from({ length: 12 }, (_, index) => ({
      id: `tab-${index}`,
      label: `Tab number ${index + 1}`,
      count: index * 7,
    })),
  },
}
export const LongText: Story<typeof Tabs> = {
  args: {
    items: [
      { id: 'open', label: longText },
      { id: 'ended', label: 'Ended' },
    ],
  },
}
