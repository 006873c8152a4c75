import { candidatureStages } from '@fledge/domain/candidatures/types.ts'
import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleUnplacedTotals } from '../../testing/samples/placement.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { PlacementTotals } from './placement-totals.tsx'

const withTotals = (totals = sampleUnplacedTotals) =>
  withServer([respondWith('placement', 'countUnplaced', totals)], sampleOperator)

const meta: StoryMeta<typeof PlacementTotals> = {
  component: PlacementTotals,
  args: { filters: {} },
  decorators: [withTotals()],
}
export default meta

export const FewValues: Story<typeof PlacementTotals> = {}
export const ManyValues: Story<typeof PlacementTotals> = {
  decorators: [
    withTotals({
      days_left: [...sampleUnplacedTotals.days_left, { value: 'NONE', count: 3 }],
      career_field_id: Array.from({ length: 24 }, (_, at) => ({
        value: String(at + 1),
        label: at === 0 ? longText : `Career field ${at + 1}`,
        count: 1000 - at * 40,
      })),
      step: candidatureStages.map((value, at) => ({ value, count: at + 1 })),
    }),
  ],
}
export const NoOne: Story<typeof PlacementTotals> = {
  decorators: [
    withTotals({
      days_left: sampleUnplacedTotals.days_left.map(({ value }) => ({ value, count: 0 })),
      career_field_id: [],
      step: [],
    }),
  ],
}
export const Loading: Story<typeof PlacementTotals> = {
  decorators: [withServer([neverRespond('placement', 'countUnplaced')], sampleOperator)],
}
export const Failed: Story<typeof PlacementTotals> = {
  decorators: [
    withServer([failWith('placement', 'countUnplaced', { status: 500 })], sampleOperator),
  ],
}
