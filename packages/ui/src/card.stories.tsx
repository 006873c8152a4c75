import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { Card, CardList, CardListItem, FactList, Meta } from './card.tsx'
import { Avatar } from './person.tsx'
import { EmptyState, ErrorState, SkeletonLines } from './states.tsx'
import { ignore, longText, longWord } from './testing/samples.ts'
import type { Story, StoryMeta } from './testing/story.ts'

const meta: StoryMeta<typeof Card> = {
  component: Card,
  args: { title: 'Interviews', children: 'Two interviews are agreed for next week.' },
}
export default meta

export const Plain: Story<typeof Card> = {}
export const WithFooter: Story<typeof Card> = {
  args: {
    count: 2,
    side: <a href="#interviews">See all</a>,
    foot: (
      <>
        <Button>Later</Button>
        <Button tone="primary" disabledReason="Choose a time first.">
          Propose times
        </Button>
      </>
    ),
  },
}
export const Untitled: Story<typeof Card> = { args: { title: undefined } }
export const Bare: Story<typeof Card> = { args: { borderless: true } }
export const List: Story<typeof Card> = {
  render: () => (
    <Card title="Candidates" count={2} flush>
      <CardList>
        <CardListItem
          lead={<Avatar name="Amara Okafor" />}
          end={<Badge tone="amber">Needs your answer</Badge>}
        >
          Amara Okafor
          <Meta>Lagos · Computer Science</Meta>
        </CardListItem>
        <CardListItem lead={<Avatar name="Li Wei" />} end={<Badge tone="teal">Agreed</Badge>}>
          Li Wei
          <Meta due>Answer by tomorrow, 15:00</Meta>
        </CardListItem>
      </CardList>
    </Card>
  ),
}
export const Facts: Story<typeof Card> = {
  render: () => (
    <Card title="The place">
      <FactList
        facts={[
          { name: 'Hours', value: '30 a week' },
          { name: 'Stipend', value: '£1,200 a month' },
          { name: 'What you will do', value: longText },
        ]}
      />
    </Card>
  ),
}
export const Loading: Story<typeof Card> = {
  args: { children: <SkeletonLines label="Loading interviews" /> },
}
export const Empty: Story<typeof Card> = {
  args: {
    children: <EmptyState title="No interviews yet" text="Candidates you invite appear here." />,
  },
}
export const Failed: Story<typeof Card> = {
  args: {
    children: (
      <ErrorState
        title="Interviews could not be loaded"
        text="The server did not respond."
        code="NETWORK"
        retry={ignore}
        retryLabel="Try again"
      />
    ),
  },
}
export const LongText: Story<typeof Card> = {
  args: {
    title: `${longText} ${longWord}`,
    count: 1240,
    side: <a href="#interviews">See all</a>,
    children: `${longWord} ${longText}`,
  },
}
