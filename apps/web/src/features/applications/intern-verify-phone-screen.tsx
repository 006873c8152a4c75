import { buildPath, paths } from '@fledge/contract/paths.ts'
import { formatTime } from '@fledge/kernel/dates.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { CodeInput } from '@fledge/ui/code-input.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { IconPhoneCheck } from '@fledge/ui/icons/phone-check.tsx'
import { useState } from 'react'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Payload } from '../../platform/http/client.ts'
import { useDraftState } from '../../platform/forms/draft-state.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { NoticePage } from '../../platform/shell/notice-page.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { showFailure, useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { Rich } from '../../platform/i18n/rich.tsx'
import { formatMinutes, useCountdown } from '../../platform/time/use-countdown.ts'
import { useZone } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'

type Basic = Payload<'profiles', 'getBasicInfo'>

/** Verifies the phone number by code. */
export default function InternVerifyPhoneScreen() {
  useTitle(t('applications.phone.title'))
  const basic = useApiQuery('profiles', 'getBasicInfo', {})
  return (
    <QueryResult of={basic} name={t('applications.phone.title')} page>
      {(payload) =>
        payload.is_phone_verified ? (
          <Done phone={payload.phone ?? ''} />
        ) : (
          <Verify basic={payload} />
        )
      }
    </QueryResult>
  )
}

function Done({ phone }: { readonly phone: string }) {
  return (
    <NoticePage
      icon={<IconPhoneCheck size={24} />}
      title={t('applications.phone.done')}
      text={t('applications.phone.doneText', { phone })}
      actions={
        <ButtonLink tone="primary" to={paths.intern.personalInformation}>
          {t('applications.phone.back')}
        </ButtonLink>
      }
    />
  )
}

const showErrorAt = (error: unknown, show: (sentence: string) => void) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500
    ? show(Object.values(error.fields)[0] ?? error.description)
    : showFailure(error)

interface SentPhoneCode {
  readonly otp_hash: string
  readonly phone: string
  readonly expires_at: string
  readonly resend_at: string
}

/** Asks for the number, then the code; a reload continues with the code that was sent. */
function Verify({ basic }: { readonly basic: Basic }) {
  const [sent, setSent, forget] = useDraftState<SentPhoneCode | null>(
    'profiles/phone-code',
    null,
    (value) => value === null,
  )
  const isGood = useCountdown(sent ? Date.parse(sent.expires_at) : 0) > 0
  const again = () => {
    setSent(null)
    void forget()
  }
  return (
    <Stack narrow centred>
      <PageHeader title={t('applications.phone.title')} text={t('applications.phone.text')} />
      <Card>
        {sent && isGood ? (
          <CodePart sent={sent} onSent={setSent} onOther={again} />
        ) : (
          <NumberPart
            phone={sent?.phone ?? basic.phone ?? ''}
            isOver={sent !== null}
            onSent={setSent}
          />
        )}
      </Card>
    </Stack>
  )
}

interface NumberPartProps {
  readonly phone: string
  readonly isOver: boolean
  readonly onSent: (sent: SentPhoneCode) => void
}

function NumberPart({ phone: savedPhone, isOver, onSent }: NumberPartProps) {
  const [phone, setPhone] = useState(savedPhone)
  const [problem, setProblem] = useState(isOver ? t('applications.phone.over') : undefined)
  const send = useApiMutation('applications', 'startPhone', {
    quiet: true,
    onFailed: (error) => showErrorAt(error, setProblem),
  })
  const act = () => {
    setProblem(undefined)
    send.mutate({ body: { phone } }, { onSuccess: ({ payload }) => onSent({ ...payload, phone }) })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        act()
      }}
      noValidate
    >
      <Stack tight>
        <TextField
          label={t('applications.phone.number')}
          type="tel"
          autoComplete="tel"
          hint={t('applications.phone.hint')}
          error={problem}
          value={phone}
          onChange={(event) => setPhone(event.currentTarget.value)}
        />
        <Button type="submit" tone="primary" wide busy={send.isPending}>
          {t('applications.phone.send')}
        </Button>
      </Stack>
    </form>
  )
}

