import { address, pages } from '@fledge/contract/pages.ts'
import { Link } from '../../platform/link.tsx'
import { Rich } from '../../platform/rich.tsx'
import { t } from '../../platform/use-texts.ts'
import { SignIn } from './sign-in.tsx'

/** The interns' door. */
export default function InternGetStartedScreen() {
  const small = <Rich text={t('sessions.intern.small')} parts={{ terms: (words) => <Link to={address(pages.intern.terms)}>{words}</Link>, privacy: (words) => <Link to={address(pages.public.privacy)}>{words}</Link> }} />
  return <SignIn door={{ type: 'I', title: t('sessions.intern.title'), hint: t('sessions.intern.hint'), whole: t('sessions.intern.whole'), small }} />
}
