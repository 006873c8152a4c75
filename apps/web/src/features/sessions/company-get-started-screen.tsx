import { address, pages } from '@fledge/contract/pages.ts'
import { Link } from '../../platform/link.tsx'
import { Rich } from '../../platform/rich.tsx'
import { t } from '../../platform/use-texts.ts'
import { SignIn } from './sign-in.tsx'

/** The companies' door: for members, invited colleagues and whoever registers one. */
export default function CompanyGetStartedScreen() {
  const small = <Rich text={t('sessions.company.small')} parts={{ terms: (words) => <Link to={address(pages.intern.terms)}>{words}</Link>, privacy: (words) => <Link to={address(pages.public.privacy)}>{words}</Link> }} />
  return <SignIn door={{ type: 'C', title: t('sessions.company.title'), hint: t('sessions.company.hint'), whole: t('sessions.company.whole'), small }} />
}
