import { sayTime } from '@fledge/kernel/dates.ts'
import { Button } from '@fledge/ui/button.tsx'
import { CodeInput } from '@fledge/ui/code-input.tsx'
import { IconArrowLeft, IconClock } from '@tabler/icons-react'
import { address, pages } from '@fledge/contract/pages.ts'
import { type ReactNode, useRef, useState } from 'react'
import { CallError } from '../../platform/call-error.ts'
import { showToast } from '../../platform/notes.ts'
import { showFailure } from '../../platform/query.ts'
import { Rich } from '../../platform/rich.tsx'
import { minutesOf, useSecondsTo } from '../../platform/seconds-to.ts'
import { useZone } from '../../platform/session.ts'
import { t } from '../../platform/use-texts.ts'
import type { KeptCode } from './kept-code.ts'
import styles from './sign-in.module.css'
import type { SignInState } from './use-sign-in.ts'

/** What the code step holds and does. */
function useCodeStep(signIn: SignInState) {
  const field = useRef<HTMLInputElement>(null)
  const [digits, setDigits] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState<'verify' | 'resend' | null>(null)
  /** Runs one call at a time; what the server refuses stands at the field, a lost line in the snackbar. */
  const run = async (name: 'verify' | 'resend', act: () => Promise<void>) => {
    if (busy) return
    setBusy(name)
    try {
      await act()
    } catch (failure) {
      if (failure instanceof CallError && failure.status >= 400 && failure.status < 500)
        setError(failure.description)
      else showFailure(failure)
      field.current?.focus()
      field.current?.select()
    }
    setBusy(null)
  }
  const verify = (otp: string) => void run('verify', () => signIn.verifyCode(otp))
  const resend = () =>
    void run('resend', async () => {
      await signIn.resendCode()
      setDigits('')
      setError(undefined)
      field.current?.focus()
      showToast(t('sessions.code.sent'))
    })
  const type = (next: string) => {
    setDigits(next)
    setError(undefined)
  }
  return { field, digits, type, error, busy, verify, resend }
}

interface CodeStepProps {
  readonly code: KeptCode
  readonly signIn: SignInState
  readonly hasMailbox: boolean
  /** Said of their address. */
  readonly note: ReactNode
}

/** The six digits: typed, pasted or filled in by the device; signs in by itself once they are there. */
export function CodeStep({ code, signIn, hasMailbox, note }: CodeStepProps) {
  const { field, digits, type, error, busy, verify, resend } = useCodeStep(signIn)
  const wait = useSecondsTo(code.resendAt)
  const isOver = useSecondsTo(code.expiresAt) === 0
  const until = sayTime(new Date(code.expiresAt), useZone(), 'en-GB', 'time')
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (digits.length === 6) verify(digits)
      }}
    >
      <Button
        tone="quiet"
        size="small"
        className={styles['back'] ?? ''}
        icon={<IconArrowLeft size={16} aria-hidden />}
        onClick={signIn.back}
      >
        {t('common.btn.back')}
      </Button>
      <h1 className={styles['title']}>{t('sessions.code.title')}</h1>
      <p className={styles['text']}>
        <Rich text={t('sessions.code.sentTo', { email: code.email })} />
      </p>
      {code.links ? <p className={styles['notice']}>{t('sessions.google.links')}</p> : null}
      {note ? <p className={styles['notice']}>{note}</p> : null}
      <div className={styles['code']}>
        <CodeInput
          ref={field}
          autoFocus
          label={<span className={styles['unseen']}>{t('sessions.code.label')}</span>}
          value={digits}
          onChange={type}
          onFull={verify}
          error={error ?? (isOver ? t('sessions.code.over') : undefined)}
          hint={
            <span className={styles['good']}>
              <IconClock size={18} aria-hidden />
              {t('sessions.code.good', { time: until })}
            </span>
          }
        />
      </div>
      <Button
        type="submit"
        tone="primary"
        size="large"
        wide
        disabled={digits.length < 6}
        busy={busy === 'verify'}
        className={styles['verify'] ?? ''}
      >
        {t('sessions.code.action')}
      </Button>
      <div className={styles['below']}>
        {wait > 0 ? (
          <span className={styles['wait']}>
            <Rich text={t('sessions.code.newIn', { time: minutesOf(wait) })} />
          </span>
        ) : (
          <Button tone="link" size="small" busy={busy === 'resend'} onClick={resend}>
            {t('sessions.code.again')}
          </Button>
        )}
        {hasMailbox ? (
          <a href={address(pages.public.mailbox, {}, { to: code.email })}>
            {t('sessions.code.mailbox')}
          </a>
        ) : null}
      </div>
    </form>
  )
}
