import { Rich } from '../../platform/i18n/rich.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { sentenceLinks } from './sentence-links.tsx'
import { SignIn } from './sign-in.tsx'

/** Sign-in page for company members, invited colleagues and new companies. */
export default function CompanyGetStartedScreen() {
  const small = <Rich text="sessions.company.small" parts={sentenceLinks} />
  return (
    <SignIn
      door={{
        type: 'C',
        title: t('sessions.company.title'),
        hint: t('sessions.company.hint'),
        invalidMessage: t('sessions.company.whole'),
        small,
      }}
    />
  )
}
