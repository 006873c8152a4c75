import { buildPath } from '@fledge/contract/paths.ts'
import { Button } from '@fledge/ui/button.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { useRef, useState } from 'react'
import { ApiError } from '../../platform/http/api-error.ts'
import { client } from '../../platform/http/client.ts'
import { useNavigateTo } from '../../platform/router/link.tsx'
import { useIsPhone } from '../../platform/router/use-phone.ts'
import { showFailure } from '../../platform/query/query.ts'
import { Rich } from '../../platform/i18n/rich.tsx'
import { typedEmail } from '../../platform/forms/typed-email.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { GoogleButton } from './google-button.tsx'
import { sentenceLinks } from './sentence-links.tsx'
import type { SignInSide } from './sign-in-side.ts'
import styles from './sign-in.module.css'
import type { SignInState } from './use-sign-in.ts'
import { type AddressNotice, getAddressNotice, getNoticePage } from './sign-in-notices.ts'

// Catches typing mistakes only; the server validates with the contract's schema.
const isCompleteEmail = (email: string) => /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/.test(email)

/**
 * Converts an error of the address check (seed 000 §8): the server's message if it concerns the
 * address or its rate limit, otherwise the default one.
 */
function throwCheckError(error: unknown): never {
  if (!(error instanceof ApiError) || error.status === 0) throw error
  const message =
    error.fields['query.email'] ??
    error.fields['email'] ??
    (error.status === 429 ? error.description : t('sessions.emailFailed'))
  throw new ApiError(error.status, error.code, message, { email: message })
}

async function checkEmail(email: string, { type }: SignInSide) {
  return (await client.sessions.validateEmail({ query: { email, type } }).catch(throwCheckError))
    .payload
}

/** Returns the message for the field, or null if a toast shows it. */
function getFieldError(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status === 0) return null
  return error.fields['email'] ?? (error.status < 500 ? error.description : null)
}

/** Returns whether pressing the button again sends the code despite the notice. */
const isAgreedTo = (notice: AddressNotice | null) =>
  notice?.kind === 'comeBack' || notice?.kind === 'erasing'

/**
 * The typed address.
 * @param last address of the last sent code, until something is typed
 */
function useEmail(last = '') {
  const [typed, setTyped] = useState<string | null>(null)
  return [typed ?? last, setTyped] as const
}

/** State and actions of the address step. */
function useEmailStep(door: SignInSide, signIn: SignInState) {
  const go = useNavigateTo()
  const field = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useEmail(signIn.code?.email)
  const [error, setError] = useState<string>()
  const [notice, setNotice] = useState<AddressNotice | null>(null)
  const [busy, setBusy] = useState(false)
  const fail = (message: string | undefined) => {
    setError(message)
    field.current?.focus()
  }
  const check = async () => {
    const found = await checkEmail(email.trim(), door)
    const addressNotice = isAgreedTo(notice) ? null : getAddressNotice(found, door.type)
    if (addressNotice) return setNotice(addressNotice)
    typedEmail.keep(found.email)
    const page = getNoticePage(found.next, door.type)
    if (!page) return signIn.sendCode(found.email)
    return go(buildPath(page, {}, { company: found.company_name }))
  }
  const tellWhy = (failure: unknown) => {
    const message = getFieldError(failure)
    if (message) fail(message)
    else showFailure(failure)
  }
  const submit = async (event: React.FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!isCompleteEmail(email.trim())) return fail(door.invalidMessage)
    setBusy(true)
    await check().catch(tellWhy)
    setBusy(false)
  }
  const type = (typed: string) => {
    setEmail(typed)
    setError(undefined)
    setNotice(null)
  }
  return { field, email, type, error, notice, busy, submit }
}

interface EmailStepProps {
  readonly door: SignInSide
  readonly signIn: SignInState
  /** Why the emailed link was rejected. */
  readonly refusal: string | null
}

/** Why this address gets no code here, and what to do instead. */
function NoticeText({ kind, day }: AddressNotice) {
  return (
    <p className={styles['notice']} role="alert">
      <Rich text={`sessions.${kind}`} values={{ day }} parts={sentenceLinks} />
    </p>
  )
}

/** Asks for the email address; the server's `next` determines whether a code is sent. */
export function EmailStep({ door, signIn, refusal }: EmailStepProps) {
  const step = useEmailStep(door, signIn)
  const { notice, busy, submit } = step
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <h1 className={styles['title']}>{door.title}</h1>
      <p className={styles['text']}>{t('sessions.text')}</p>
      {refusal ? (
        <p className={styles['notice']} role="status">
          {refusal}
        </p>
      ) : null}
      <div className={styles['field']}>
        <EmailField step={step} hint={door.hint} />
      </div>
      {notice ? <NoticeText {...notice} /> : null}
      <Button
        type="submit"
        tone="primary"
        size="large"
        wide
        busy={busy}
        className={styles['submit'] ?? ''}
      >
        {notice?.kind === 'comeBack' || notice?.kind === 'erasing'
          ? t(`sessions.${notice.kind}Action`)
          : t('sessions.send')}
      </Button>
      {door.type === 'O' ? null : (
        <GoogleButton type={door.type} carried={signIn.preservedParams} />
      )}
      {door.small ? <p className={styles['small']}>{door.small}</p> : null}
    </form>
  )
}

interface EmailFieldProps extends Pick<SignInSide, 'hint'> {
  readonly step: ReturnType<typeof useEmailStep>
}

function EmailField({ step: { field, email, type, error }, hint }: EmailFieldProps) {
  // The keyboard of a phone would cover the page.
  const isPhone = useIsPhone()
  return (
    <TextField
      big
      ref={field}
      type="email"
      inputMode="email"
      autoComplete="email"
      name="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      autoFocus={!isPhone}
      label={t('sessions.email')}
      hint={hint}
      error={error}
      value={email}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}
