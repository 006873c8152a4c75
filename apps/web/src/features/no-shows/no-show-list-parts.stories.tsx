import { ignore, longText, longWord } from '@fledge/ui/testing/samples.ts'
import { Stack } from '@fledge/ui/page.tsx'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { DecideButton, ReviewDeadline, SideFilter, StatementList } from './no-show-list-parts.tsx'

const meta: StoryMeta<typeof StatementList> = {
  component: StatementList,
  args: {
    texts: [
      { key: 'noShows.says.intern', values: { note: 'I was in the meeting.' } },
      { key: 'noShows.says.company', values: { note: 'So were we.' } },
    ],
  },
}
export default meta

export const Statements: Story<typeof StatementList> = {}
export const LongText: Story<typeof StatementList> = {
  args: { texts: [{ key: 'noShows.says.intern', values: { note: `${longText} ${longWord}` } }] },
}
export const Deadlines: Story<typeof StatementList> = {
  render: () => (
    <Stack>
      <ReviewDeadline due="2026-11-05T12:00:00Z" />
      <ReviewDeadline due="2026-11-30T12:00:00Z" />
    </Stack>
  ),
}
export const Filter: Story<typeof StatementList> = {
  render: () => <SideFilter value="company" onChange={ignore} />,
}
export const Button: Story<typeof StatementList> = {
  render: () => <DecideButton title="Amara Okafor missed the interview" onClick={ignore} />,
}
