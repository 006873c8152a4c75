import { address, pages } from '@fledge/contract/pages.ts'
import { deactivateReasons } from '@fledge/domain/accounts/reasons.ts'
import { zoneCity } from '@fledge/kernel/dates.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Facts, Meta, Row, Rows } from '@fledge/ui/card.tsx'
import { Checkbox, RadioCards } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Columns, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { useState } from 'react'
import { Answer } from '../../platform/answer.tsx'
import { client, type Payload } from '../../platform/client.ts'
import { ago, useNow } from '../../platform/clock.ts'
import { ButtonLink } from '../../platform/link.tsx'
import { useOptions } from '../../platform/lookup-options.ts'
import { showToast } from '../../platform/notes.ts'
import { showFailure, useAnswer, useCall } from '../../platform/query.ts'
import { renewSession, signOut } from '../../platform/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { say, t } from '../../platform/use-texts.ts'
import { PictureCard } from './picture-card.tsx'

type Settings = Payload<'accounts', 'getAccountSettings'>
type Reason = (typeof deactivateReasons)[number]['id']

/** The intern's account: contact, picture, time zone, who may see the profile, mails, where signed in, deactivation. */
export default function InternSettingsScreen() {
  useTitle(t('accounts.settings.title'))
  const settings = useAnswer('accounts', 'getAccountSettings', {})
  return (
    <Stack>
      <PageHeader title={t('accounts.settings.title')} />
      <Answer of={settings} name={t('accounts.settings.title')}>
        {(payload) => <Columns main={<><Contact settings={payload} /><Visibility settings={payload} /><Mails settings={payload} /></>} side={<><PictureCard name={`${payload.first_name} ${payload.last_name}`} /><Devices /><Leave /></>} />}
      </Answer>
    </Stack>
  )
}

function Contact({ settings }: { readonly settings: Settings }) {
  const zones = useOptions('zone')
  const update = useCall('accounts', 'updateTimeZone', { onDone: () => { void renewSession(); showToast(t('accounts.settings.saved')) } })
  return (
    <Card title={t('accounts.settings.contact')}>
      <Stack tight>
        <Facts facts={[
          { name: t('accounts.settings.name'), value: `${settings.first_name} ${settings.last_name}` }, { name: t('accounts.settings.email'), value: settings.email },
          { name: t('accounts.settings.phone'), value: <>{settings.phone ?? t('accounts.settings.none')} <Meta>{settings.is_phone_verified ? t('accounts.settings.verified') : t('accounts.settings.unverified')}</Meta></> },
        ]} />
        {settings.is_phone_verified ? null : <div><ButtonLink size="small" to={address(pages.intern.verifyWhatsapp)}>{t('accounts.settings.verify')}</ButtonLink></div>}
        <SelectField label={t('accounts.settings.zone')} hint={t('accounts.settings.zoneHint', { city: zoneCity(settings.time_zone) })} options={zones} nothingFound={t('common.nothingFound')} value={settings.time_zone} onChange={(zone) => zone && update.mutate({ body: { time_zone: zone } })} />
      </Stack>
    </Card>
  )
}

function Visibility({ settings }: { readonly settings: Settings }) {
  const update = useCall('accounts', 'updateAccountSettings', { onDone: () => showToast(t('accounts.settings.saved')) })
  return (
    <Card title={t('accounts.settings.seen')}>
      <Stack tight>
        <Checkbox checked={!settings.is_hidden} disabled={update.isPending} label={t('accounts.settings.companies')} hint={t('accounts.settings.companiesHint')} onChange={(event) => update.mutate({ body: { is_hidden: !event.currentTarget.checked } })} />
        <Checkbox checked={settings.is_public} disabled={update.isPending} label={t('accounts.settings.public')} hint={t('accounts.settings.publicHint')} onChange={(event) => update.mutate({ body: { is_public: event.currentTarget.checked } })} />
      </Stack>
    </Card>
  )
}

const kinds = ['matching', 'internships', 'news'] as const

function Mails({ settings }: { readonly settings: Settings }) {
  const save = useCall('accounts', 'savePreferences', { onDone: () => showToast(t('accounts.settings.saved')) })
  return (
    <Card title={t('accounts.settings.mails')}>
      <Stack tight>
        <Meta>{t('accounts.settings.mailsText')}</Meta>
        {kinds.map((kind) => <Checkbox key={kind} checked={settings.mails[kind] ?? true} disabled={save.isPending} label={t(`accounts.settings.mails.${kind}`)} onChange={(event) => save.mutate({ body: { mails: { [kind]: event.currentTarget.checked } } })} />)}
      </Stack>
    </Card>
  )
}

function Devices() {
  const now = useNow()
  const sessions = useAnswer('sessions', 'listSessions', {})
  const end = useCall('sessions', 'endSession')
  return (
    <Card title={t('accounts.settings.devices')} flush>
      <Answer of={sessions} name={t('accounts.settings.devices')}>
        {(list) => <Rows>{list.map((one) => <Row key={one.session_id} end={one.current ? <Meta>{t('accounts.settings.here')}</Meta> : <Button size="small" onClick={() => end.mutate({ params: { id: one.session_id } })}>{t('accounts.settings.end')}</Button>}><p>{one.device.slice(0, 60) || t('accounts.settings.device')}</p><Meta>{ago(one.last_used_at, now)}</Meta></Row>)}</Rows>}
      </Answer>
    </Card>
  )
}

function Leave() {
  const [asking, setAsking] = useState(false)
  const [reason, setReason] = useState<Reason | null>(null)
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    try {
      await client.accounts.deactivateAccount({ query: { ...(reason ? { reason } : {}) } })
      await signOut()
      location.assign(address(pages.public.landing))
    } catch (error) {
      showFailure(error)
      setBusy(false)
    }
  }
  return (
    <Card title={t('accounts.settings.leave')}>
      <Stack tight><Meta>{t('accounts.settings.leaveText')}</Meta><div><Button tone="danger" onClick={() => setAsking(true)}>{t('accounts.settings.deactivate')}</Button></div></Stack>
      <Dialog opened={asking} onClose={() => setAsking(false)} title={t('accounts.settings.leaveTitle')} closeLabel={t('common.btn.close')} actions={<><Button onClick={() => setAsking(false)}>{t('common.btn.cancel')}</Button><Button tone="danger" busy={busy} onClick={() => void leave()}>{t('accounts.settings.deactivate')}</Button></>}>
        <Stack tight><p>{t('accounts.settings.leaveText')}</p><RadioCards label={t('accounts.settings.reason')} optional={t('common.optional')} choices={deactivateReasons.map(({ id, text }) => ({ value: id, label: say(text) }))} value={reason} onChange={(value) => setReason(deactivateReasons.find((one) => one.id === value)?.id ?? null)} /></Stack>
      </Dialog>
    </Card>
  )
}
