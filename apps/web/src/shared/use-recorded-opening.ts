import type { OpenedKind } from '@fledge/domain/people/types.ts'
import { useEffect } from 'react'
import { client } from '../platform/http/client.ts'
import { markFetchedAhead, takeFetchedAhead } from '../platform/query/fetched-ahead.ts'
import { apiQueryKey } from '../platform/query/query.ts'

/** The query that shows each of them. */
const queries = {
  APPLICATION: ['reviews', 'getReview'],
  COMPANY: ['companies', 'getCompanyForReview'],
  OFFER: ['offers', 'getOfferForReview'],
} as const satisfies Record<OpenedKind, readonly [feature: string, call: string]>

/**
 * Records that something was opened whose data were fetched ahead. Other reads are recorded by the server
 * when it answers them, so nothing is sent for those, and nothing waits for this request.
 */
export function useRecordedOpening(
  kind: OpenedKind,
  id: string,
  { data }: { readonly data: unknown },
): void {
  const isShown = data !== undefined
  useEffect(() => {
    const [feature, call] = queries[kind]
    const queryKey = apiQueryKey(feature, call, { params: { id } })
    if (!isShown || !takeFetchedAhead(queryKey)) return
    // Sent when it is opened again; what cannot be recorded now keeps no one from their work.
    client.people.recordOpening({ body: { kind, id } }).catch(() => markFetchedAhead(queryKey))
  }, [kind, id, isShown])
}
