import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleUnplaced } from '../../testing/samples/placement.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { PlacementActs } from './placement-acts.tsx'

const meta: StoryMeta<typeof PlacementActs> = {
  component: PlacementActs,
  decorators: [withServer([], sampleOperator)],
  args: {
    selection: {
      isAll: false,
      rows: [sampleUnplaced],
      count: 1,
      isSelected: () => true,
      toggle: ignore,
      selectAll: ignore,
      clear: ignore,
    },
    filters: {},
    onDone: ignore,
  },
}
export default meta

export const OneSelected: Story<typeof PlacementActs> = {}