interface CodePartProps {
  readonly sent: SentPhoneCode
  readonly onSent: (sent: SentPhoneCode) => void
  readonly onOther: () => void
}

/** Code input, its verification, and resending to the same number. */
function useCodeCheck({ sent, onSent, onOther }: CodePartProps) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isRefused, setIsRefused] = useState(false)
  const onFailed = (error: unknown) => showErrorAt(error, setProblem)
  const onRefused = (error: unknown) => {
    onFailed(error)
    setIsRefused(error instanceof ApiError && error.status === 400)
  }
  const checking = { quiet: true, onFailed: onRefused, onDone: onOther }
  const verify = useApiMutation('applications', 'verifyPhone', checking)
  const send = useApiMutation('applications', 'startPhone', { quiet: true, onFailed })
  const change = (next: string) => {
    setCode(next)
    setProblem(undefined)
    setIsRefused(false)
  }
  const confirm = (otp: string) => verify.mutate({ body: { otp, otp_hash: sent.otp_hash } })
  const resend = () =>
    send.mutate(
      { body: { phone: sent.phone } },
      {
        onSuccess: ({ payload }) => {
          change('')
          onSent({ ...payload, phone: sent.phone })
          showToast(t('applications.phone.sentAgain'))
        },
      },
    )
  return {
    code,
    problem,
    isRefused,
    change,
    confirm,
    resend,
    isConfirming: verify.isPending,
    isResending: send.isPending,
  }
}

function CodePart(props: CodePartProps) {
  const { sent, onOther } = props
  const check = useCodeCheck(props)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!check.isRefused) check.confirm(check.code)
      }}
    >
      <Stack tight>
        <p>
          <Rich text="applications.phone.sentTo" values={{ phone: sent.phone }} />
        </p>
        <CodeField check={check} expiresAt={sent.expires_at} />
        <Button
          type="submit"
          tone="primary"
          wide
          busy={check.isConfirming}
          disabled={check.code.length < 6 || check.isRefused}
        >
          {t('applications.phone.confirm')}
        </Button>
        <OtherWays
          sent={sent}
          isResending={check.isResending}
          onResend={check.resend}
          onOther={onOther}
        />
      </Stack>
    </form>
  )
}

interface CodeFieldProps {
  readonly check: ReturnType<typeof useCodeCheck>
  readonly expiresAt: string
}

function CodeField({ check, expiresAt }: CodeFieldProps) {
  const zone = useZone()
  return (
    <CodeInput
      label={t('applications.phone.code')}
      autoFocus
      value={check.code}
      error={check.problem}
      onChange={check.change}
      onFull={check.confirm}
      hint={t('applications.phone.good', { time: formatTime(expiresAt, zone, 'time') })}
    />
  )
}

interface OtherWaysProps {
  readonly sent: SentPhoneCode
  readonly isResending: boolean
  readonly onResend: () => void
  readonly onOther: () => void
}

/**
 * Options when no code arrives: resend, change the number, or open the demo mailbox if there is
 * one.
 */
function OtherWays({ sent, isResending, onResend, onOther }: OtherWaysProps) {
  const wait = useCountdown(Date.parse(sent.resend_at))
  const settings = useApiQuery('lookups', 'globalSetting')
  return (
    <Group>
      {wait > 0 ? (
        <span>
          <Rich text="applications.phone.newIn" values={{ time: formatMinutes(wait) }} />
        </span>
      ) : (
        <Button tone="link" size="small" busy={isResending} onClick={onResend}>
          {t('applications.phone.again')}
        </Button>
      )}
      <Button tone="link" size="small" onClick={onOther}>
        {t('applications.phone.other')}
      </Button>
      {settings.data?.payload.has_mailbox ? (
        <a href={buildPath(paths.public.mailbox, {}, { to: sent.phone.replace(/[^+\d]/g, '') })}>
          {t('applications.phone.mailbox')}
        </a>
      ) : null}
    </Group>
  )
}
