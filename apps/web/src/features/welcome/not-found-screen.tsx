import { NotFoundScreen } from '../../platform/errors/error-screens.tsx'

/** 404 page in the public layout, which contains the brand and the main element. */
export default function PublicNotFoundScreen() {
  return <NotFoundScreen framed />
}
