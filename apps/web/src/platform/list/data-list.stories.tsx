import { CardListItem } from '@fledge/ui/card.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { ignore, longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failedQuery, loadedQuery, pendingQuery } from '../../testing/samples/queries.ts'
import type { LoadedQuery } from '../query/query-result.tsx'
import { DataList } from './data-list.tsx'
import type { ListPaging } from './use-list-params.ts'

type Query = LoadedQuery<readonly string[]>

const NameList = ({ of, params }: { readonly of: Query; readonly params?: ListPaging }) => (
  <DataList
    title="Offers"
    of={of}
    params={params}
    empty={<EmptyState title="No offers yet" />}
    noMatch={{ title: 'No offers match these filters' }}
    row={(name) => <CardListItem key={name}>{name}</CardListItem>}
  />
)

const paging: ListPaging = {
  page: 2,
  isFiltered: true,
  turn: ignore,
  clear: ignore,
  replacePage: ignore,
}

const meta: StoryMeta<typeof NameList> = {
  component: NameList,
  args: { of: loadedQuery(['Product design', 'Data analysis']) },
}
export default meta

export const Filled: Story<typeof NameList> = {}
export const Pages: Story<typeof NameList> = {
  args: { of: loadedQuery(['Product design'], 32), params: paging },
}
export const Loading: Story<typeof NameList> = { args: { of: pendingQuery } }
export const Empty: Story<typeof NameList> = { args: { of: loadedQuery([]) } }
export const NoMatch: Story<typeof NameList> = {
  args: { of: loadedQuery([]), params: { ...paging, page: 1 } },
}
export const Failed: Story<typeof NameList> = { args: { of: failedQuery(500) } }
export const Forbidden: Story<typeof NameList> = { args: { of: failedQuery(403) } }
export const Missing: Story<typeof NameList> = { args: { of: failedQuery(404) } }
export const LongText: Story<typeof NameList> = { args: { of: loadedQuery([longText, longWord]) } }
