import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleFacets } from '../../testing/samples/facets.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import type { BrowseFilterName } from './browse-search.ts'
import { useBrowseState } from './browse-state.ts'
import { FilterOptions, PlanOptions } from './filter-options.tsx'

function Options({ name }: { readonly name: BrowseFilterName }) {
  return <FilterOptions name={name} facets={sampleFacets} state={useBrowseState()} />
}

const meta: StoryMeta<typeof FilterOptions> = {
  component: FilterOptions,
  args: { name: 'specialisations' },
  render: ({ name }) => <Options name={name} />,
  decorators: [withServer([], sampleMember)],
}
export default meta

export const Specialisations: Story<typeof FilterOptions> = {}
export const ManySkills: Story<typeof FilterOptions> = { args: { name: 'skills' } }
export const Months: Story<typeof FilterOptions> = { args: { name: 'preferred_start_months' } }
export const TimeZones: Story<typeof FilterOptions> = { args: { name: 'timezones' } }
export const Chosen: Story<typeof FilterOptions> = {
  parameters: { address: '/?specialisations=1&specialisations=3' },
}
function Plans() {
  return <PlanOptions facets={sampleFacets} state={useBrowseState()} />
}
export const PlansToChoose: Story<typeof FilterOptions> = { render: () => <Plans /> }
