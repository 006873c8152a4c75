import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Link } from '../../platform/link.tsx'

/** What stands as a link inside the sentences of these pages. */
export const sentenceLinks = {
  terms: (words: string) => <Link to={buildPath(paths.intern.terms)}>{words}</Link>,
  privacy: (words: string) => <Link to={buildPath(paths.public.privacy)}>{words}</Link>,
  company: (words: string) => <Link to={buildPath(paths.company.getStarted)}>{words}</Link>,
  // The server's own page, not a screen.
  mailbox: (words: string) => <a href={buildPath(paths.public.mailbox)}>{words}</a>,
}
