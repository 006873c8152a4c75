import { useApiQuery } from '../../platform/query/query.ts'

/**
 * Ids of what is rendered: the previous application until the address names the next one, because
 * hiding it takes less time than removing it; the one on the screen; and the one after it.
 */
export const listRendered = (
  hidden: string | undefined,
  shown: string,
  upcoming: string | null,
): readonly string[] => [...new Set([hidden ?? shown, shown, upcoming ?? shown])]

/**
 * The application that comes next is rendered out of sight once it has been fetched, so that a
 * decision only has to show it.
 */
export function useRenderedAhead(upcoming: string | null): string | null {
  const { data } = useApiQuery(
    'reviews',
    'getReview',
    { params: { id: upcoming ?? '' } },
    { enabled: false },
  )
  return data === undefined ? null : upcoming
}
