import { paths } from '@fledge/contract/paths.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useEffect, useRef, useState } from 'react'
import { t } from '../i18n/use-texts.ts'
import { useUser } from './session.ts'
import { hasSignedInAgain, onSignInNeeded } from './sign-in-again.ts'

/** Requests that wait for a session; all of them are sent again once there is one. */
type Waiting = readonly ((isSignedIn: boolean) => void)[]

/**
 * Asks the programme team to sign in again in another tab when their session ends, so that the page
 * keeps what they typed and continues what they were doing.
 */
export function SignInAgainDialog() {
  const [waiting, setWaiting] = useState<Waiting>([])
  useEffect(() => {
    const stopAsking = onSignInNeeded(
      () => new Promise((resolve) => setWaiting((before) => [...before, resolve])),
    )
    return stopAsking
  }, [])
  if (waiting.length === 0) return null
  return (
    <OpenDialog
      onEnd={(isSignedIn) => {
        for (const resolve of waiting) resolve(isSignedIn)
        setWaiting([])
      }}
    />
  )
}

function OpenDialog({ onEnd }: { readonly onEnd: (isSignedIn: boolean) => void }) {
  const { user_id: userId } = useUser()
  const [isNotYet, setIsNotYet] = useState(false)
  const check = async () => {
    if (await hasSignedInAgain(userId)) onEnd(true)
    else setIsNotYet(true)
  }
  useReturn(check)
  return (
    <Dialog
      opened
      onClose={() => onEnd(false)}
      title={t('platform.signInAgain.title')}
      closeLabel={t('platform.signInAgain.leave')}
      actions={
        <>
          <Button tone="quiet" onClick={() => onEnd(false)}>
            {t('platform.signInAgain.leave')}
          </Button>
          <Button onClick={() => void check()}>{t('platform.signInAgain.done')}</Button>
        </>
      }
    >
      <Stack tight>
        <p>{t('platform.signInAgain.text')}</p>
        <p>
          <a href={paths.operator.getStarted} target="_blank" rel="noreferrer">
            {t('platform.signInAgain.open')}
          </a>
        </p>
        {isNotYet ? <p role="alert">{t('platform.signInAgain.notYet')}</p> : null}
      </Stack>
    </Dialog>
  )
}

/** Acts when the reader comes back to this tab. */
function useReturn(act: () => Promise<void>): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    const run = () => void (document.visibilityState === 'visible' && latest.current())
    document.addEventListener('visibilitychange', run)
    return () => document.removeEventListener('visibilitychange', run)
  }, [])
}
