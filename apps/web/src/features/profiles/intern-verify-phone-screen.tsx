import { pages } from '@fledge/contract/pages.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { CodeInput } from '@fledge/ui/code-input.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { IconPhoneCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Answer } from '../../platform/answer.tsx'
import { CallError } from '../../platform/call-error.ts'
import type { Payload } from '../../platform/client.ts'
import { ButtonLink } from '../../platform/link.tsx'
import { NoticePage } from '../../platform/notice-page.tsx'
import { showFailure, useAnswer, useCall } from '../../platform/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/use-texts.ts'

type Basic = Payload<'profiles', 'getBasicInfo'>

/** Proves the phone number by a code. */
export default function InternVerifyPhoneScreen() {
  useTitle(t('profiles.phone.title'))
  const basic = useAnswer('profiles', 'getBasicInfo', {})
  return <Answer of={basic} name={t('profiles.phone.title')}>{(payload) => (payload.is_phone_verified ? <Done phone={payload.phone ?? ''} /> : <Verify basic={payload} />)}</Answer>
}

function Done({ phone }: { readonly phone: string }) {
  return <NoticePage icon={<IconPhoneCheck size={24} />} title={t('profiles.phone.done')} text={t('profiles.phone.doneText', { phone })} actions={<ButtonLink tone="primary" to={pages.intern.personalInformation}>{t('profiles.phone.back')}</ButtonLink>} />
}

const sayAt = (error: unknown, show: (sentence: string) => void) => (error instanceof CallError && error.status >= 400 && error.status < 500 ? show(Object.values(error.fields)[0] ?? error.description) : showFailure(error))

function Verify({ basic }: { readonly basic: Basic }) {
  const [phone, setPhone] = useState(basic.phone ?? '')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const send = useCall('profiles', 'startPhone', { quiet: true, onFailed: (error) => sayAt(error, setProblem) })
  const verify = useCall('profiles', 'verifyPhone', { quiet: true, onFailed: (error) => sayAt(error, setProblem) })
  const handle = send.data?.payload.otp_hash
  const confirm = (otp: string) => handle && verify.mutate({ body: { otp, otp_hash: handle } })
  return (
    <Stack narrow>
      <PageHeader title={t('profiles.phone.title')} text={t('profiles.phone.text')} />
      <Card>
        {handle ? (
          <form onSubmit={(event) => { event.preventDefault(); confirm(code) }}>
            <Stack tight>
              <p>{t('profiles.phone.sentTo', { phone })}</p>
              <CodeInput label={t('profiles.phone.code')} autoFocus value={code} error={problem} onChange={(next) => { setCode(next); setProblem(undefined) }} onFull={confirm} />
              <Button type="submit" tone="primary" wide busy={verify.isPending} disabled={code.length < 6}>{t('profiles.phone.confirm')}</Button>
              <Button tone="quiet" wide onClick={() => { send.reset(); setCode(''); setProblem(undefined) }}>{t('profiles.phone.other')}</Button>
            </Stack>
          </form>
        ) : (
          <form onSubmit={(event) => { event.preventDefault(); setProblem(undefined); send.mutate({ body: { phone } }) }} noValidate>
            <Stack tight>
              <TextField label={t('profiles.phone.number')} type="tel" autoComplete="tel" hint={t('profiles.phone.hint')} error={problem} value={phone} onChange={(event) => setPhone(event.currentTarget.value)} />
              <Button type="submit" tone="primary" wide busy={send.isPending}>{t('profiles.phone.send')}</Button>
            </Stack>
          </form>
        )}
      </Card>
    </Stack>
  )
}
