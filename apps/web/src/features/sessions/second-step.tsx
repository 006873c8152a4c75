import { Button } from '@fledge/ui/button.tsx'
import { IconArrowLeft } from '@fledge/ui/icons/arrow-left.tsx'
import { client } from '../../platform/http/client.ts'
import { invalidateEndpoints } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import {
  FactorCodeField,
  isFactorCodeComplete,
  submitFactorCode,
} from '../../shared/factor-code-field.tsx'
import { useFactorCode } from '../../shared/use-factor-code.ts'
import styles from './sign-in.module.css'
import type { SignInState } from './use-sign-in.ts'

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
export function SecondStep({ finish }: Pick<SignInState, 'finish'>) {
  const state = useFactorCode(async (code) => {
    finish((await client.secondFactor.verifySecondFactor({ body: { code } })).payload)
  })
  const cancel = async () => {
    await client.secondFactor.cancelPendingSignIn().catch(() => null)
    await invalidateEndpoints(['getPendingSignIn'])
  }
  return (
    <form noValidate onSubmit={submitFactorCode(state)}>
      <Button
        tone="quiet"
        size="small"
        className={styles['back'] ?? ''}
        icon={<IconArrowLeft size={16} aria-hidden />}
        onClick={() => void cancel()}
      >
        {t('common.btn.back')}
      </Button>
      <h1 className={styles['title']}>{t('sessions.second.title')}</h1>
      <p className={styles['text']}>{t('sessions.second.text')}</p>
      <div className={styles['code']}>
        <FactorCodeField state={state} />
      </div>
      <Button
        type="submit"
        tone="primary"
        size="large"
        wide
        disabled={!isFactorCodeComplete(state)}
        busy={state.busy}
        className={styles['verify'] ?? ''}
      >
        {t('sessions.code.action')}
      </Button>
    </form>
  )
}
