import { defineColumns } from '@fledge/contract/platform/list-columns.ts'
import { Button } from '@fledge/ui/button.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { noSavedViews } from '../../testing/samples/views.ts'
import { failedQuery, loadedQuery, pendingQuery } from '../../testing/samples/queries.ts'
import type { LoadedQuery } from '../query/query-result.tsx'
import { TableList } from './table-list.tsx'

interface Sample {
  readonly name: string
  readonly city: string | null
  readonly created_at: string
}

const columns = defineColumns<Sample>()({
  name: { title: 'columns.name', value: ({ name }) => name },
  status: { title: 'columns.status', value: () => [{ key: 'people.status.ACTIVE' }] },
  company: { title: 'columns.company', value: ({ city }) => city },
  created: { title: 'columns.created', isTime: true, value: ({ created_at: time }) => ({ time }) },
  seen: { title: 'columns.lastSeen', isTime: true, value: () => ({ time: null }) },
  attempts: { title: 'columns.attempts', value: () => 1200, isOptional: true },
})

type Query = LoadedQuery<readonly Sample[]>

interface SampleListProps {
  readonly of: Query
  readonly hasActions?: boolean
}

const SampleList = ({ of, hasActions }: SampleListProps) => (
  <TableList
    list="people"
    title="People"
    of={of}
    columns={columns}
    rowKey={({ name }) => name}
    {...(hasActions && { actions: () => <Button size="small">Open</Button> })}
    exportUrl={() => '/people.csv'}
    empty={<EmptyState title="No people yet" />}
  />
)

const created_at = '2026-11-25T18:20:00Z'
const rows = [
  { name: 'Amara Okafor', city: 'Lagos', created_at },
  { name: 'Diego Ramos', city: null, created_at },
]

const meta: StoryMeta<typeof SampleList> = {
  component: SampleList,
  args: { of: loadedQuery(rows), hasActions: true },
  decorators: [withServer([noSavedViews], sampleOperator)],
}
export default meta

export const Filled: Story<typeof SampleList> = {}
export const OnADesk: Story<typeof SampleList> = { globals: { viewport: { value: 'desk' } } }
export const ChosenColumns: Story<typeof SampleList> = {
  parameters: { address: '/?columns=attempts,name,unknown' },
}
export const WithoutActions: Story<typeof SampleList> = { args: { hasActions: false } }
export const Loading: Story<typeof SampleList> = { args: { of: pendingQuery } }
export const Empty: Story<typeof SampleList> = { args: { of: loadedQuery([]) } }
export const Failed: Story<typeof SampleList> = { args: { of: failedQuery(500) } }
export const LongTexts: Story<typeof SampleList> = {
  args: { of: loadedQuery([{ name: longWord, city: longText, created_at }]) },
}
