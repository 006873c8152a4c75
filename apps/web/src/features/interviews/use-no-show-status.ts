import type { Payload } from '../../platform/http/client.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useUser } from '../../platform/shell/session.ts'

export type NoShowPayload = Payload<'noShows', 'listCompanyNoShows'>

/** Returns the status of the user's side after missed interviews. */
export function useNoShowStatus(): NoShowPayload | undefined {
  const isIntern = useUser().type === 'I'
  const company = useApiQuery('noShows', 'listCompanyNoShows', {}, { enabled: !isIntern })
  const intern = useApiQuery('noShows', 'listInternNoShows', {}, { enabled: isIntern })
  return (isIntern ? intern : company).data?.payload
}

/**
 * Returns why no time can be proposed, moved, chosen or confirmed now (an explanation or the
 * programme team's decision is pending), or null.
 */
export function useBookingRefusal(): string | null {
  const book = useNoShowStatus()?.book
  return typeof book === 'string' ? book : null
}
