import { Rich } from '../../platform/i18n/rich.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { sentenceLinks } from './sentence-links.tsx'
import { SignIn } from './sign-in.tsx'

/** Sign-in page for interns. */
export default function InternGetStartedScreen() {
  const small = <Rich text="sessions.intern.small" parts={sentenceLinks} />
  return (
    <SignIn
      door={{
        type: 'I',
        title: t('sessions.intern.title'),
        hint: t('sessions.intern.hint'),
        invalidMessage: t('sessions.intern.whole'),
        small,
      }}
    />
  )
}
