import { Button } from '@fledge/ui/button.tsx'
import { useState } from 'react'
import { ApiError } from '../../platform/http/api-error.ts'
import { showFailure } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './sign-in.module.css'
import type { SignInState } from './use-sign-in.ts'

interface LinkStepProps {
  readonly signIn: SignInState
  readonly onRefused: (message: string | null) => void
}

/**
 * Landing step of an emailed link. Opening it has no side effects; the button exchanges the token.
 */
export function LinkStep({ signIn, onRefused }: LinkStepProps) {
  const [busy, setBusy] = useState(false)
  const press = async () => {
    if (busy) return
    setBusy(true)
    try {
      onRefused(null)
      await signIn.followLink()
    } catch (failure) {
      // Used or expired: show why, and let the user enter their address instead.
      if (failure instanceof ApiError && failure.status >= 400 && failure.status < 500) {
        onRefused(failure.description)
        return signIn.forgetLink()
      }
      showFailure(failure)
    }
    setBusy(false)
  }
  return (
    <>
      <h1 className={styles['title']}>{t('sessions.link.title')}</h1>
      <p className={styles['text']}>{t('sessions.link.text')}</p>
      <Button
        tone="primary"
        size="large"
        wide
        busy={busy}
        className={styles['verify'] ?? ''}
        onClick={() => void press()}
      >
        {t('sessions.link.action')}
      </Button>
      <div className={styles['below']}>
        <Button tone="link" size="small" onClick={signIn.forgetLink}>
          {t('sessions.link.other')}
        </Button>
      </div>
    </>
  )
}
