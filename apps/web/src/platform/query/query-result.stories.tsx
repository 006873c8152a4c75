import { CardList, CardListItem } from '@fledge/ui/card.tsx'
import { SkeletonFields } from '@fledge/ui/skeleton-fields.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failedQuery, loadedQuery, pendingQuery } from '../../testing/samples/queries.ts'
import { QueryResult, type QueryResultProps } from './query-result.tsx'

type Props = Partial<QueryResultProps<readonly string[]>>

const NamesResult = (props: Props) => (
  <QueryResult of={loadedQuery(['Product design', 'Data analysis'])} name="Offers" {...props}>
    {(names) => (
      <CardList>
        {names.map((name) => (
          <CardListItem key={name}>{name}</CardListItem>
        ))}
      </CardList>
    )}
  </QueryResult>
)

const meta: StoryMeta<typeof NamesResult> = { component: NamesResult }
export default meta

export const Loaded: Story<typeof NamesResult> = {}
export const Loading: Story<typeof NamesResult> = { args: { of: pendingQuery } }
export const LoadingFields: Story<typeof NamesResult> = {
  args: {
    of: pendingQuery,
    loading: <SkeletonFields bones={[2, 'tall']} label="Loading offers" />,
  },
}
export const Empty: Story<typeof NamesResult> = {
  args: { of: loadedQuery([]), empty: <EmptyState title="No offers yet" /> },
}
export const Failed: Story<typeof NamesResult> = { args: { of: failedQuery(500), page: true } }
export const Refused: Story<typeof NamesResult> = {
  args: { of: failedQuery(403, 'Only administrators can see offers.'), page: true },
}
export const Missing: Story<typeof NamesResult> = {
  args: { of: failedQuery(404), missingTitle: 'There is no such offer', page: true },
}
export const LongText: Story<typeof NamesResult> = {
  args: { of: failedQuery(500, `${longText} ${longWord}`), name: longText },
}
