import { Stack } from '@fledge/ui/page.tsx'
import { openByButton } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleFacets } from '../../testing/samples/facets.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { ActiveFilters, BrowseFilters } from './browse-filters.tsx'
import { useBrowseState } from './browse-state.ts'
import type { BrowseFacets } from './filter-options.tsx'

interface FiltersProps {
  readonly facets: BrowseFacets | undefined
}

function Filters({ facets }: FiltersProps) {
  const state = useBrowseState()
  return (
    <Stack>
      <BrowseFilters state={state} facets={facets} count={12} />
      <ActiveFilters state={state} facets={facets} />
    </Stack>
  )
}

const meta: StoryMeta<typeof BrowseFilters> = {
  component: BrowseFilters,
  render: ({ facets }) => <Filters facets={facets} />,
  args: { facets: sampleFacets },
  decorators: [withServer([], sampleMember)],
}
export default meta

export const None: Story<typeof BrowseFilters> = {}
export const Active: Story<typeof BrowseFilters> = {
  parameters: { address: '/?skills=1&skills=2&specialisations=2&ir_ids=other&timezones=0%7C10800' },
}
export const Sheet: Story<typeof BrowseFilters> = {
  parameters: { address: '/?skills=1&ir_ids=other' },
  play: openByButton('dialog[open]'),
}
export const Loading: Story<typeof BrowseFilters> = {
  args: { facets: undefined },
  play: openByButton('dialog[open]'),
}
