import { press } from '@fledge/ui/testing/play.ts'
import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failedQuery, loadedQuery, pendingQuery } from '../../testing/samples/queries.ts'
import { BulkPreviewFacts } from './bulk-preview.tsx'

const meta: StoryMeta<typeof BulkPreviewFacts> = {
  component: BulkPreviewFacts,
  args: {
    of: loadedQuery({ count: 12, left_out_rows: [], left_out: [] }),
    describe: (count) => `${count} tasks will be passed on`,
  },
}
export default meta

export const Everything: Story<typeof BulkPreviewFacts> = {}
export const SomeLeftOut: Story<typeof BulkPreviewFacts> = {
  args: {
    of: loadedQuery({
      count: 500,
      left_out_rows: [],
      left_out: [
        { reason: 'refused.waitOfColleague', count: 1 },
        { reason: 'lists.refused.beyond', count: 2529 },
      ],
    }),
  },
}
export const LeftOutByName: Story<typeof BulkPreviewFacts> = {
  args: {
    of: loadedQuery({
      count: 500,
      left_out: [
        { reason: 'refused.waitOfColleague', count: 101 },
        { reason: 'lists.refused.beyond', count: 2529 },
      ],
      left_out_rows: [
        { id: 'first', title: 'Amara Okafor', refusal: 'refused.waitOfColleague' },
        { id: 'second', title: longWord, refusal: 'refused.waitOfColleague' },
      ],
    }),
    toRowPath: (id) => `/${id}`,
  },
  play: press('summary'),
}
export const Loading: Story<typeof BulkPreviewFacts> = { args: { of: pendingQuery } }
export const Failed: Story<typeof BulkPreviewFacts> = { args: { of: failedQuery(500) } }
