import { Badge, CountBadge, KeyCap } from './badge.tsx'
import { Group } from './page.tsx'
import { longText } from './testing/samples.ts'
import type { Story, StoryMeta } from './testing/story.ts'

const meta: StoryMeta<typeof Badge> = {
  component: Badge,
  args: { tone: 'teal', children: 'Agreed' },
}
export default meta

export const Tones: Story<typeof Badge> = {
  render: () => (
    <Group>
      <Badge tone="amber">Needs your answer</Badge>
      <Badge tone="teal">Agreed</Badge>
      <Badge tone="violet">In review</Badge>
      <Badge tone="blue">Sent</Badge>
      <Badge tone="red">Declined</Badge>
      <Badge tone="slate">Expired</Badge>
    </Group>
  ),
}
export const LongText: Story<typeof Badge> = { args: { children: longText } }
export const Counts: Story<typeof Badge> = {
  render: () => (
    <Group>
      <CountBadge count={0} />
      <CountBadge count={3} />
      <CountBadge count={240} />
    </Group>
  ),
}
export const Keys: Story<typeof Badge> = {
  render: () => (
    <p>
      Press <KeyCap>⌘</KeyCap> <KeyCap>K</KeyCap> to search
    </p>
  ),
}
