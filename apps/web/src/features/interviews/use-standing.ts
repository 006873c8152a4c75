import type { Payload } from '../../platform/client.ts'
import { useApiQuery } from '../../platform/query.ts'
import { useUser } from '../../platform/session.ts'

export type Standing = Payload<'noShows', 'listCompanyNoShows'>

/** Where the reader's side stands after interviews it missed. */
export function useNoShowStatus(): Standing | undefined {
  const isIntern = useUser().type === 'I'
  const company = useApiQuery('noShows', 'listCompanyNoShows', {}, { enabled: !isIntern })
  const intern = useApiQuery('noShows', 'listInternNoShows', {}, { enabled: isIntern })
  return (isIntern ? intern : company).data?.payload
}

/** Why no time can be proposed, moved, chosen or confirmed now, as a sentence: an explanation is owed, or the programme team decides first. Null where nothing stands in the way. */
export function useBookingRefusal(): string | null {
  const book = useNoShowStatus()?.book
  return typeof book === 'string' ? book : null
}
