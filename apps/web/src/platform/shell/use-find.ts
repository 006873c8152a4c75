import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type Find, type HitGroup, minLetters, tidy } from './find.ts'

interface Found {
  readonly groups: readonly HitGroup[]
  /** The current query has no results yet. */
  readonly searching: boolean
  readonly failed: boolean
  readonly again: () => void
}

const rest = 200

/** Searches the area once the user stops typing; new input cancels the previous search. */
export function useFind(typed: string, load: () => Promise<Find>): Found {
  // A name shortened with a full stop would match nothing.
  const now = typed.trim().replace(/\.$/, '')
  const [words] = useDebouncedValue(now, rest)
  const isAsked = words.length >= minLetters
  const answer = useQuery({
    queryKey: ['shell', 'find', words],
    queryFn: async ({ signal }) => tidy(await (await load())(words, signal)),
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
