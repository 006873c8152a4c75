import { t } from '../../platform/use-texts.ts'
import { SignIn } from './sign-in.tsx'

/** The programme team's door. Only operators' addresses get a code here; the answer looks the same to all. */
export default function OperatorGetStartedScreen() {
  return (
    <SignIn
      door={{
        type: 'O',
        title: t('sessions.operator.title'),
        hint: t('sessions.operator.hint'),
        whole: t('sessions.company.whole'),
      }}
    />
  )
}
