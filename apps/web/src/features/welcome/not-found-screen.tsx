import { homeOf } from '@fledge/domain/sessions/guard-table.ts'
import { NotFoundScreen } from '../../platform/error-screens.tsx'
import { useSession } from '../../platform/session.ts'

/** No such page, in the public frame, which has the brand and the page's main part. */
export default function PublicNotFoundScreen() {
  const user = useSession()
  return user ? <NotFoundScreen framed home={homeOf(user)} /> : <NotFoundScreen framed />
}
