import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type AreaSearch, type SearchHitGroup, minLetters, deduplicateHits } from './search.ts'

interface SearchState {
  readonly groups: readonly SearchHitGroup[]
  /** The current query has no results yet. */
  readonly searching: boolean
  readonly failed: boolean
  readonly retry: () => void
}

const searchDelayMs = 200

/** Searches the area once the user stops typing; new input cancels the previous search. */
export function useAreaSearch(typed: string, load: () => Promise<AreaSearch>): SearchState {
  // A name shortened with a full stop would match nothing.
  const search = typed.trim().replace(/\.$/, '')
  const [debounced] = useDebouncedValue(search, searchDelayMs)
  const isAsked = debounced.length >= minLetters
  const answer = useQuery({
    queryKey: ['shell', 'find', debounced],
    queryFn: async ({ signal }) => deduplicateHits(await (await load())(debounced, signal)),
    enabled: isAsked,
    staleTime: 30_000,
    gcTime: 60_000,
  })
  const isCurrent = search === debounced
  return {
    groups: isCurrent && isAsked ? (answer.data ?? []) : [],
    searching: search.length >= minLetters && (!isCurrent || (answer.isFetching && !answer.data)),
    failed: isCurrent && isAsked && answer.isError,
    retry: () => void answer.refetch(),
  }
}
