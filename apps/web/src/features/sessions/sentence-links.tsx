import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Link } from '../../platform/router/link.tsx'

/** Links used inside the texts of these pages. */
export const sentenceLinks = {
  terms: (words: string) => <Link to={buildPath(paths.intern.terms)}>{words}</Link>,
  privacy: (words: string) => <Link to={buildPath(paths.public.privacy)}>{words}</Link>,
  company: (words: string) => <Link to={buildPath(paths.company.getStarted)}>{words}</Link>,
  // Rendered by the server, not by a screen.
  mailbox: (words: string) => <a href={buildPath(paths.public.mailbox)}>{words}</a>,
}
