import { formatTime } from '@fledge/kernel/dates.ts'
import { codeRule } from '@fledge/domain/sessions/code-rules.ts'
import { Button } from '@fledge/ui/button.tsx'
import { CodeInput } from '@fledge/ui/code-input.tsx'
import { IconArrowLeft } from '@fledge/ui/icons/arrow-left.tsx'
import { IconClock } from '@fledge/ui/icons/clock.tsx'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { type ReactNode, useRef, useState } from 'react'
import { ApiError } from '../../platform/http/api-error.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { showFailure } from '../../platform/query/query.ts'
import { Rich } from '../../platform/i18n/rich.tsx'
import { formatMinutes, useCountdown } from '../../platform/time/use-countdown.ts'
import { useZone } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import type { StoredCode } from './stored-code.ts'
import styles from './sign-in.module.css'
import type { SignInState } from './use-sign-in.ts'

const isLong = (digits: number | undefined) => digits === codeRule.longDigits

/** State and actions of the code step. */
function useCodeStep(signIn: SignInState) {
  const field = useRef<HTMLInputElement>(null)
  const [digits, setDigits] = useState('')
  const [error, setError] = useState<string>()
  const [isRefused, setIsRefused] = useState(false)
  const [busy, setBusy] = useState<'verify' | 'resend' | null>(null)
  const type = (next: string) => {
    setDigits(next)
    setError(undefined)
    setIsRefused(false)
  }
  /**
   * Runs one request at a time. Server errors are shown at the field, network errors in a toast.
   */
  const run = async (name: 'verify' | 'resend', act: () => Promise<void>) => {
    if (busy) return
    setBusy(name)
    try {
      await act()
    } catch (failure) {
      if (failure instanceof ApiError && failure.status >= 400 && failure.status < 500) {
        setError(failure.description)
        setIsRefused(name === 'verify' && failure.status === 400)
      } else showFailure(failure)
      field.current?.focus()
      field.current?.select()
    }
    setBusy(null)
  }
  const verify = (otp: string) => void run('verify', () => signIn.verifyCode(otp))
  const resend = () =>
    void run('resend', async () => {
      await signIn.resendCode()
      type('')
      field.current?.focus()
      showToast(t('sessions.code.sent'))
    })
  return { field, digits, type, error, isRefused, busy, verify, resend }
}

interface CodeStepProps {
  readonly code: StoredCode
  readonly signIn: SignInState
  readonly hasMailbox: boolean
  /** Notice about the email address. */
  readonly note: ReactNode
}

/** Code input, typed, pasted or filled in by the device; submits automatically when complete. */
export function CodeStep({ code, signIn, hasMailbox, note }: CodeStepProps) {
  const step = useCodeStep(signIn)
  const { digits, isRefused, busy, verify, resend } = step
  const length = code.digits ?? codeRule.digits
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (digits.length === length && !isRefused) verify(digits)
      }}
    >
      <CodeHead code={code} note={note} onBack={signIn.back} />
      <div className={styles['code']}>
        <CodeField step={step} length={length} expiresAt={code.expiresAt} />
      </div>
      <Button
        type="submit"
        tone="primary"
        size="large"
        wide
        disabled={digits.length < length || isRefused}
        busy={busy === 'verify'}
        className={styles['verify'] ?? ''}
      >
        {t('sessions.code.action')}
      </Button>
      <div className={styles['below']}>
        <Resend at={code.resendAt} busy={busy === 'resend'} onPress={resend} />
        {hasMailbox ? (
          <a href={buildPath(paths.public.mailbox, {}, { to: code.email })}>
            {t('sessions.code.mailbox')}
          </a>
        ) : null}
      </div>
    </form>
  )
}

interface CodeHeadProps extends Pick<CodeStepProps, 'code' | 'note'> {
  readonly onBack: () => void
}

/** Back button, and the address to which the code was sent. */
function CodeHead({ code, note, onBack }: CodeHeadProps) {
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        className={styles['back'] ?? ''}
        icon={<IconArrowLeft size={16} aria-hidden />}
        onClick={onBack}
      >
        {t('common.btn.back')}
      </Button>
      <h1 className={styles['title']}>
        {t(isLong(code.digits) ? 'sessions.code.longTitle' : 'sessions.code.title')}
      </h1>
      <p className={styles['text']}>
        <Rich text="sessions.code.sentTo" values={{ email: code.email }} />
      </p>
      {isLong(code.digits) ? (
        <p className={styles['notice']}>{t('sessions.code.longText')}</p>
      ) : null}
      {code.links ? <p className={styles['notice']}>{t('sessions.google.links')}</p> : null}
      {note ? <p className={styles['notice']}>{note}</p> : null}
    </>
  )
}

interface CodeFieldProps {
  readonly step: ReturnType<typeof useCodeStep>
  readonly length: number
  readonly expiresAt: number
}

function CodeField({ step, length, expiresAt }: CodeFieldProps) {
  const { field, digits, type, error, verify } = step
  const isOver = useCountdown(expiresAt) === 0
  const until = formatTime(new Date(expiresAt), useZone(), 'time')
  return (
    <CodeInput
      ref={field}
      autoFocus
      length={length}
      label={
        <span className={styles['unseen']}>
          {t(isLong(length) ? 'sessions.code.longLabel' : 'sessions.code.label')}
        </span>
      }
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
  )
}

interface ResendProps {
  readonly at: number
  readonly busy: boolean
  readonly onPress: () => void
}

/** Resend button, or the time until a code can be sent again. */
function Resend({ at, busy, onPress }: ResendProps) {
  const wait = useCountdown(at)
  return wait > 0 ? (
    <span className={styles['wait']}>
      <Rich text="sessions.code.newIn" values={{ time: formatMinutes(wait) }} />
    </span>
  ) : (
    <Button tone="link" size="small" busy={busy} onClick={onPress}>
      {t('sessions.code.again')}
    </Button>
  )
}
