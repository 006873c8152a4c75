import { connectionBadges } from '@fledge/domain/calendars/types.ts'
import { isCalendarBroken } from '@fledge/domain/calendars/rules.ts'
import { formatTime } from '@fledge/kernel/dates.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Meta } from '@fledge/ui/card.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { useState } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import styles from './calendars.module.css'
import { ConnectButton } from './connect-button.tsx'

export type CalendarConnection = Payload<'calendars', 'listCalendars'>[number]

/** Connected calendar with its account, status, and the calendar to which events are written. */
export function ConnectionCard({ connection }: { readonly connection: CalendarConnection }) {
  const [isLeaving, setLeaving] = useState(false)
  const name = translateKey(`calendars.provider.${connection.calendar_provider}`)
  const broken = isCalendarBroken(connection.status)
  return (
    <li>
      {broken ? <ConnectionFailure connection={connection} name={name} /> : null}
      <div className={styles['connection']}>
        <ConnectionHead connection={connection} name={name} />
        {broken ? null : <ChooseCalendar connection={connection} />}
        {connection.waiting > 0 ? <PendingEvents connection={connection} /> : null}
        <Group>
          {connection.may.disconnect === true ? (
            <Button size="small" tone="danger" onClick={() => setLeaving(true)}>
              {t('calendarScreen.disconnect')}
            </Button>
          ) : null}
        </Group>
      </div>
      {isLeaving ? (
        <LeaveDialog id={connection.id} name={name} onClose={() => setLeaving(false)} />
      ) : null}
    </li>
  )
}

interface ConnectionProps {
  readonly connection: CalendarConnection
  readonly name: string
}

/** Provider, account and status of the connection with its date. */
function ConnectionHead({ connection, name }: ConnectionProps) {
  const [zone, now] = [useZone(), useNow()]
  const badge = connectionBadges[connection.status]
  const since = isCalendarBroken(connection.status)
    ? 'calendarScreen.brokenSince'
    : 'calendarScreen.since'
  return (
    <div className={styles['head']}>
      <div>
        <b>{name}</b>
        <Meta>
          {connection.account} · {t(since)}{' '}
          {formatTimeInSentence(connection.status_since, zone, now)}
        </Meta>
      </div>
      <Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>
    </div>
  )
}

/** Number of events still to be written, and until when writing is retried. */
function PendingEvents({ connection }: { readonly connection: CalendarConnection }) {
  const zone = useZone()
  return (
    <Meta>
      {t('calendarScreen.waiting', { count: connection.waiting })}{' '}
      {connection.wait_until
        ? t('calendarScreen.waitUntil', {
            time: formatTime(connection.wait_until, zone, 'time'),
          })
        : null}
    </Meta>
  )
}

/** Reason of the failure, with a button to reconnect. */
function ConnectionFailure({ connection, name }: ConnectionProps) {
  return (
    <div className={styles['broken']} role="alert">
      <b>{t('calendarScreen.brokenTitle', { name })}</b>
      <p>
        {connection.broken_because
          ? translateKey(`calendars.broken.${connection.broken_because}`)
          : null}{' '}
        {t('calendarScreen.brokenText')}
      </p>
      <Group>
        <ConnectButton provider={connection.calendar_provider} tone="primary">
          {t('calendarScreen.again')}
        </ConnectButton>
      </Group>
    </div>
  )
}

function ChooseCalendar({ connection }: { readonly connection: CalendarConnection }) {
  const names = useApiQuery('calendars', 'calendarNames', { query: { id: connection.id } })
  const choose = useApiMutation('calendars', 'chooseCalendar', {
    onDone: ({ payload }) => showToast(t('calendarScreen.chosen', { name: payload.calendar_name })),
  })
  const known = names.data?.payload.calendars.map((calendar) => calendar.calendar_name) ?? []
  const options = [...new Set([connection.calendar_name, ...known])].map((name) => ({
    value: name,
    label: name,
  }))
  const hint =
    names.data?.payload.is_fresh === false
      ? t('calendarScreen.stale')
      : t('calendarScreen.chooseHint')
  return (
    <SelectField
      label={t('calendarScreen.choose')}
      hint={hint}
      options={options}
      value={connection.calendar_name}
      disabled={choose.isPending}
      nothingFound={t('common.nothingFound')}
      onChange={(name) => {
        if (name && name !== connection.calendar_name)
          choose.mutate({ params: { id: connection.id }, body: { calendar_name: name } })
      }}
    />
  )
}

interface LeaveDialogProps {
  readonly id: string
  readonly name: string
  readonly onClose: () => void
}

function LeaveDialog({ id, name, onClose }: LeaveDialogProps) {
  const leave = useApiMutation('calendars', 'disconnectCalendar', {
    onDone: () => {
      showToast(t('calendarScreen.disconnected', { name }))
      onClose()
    },
    onOvertaken: onClose,
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('calendarScreen.disconnectTitle', { name })}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('common.btn.cancel')}
          </Button>
          <Button
            tone="danger"
            busy={leave.isPending}
            onClick={() => leave.mutate({ params: { id } })}
          >
            {t('calendarScreen.disconnect')}
          </Button>
        </>
      }
    >
      <p>{t('calendarScreen.disconnectText')}</p>
    </Dialog>
  )
}
