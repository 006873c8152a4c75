import { openList } from '@fledge/ui/testing/play.ts'
import { ignore, longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { FilterSelect } from './filter-select.tsx'

type Status = 'SENT' | 'ACCEPTED'
const StatusFilter = ({ value }: { readonly value?: Status }) => (
  <FilterSelect
    label="Status"
    all="All offers"
    value={value}
    options={[
      { value: 'SENT', label: 'Sent' },
      { value: 'ACCEPTED', label: longText },
    ]}
    onChange={ignore}
  />
)

const meta: StoryMeta<typeof StatusFilter> = { component: StatusFilter }
export default meta

export const All: Story<typeof StatusFilter> = {}
export const Filtered: Story<typeof StatusFilter> = { args: { value: 'ACCEPTED' } }
export const Opened: Story<typeof StatusFilter> = { play: openList }
