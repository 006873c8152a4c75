import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type Find, type HitGroup, minLetters, tidy } from './find.ts'

interface Found {
  readonly groups: readonly HitGroup[]
  /** What is typed has not been answered yet. */
  readonly searching: boolean
  readonly failed: boolean
  readonly again: () => void
}

const rest = 200

/** Asks the area once one stops typing; what is typed anew ends the question before it. */
export function useFind(typed: string, load: () => Promise<Find>): Found {
  // A shortened name ends with a full stop that no list keeps.
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
