import { NotFoundScreen } from '../../platform/error-screens.tsx'

/** No such page, in the public frame, which has the brand and the page's main part. */
export default function PublicNotFoundScreen() {
  return <NotFoundScreen framed />
}
