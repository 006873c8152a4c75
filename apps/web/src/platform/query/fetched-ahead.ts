/** Keys of queries whose response was fetched before anyone opened what it shows. */
const unopened = new Set<string>()

/** Notes that the response of a query was fetched ahead. */
export function markFetchedAhead(queryKey: readonly unknown[]): void {
  unopened.add(JSON.stringify(queryKey))
}

/** Whether the response was fetched ahead and not opened since; it counts as opened from now on. */
export const takeFetchedAhead = (queryKey: readonly unknown[]): boolean =>
  unopened.delete(JSON.stringify(queryKey))
