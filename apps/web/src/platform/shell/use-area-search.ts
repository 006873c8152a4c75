import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type AreaSearch, type SearchHitGroup, minLetters, deduplicateHits } from './search.ts'

interface SearchState {
  readonly groups: readonly SearchHitGroup[]
  /** The current query has no results yet. */
  readonly searching: boolean
  readonly failed: boolean
  readonly again: () => void
}

const searchDelayMs = 200

/** Searches the area once the user stops typing; new input cancels the previous search. */
export function useAreaSearch(typed: string, load: () => Promise<AreaSearch>): SearchState {
  // A name shortened with a full stop would match nothing.
  const now = typed.trim().replace(/\.$/, '')
  const [words] = useDebouncedValue(now, searchDelayMs)
  const isAsked = words.length >= minLetters
  const answer = useQuery({
    queryKey: ['shell', 'find', words],
    queryFn: async ({ signal }) => deduplicateHits(await (await load())(words, signal)),
    enabled: isAsked,
    staleTime: 30_000,
    gcTime: 60_000,
  })
  const isCurrent = now === words
  return {
    groups: isCurrent && isAsked ? (answer.data ?? []) : [],
    searching: now.length >= minLetters && (!isCurrent || (answer.isFetching && !answer.data)),
    failed: isCurrent && isAsked && answer.isError,
    again: () => void answer.refetch(),
  }
}
