import { waitSides } from '@fledge/domain/waits/types.ts'
import { Card, CardList } from '@fledge/ui/card.tsx'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleUnplaced } from '../../testing/samples/placement.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { UnplacedItem } from './unplaced-item.tsx'

const ignore = () => undefined
const handlers = { isSelected: false, onSelect: ignore, onNudge: ignore, onFind: ignore }

const meta: StoryMeta<typeof UnplacedItem> = {
  component: UnplacedItem,
  decorators: [withServer([], sampleOperator)],
}
export default meta

/** Each side's turn, a deadline that has passed, none, and someone whom no company knows. */
export const EachState: Story<typeof UnplacedItem> = {
  render: () => (
    <Card flush>
      <CardList>
        {waitSides.map((side) => (
          <UnplacedItem key={side} intern={{ ...sampleUnplaced, side }} {...handlers} />
        ))}
        <UnplacedItem
          intern={{ ...sampleUnplaced, placement_ends_at: '2026-11-01T00:00:00Z' }}
          {...handlers}
        />
        <UnplacedItem
          intern={{
            ...sampleUnplaced,
            placement_ends_at: null,
            step: 'NONE',
            company_name: null,
            plan_name: null,
            side: 'operator',
            due_at: null,
          }}
          {...handlers}
          isSelected
        />
      </CardList>
    </Card>
  ),
}
