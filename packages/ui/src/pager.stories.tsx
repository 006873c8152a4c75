import { Pager } from './pager.tsx'
import { WithValue } from './testing/with-value.tsx'
import type { Story, StoryMeta } from './testing/story.ts'

const meta: StoryMeta<typeof Pager> = {
  component: Pager,
  args: {
    page: 1,
    count: 42,
    formatPosition: (page, pages) => `Page ${page} of ${pages}`,
    previousLabel: 'Previous page',
    nextLabel: 'Next page',
  },
  render: (args) => (
    <WithValue start={args.page}>
      {(page, setPage) => <Pager {...args} page={page} onPage={setPage} />}
    </WithValue>
  ),
}
export default meta

export const FirstPage: Story<typeof Pager> = {}
export const LastPage: Story<typeof Pager> = { args: { page: 5 } }
export const Middle: Story<typeof Pager> = { args: { page: 3, count: 12_000 } }
