import { CardListItem } from '@fledge/ui/card.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { ignore, longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { ApiError } from '../http/api-error.ts'
import type { LoadedQuery } from '../query/query-result.tsx'
import { DataList } from './data-list.tsx'
import type { ListPaging } from './use-list-params.ts'

type Rows = readonly string[]
type Query = LoadedQuery<Rows>

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

const query: Query = {
  data: undefined,
  error: null,
  isPlaceholderData: false,
  refetch: () => Promise.resolve(),
}
const withRows = (payload: Rows, count = payload.length): Query => ({
  ...query,
  data: { payload, count, message: '' },
})
const failed = (status: number): Query => ({
  ...query,
  error: new ApiError(status, 'FAILED', 'The server did not respond.'),
})
const paging: ListPaging = {
  page: 2,
  isFiltered: true,
  turn: ignore,
  clear: ignore,
  replacePage: ignore,
}

const meta: StoryMeta<typeof NameList> = {
  component: NameList,
  args: { of: withRows(['Product design', 'Data analysis']) },
}
export default meta

export const Filled: Story<typeof NameList> = {}
export const Pages: Story<typeof NameList> = {
  args: { of: withRows(['Product design'], 32), params: paging },
}
export const Loading: Story<typeof NameList> = { args: { of: query } }
export const Empty: Story<typeof NameList> = { args: { of: withRows([]) } }
export const NoMatch: Story<typeof NameList> = {
  args: { of: withRows([]), params: { ...paging, page: 1 } },
}
export const Failed: Story<typeof NameList> = { args: { of: failed(500) } }
export const Forbidden: Story<typeof NameList> = { args: { of: failed(403) } }
export const Missing: Story<typeof NameList> = { args: { of: failed(404) } }
export const LongText: Story<typeof NameList> = { args: { of: withRows([longText, longWord]) } }
