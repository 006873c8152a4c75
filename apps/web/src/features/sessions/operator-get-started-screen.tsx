import { t } from '../../platform/i18n/use-texts.ts'
import { SignIn } from './sign-in.tsx'

/**
 * Sign-in page for the programme team. Only operators receive a code; the response is the same for
 * all addresses.
 */
export default function OperatorGetStartedScreen() {
  return (
    <SignIn
      door={{
        type: 'O',
        title: t('sessions.operator.title'),
        hint: t('sessions.operator.hint'),
        invalidMessage: t('sessions.company.whole'),
      }}
    />
  )
}
