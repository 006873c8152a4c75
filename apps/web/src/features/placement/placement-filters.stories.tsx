import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { PlacementFilters, placementFilters } from './placement-filters.tsx'

function Filters() {
  return <PlacementFilters params={useListParams(placementFilters)} />
}

const colleague = '00000000-0000-7000-8000-000000000009'

const meta: StoryMeta<typeof PlacementFilters> = {
  component: PlacementFilters,
  decorators: [
    withServer(
      [
        respondWith('batches', 'listOperatorBatches', []),
        respondWith('lookups', 'listCareerFields', []),
        respondWith('waits', 'listColleagues', [
          {
            user_id: colleague,
            name: 'Tom Baker',
            operator_role: 'REVIEWER',
            is_active: true,
            absent_until: null,
            waits: 3,
          },
        ]),
      ],
      sampleOperator,
    ),
  ],
  render: () => <Filters />,
}
export default meta

export const None: Story<typeof PlacementFilters> = {}
export const OfColleague: Story<typeof PlacementFilters> = {
  parameters: { address: `/?owner=${colleague}&days_left=7` },
}
