import type { UnplacedIntern } from '@fledge/contract/placement/schema.ts'
import { placementSteps } from '@fledge/domain/placement/types.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleUnplaced, sampleUnplacedTotals } from '../../testing/samples/placement.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { noSavedViews } from '../../testing/samples/views.ts'
import OperatorPlacementScreen from './operator-placement-screen.tsx'

const filterLists = [
  noSavedViews,
  respondWith('pendingActs', 'listPendingActs', []),
  respondWith('placement', 'countUnplaced', sampleUnplacedTotals),
  respondWith('batches', 'listOperatorBatches', []),
  respondWith('lookups', 'listCareerFields', []),
]
const withInterns = (...interns: readonly UnplacedIntern[]) =>
  withServer(
    [respondWith('placement', 'listUnplaced', [...interns]), ...filterLists],
    sampleOperator,
  )

const meta: StoryMeta<typeof OperatorPlacementScreen> = {
  component: OperatorPlacementScreen,
  decorators: [withInterns(sampleUnplaced)],
}
export default meta

export const OneIntern: Story<typeof OperatorPlacementScreen> = {}
export const EachStep: Story<typeof OperatorPlacementScreen> = {
  decorators: [
    withInterns(
      ...placementSteps.map((step) => ({ ...sampleUnplaced, application_id: step, step })),
    ),
  ],
}
export const LongTexts: Story<typeof OperatorPlacementScreen> = {
  decorators: [
    withInterns({
      ...sampleUnplaced,
      name: longWord,
      batch_name: longText,
      company_name: longWord,
      nudged_at: '2026-11-25T09:00:00Z',
      may: { nudge: 'placement.refused.nudged' },
    }),
  ],
}
export const Empty: Story<typeof OperatorPlacementScreen> = { decorators: [withInterns()] }
export const NoMatch: Story<typeof OperatorPlacementScreen> = {
  decorators: [withInterns()],
  parameters: { address: '/?days_left=7&step=OFFERED' },
}
export const Loading: Story<typeof OperatorPlacementScreen> = {
  decorators: [
    withServer([neverRespond('placement', 'listUnplaced'), ...filterLists], sampleOperator),
  ],
}
export const Failed: Story<typeof OperatorPlacementScreen> = {
  decorators: [
    withServer(
      [failWith('placement', 'listUnplaced', { status: 500 }), ...filterLists],
      sampleOperator,
    ),
  ],
}
