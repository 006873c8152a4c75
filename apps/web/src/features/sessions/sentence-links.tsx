import { address, pages } from '@fledge/contract/pages.ts'
import { Link } from '../../platform/link.tsx'

/** What stands as a link inside the sentences of these pages. */
export const sentenceLinks = {
  terms: (words: string) => <Link to={address(pages.intern.terms)}>{words}</Link>,
  privacy: (words: string) => <Link to={address(pages.public.privacy)}>{words}</Link>,
  company: (words: string) => <Link to={address(pages.company.getStarted)}>{words}</Link>,
  // The server's own page, not a screen.
  mailbox: (words: string) => <a href={address(pages.public.mailbox)}>{words}</a>,
}
