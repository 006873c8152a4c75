import { dateFormat } from '@fledge/kernel/formats.ts'
import type { BodyOf, PayloadOf } from '@fledge/kernel/call.ts'
import type { availabilityCalls } from '@fledge/contract/availability/calls.ts'
import { zoneCity } from '@fledge/kernel/dates.ts'
import { Button, IconButton } from '@fledge/ui/button.tsx'
import { Card, Row, Rows } from '@fledge/ui/card.tsx'
import { DateField } from '@fledge/ui/fields.tsx'
import { Columns, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { WeeklyHours } from '@fledge/ui/weekly-hours.tsx'
import type { WeeklySpan } from '@fledge/ui/week-times.ts'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Answer } from '../../platform/answer.tsx'
import { showToast } from '../../platform/notes.ts'
import { useAnswer, useCall } from '../../platform/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/use-texts.ts'

type Saved = PayloadOf<typeof availabilityCalls.getAvailability>
type Exception = BodyOf<typeof availabilityCalls.saveAvailability>['exceptions'][number]

/** When the intern can be interviewed: hours of every week and days off, on a grid in their own time zone. */
export default function InternAvailabilityScreen() {
  useTitle(t('availability.title'))
  const saved = useAnswer('availability', 'getAvailability', {})
  return (
    <Answer of={saved} name={t('availability.title')}>
      {(payload) => <Availability key={payload.saved_at ?? 'new'} saved={payload} />}
    </Answer>
  )
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const wall = (at: number) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
/** @param day 0 is Monday */
const weekdayName = (day: number) => dateFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day + 1))
const spansOf = (weekly: Saved['weekly']): WeeklySpan[] => weekly.map(({ weekday, from, to }) => ({ day: weekday - 1, from: minutes(from), to: minutes(to) }))

function Availability({ saved }: { readonly saved: Saved }) {
  const [spans, setSpans] = useState<readonly WeeklySpan[]>(() => spansOf(saved.weekly))
  const [exceptions, setExceptions] = useState<readonly Exception[]>(saved.exceptions)
  const [changed, setChanged] = useState(false)
  const save = useCall('availability', 'saveAvailability', { onDone: () => { setChanged(false); showToast(t('availability.saved')) } })
  const hours = spans.reduce((sum, { from, to }) => sum + to - from, 0) / 60
  const send = () => save.mutate({ body: { weekly: spans.map(({ day, from, to }) => ({ weekday: day + 1, from: wall(from), to: wall(to) })), exceptions: [...exceptions] } })
  return (
    <Stack>
      <PageHeader title={t('availability.title')} text={t('availability.text', { city: zoneCity(saved.time_zone) })}
        actions={<Button tone="primary" busy={save.isPending} refused={hours === 0 ? t('availability.none') : changed ? null : t('availability.nothingChanged')} onClick={send}>{t('availability.save')}</Button>} />
      <Columns
        main={
          <Card title={t('availability.week')} side={t('availability.hours', { count: hours })} flush>
            <WeeklyHours label={t('availability.week')} value={spans} zone={saved.time_zone} zoneName={zoneCity(saved.time_zone)} cellLabel={(day, at) => t('availability.cell', { day: weekdayName(day), time: wall(at) })}
              onChange={(next) => { setSpans(next); setChanged(true) }} />
          </Card>
        }
        side={<DaysOff exceptions={exceptions} onChange={(next) => { setExceptions(next); setChanged(true) }} />}
      />
    </Stack>
  )
}

function DaysOff({ exceptions, onChange }: { readonly exceptions: readonly Exception[]; readonly onChange: (next: readonly Exception[]) => void }) {
  const [day, setDay] = useState('')
  const add = () => {
    if (day === '') return
    onChange([...exceptions.filter((one) => one.day !== day), { day, hours: [] }].toSorted((a, b) => a.day.localeCompare(b.day)))
    setDay('')
  }
  return (
    <Card title={t('availability.off')} count={exceptions.length} flush>
      <Rows>
        {exceptions.map((one) => (
          <Row key={one.day} end={<IconButton size="small" label={t('availability.offRemove', { day: one.day })} icon={<IconTrash size={16} />} onClick={() => onChange(exceptions.filter((other) => other.day !== one.day))} />}>
            {one.hours.length === 0 ? one.day : `${one.day}, ${one.hours.map(({ from, to }) => `${from} – ${to}`).join(', ')}`}
          </Row>
        ))}
        <Row end={<Button size="small" onClick={add}>{t('availability.offAdd')}</Button>}>
          <DateField label={t('availability.offDay')} value={day} onChange={(event) => setDay(event.currentTarget.value)} />
        </Row>
      </Rows>
    </Card>
  )
}
