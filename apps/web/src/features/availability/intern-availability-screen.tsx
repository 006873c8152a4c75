import { dateFormat } from '@fledge/kernel/formats.ts'
import type { BodyOf, PayloadOf } from '@fledge/kernel/call.ts'
import type { availabilityCalls } from '@fledge/contract/availability/calls.ts'
import { address, pages } from '@fledge/contract/pages.ts'
import { ahead } from '@fledge/domain/availability/days-off.ts'
import { dayIn, sayDate, zoneCity, type Day } from '@fledge/kernel/dates.ts'
import { Button, IconButton } from '@fledge/ui/button.tsx'
import { Card, Row, Rows } from '@fledge/ui/card.tsx'
import { DateField } from '@fledge/ui/fields.tsx'
import { Columns, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { WeeklyHours } from '@fledge/ui/weekly-hours.tsx'
import type { WeeklySpan } from '@fledge/ui/week-times.ts'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAddressState } from '../../platform/address-state.ts'
import { Answer } from '../../platform/answer.tsx'
import { NotKept } from '../../platform/autosaver.ts'
import { client } from '../../platform/client.ts'
import { useNow } from '../../platform/clock.ts'
import { useAutosaving } from '../../platform/forms.ts'
import { ButtonLink } from '../../platform/link.tsx'
import { showSnackbar, showToast } from '../../platform/notes.ts'
import { refresh, useAnswer } from '../../platform/query.ts'
import { SavedWords } from '../../platform/saved-words.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/use-texts.ts'

type Saved = PayloadOf<typeof availabilityCalls.getAvailability>
type Exception = BodyOf<typeof availabilityCalls.saveAvailability>['exceptions'][number]

interface Times {
  readonly spans: readonly WeeklySpan[]
  readonly exceptions: readonly Exception[]
}

/** When the intern can be interviewed: hours of every week and days off, on a grid in their own time zone. */
export default function InternAvailabilityScreen() {
  useTitle(t('availability.title'))
  const saved = useAnswer('availability', 'getAvailability', {})
  return <Answer of={saved} name={t('availability.title')}>{(payload) => <Availability saved={payload} />}</Answer>
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const wall = (at: number) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
/** @param day 0 is Monday */
const weekdayName = (day: number) => dateFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day + 1))
const spansOf = (weekly: Saved['weekly']): WeeklySpan[] => weekly.map(({ weekday, from, to }) => ({ day: weekday - 1, from: minutes(from), to: minutes(to) }))

const bodyOf = ({ spans, exceptions }: Times) => ({ weekly: spans.map(({ day, from, to }) => ({ weekday: day + 1, from: wall(from), to: wall(to) })), exceptions: [...exceptions] })
const hoursOf = (spans: readonly WeeklySpan[]) => spans.reduce((sum, { from, to }) => sum + to - from, 0) / 60

/** Saves while one marks cells, as the sections of the application do. */
function useTimes(saved: Saved, today: Day) {
  const form = useForm<Times>({ defaultValues: { spans: spansOf(saved.weekly), exceptions: ahead(saved.exceptions, today) } })
  const { state, settle } = useAutosaving<Times>({
    form,
    name: 'availability',
    save: async (times) => {
      if (hoursOf(times.spans) === 0) throw new NotKept(t('availability.none'))
      await client.availability.saveAvailability({ body: bodyOf({ ...times, exceptions: ahead(times.exceptions, today) }) })
      await refresh(['getAvailability', 'sectionInfo', 'profileCompletion', 'getApplication'])
    },
  })
  return { form, state, settle }
}

function Availability({ saved }: { readonly saved: Saved }) {
  const [search] = useAddressState()
  const today = dayIn(useNow(), saved.time_zone)
  const { form, state, settle } = useTimes(saved, today)
  const { spans, exceptions } = form.watch()
  const hours = hoursOf(spans)
  const save = async () => {
    const because = await settle()
    if (because === null) showToast(t('availability.saved'))
    else showSnackbar({ severity: 'error', title: t('common.notSaved'), message: because })
  }
  return (
    <Stack>
      <PageHeader title={t('availability.title')} text={t('availability.text', { city: zoneCity(saved.time_zone) })}
        actions={<>
          <SavedWords state={state} />
          {search['from'] === 'application' ? <ButtonLink to={address(pages.intern.internshipPreference)}>{t('availability.back')}</ButtonLink> : null}
          <Button tone="primary" busy={state.state === 'saving'} refused={hours === 0 ? t('availability.none') : null} onClick={() => void save()}>{t('availability.save')}</Button>
        </>} />
      <Columns
        main={
          <Card title={t('availability.week')} side={t('availability.hours', { count: hours })} flush>
            <WeeklyHours label={t('availability.week')} value={spans} zone={saved.time_zone} zoneName={zoneCity(saved.time_zone)} cellLabel={(day, at) => t('availability.cell', { day: weekdayName(day), time: wall(at) })}
              onChange={(next) => form.setValue('spans', next)} />
          </Card>
        }
        side={<DaysOff exceptions={exceptions} today={today} onChange={(next) => form.setValue('exceptions', next)} />}
      />
    </Stack>
  )
}

function DaysOff({ exceptions, today, onChange }: { readonly exceptions: readonly Exception[]; readonly today: Day; readonly onChange: (next: readonly Exception[]) => void }) {
  const [day, setDay] = useState('')
  const [problem, setProblem] = useState<string>()
  const add = () => {
    const wrong = day === '' ? t('problems.date') : day < today ? t('availability.dayOver') : undefined
    setProblem(wrong)
    if (wrong !== undefined) return
    onChange([...exceptions.filter((one) => one.day !== day), { day, hours: [] }].toSorted((a, b) => a.day.localeCompare(b.day)))
    setDay('')
  }
  return (
    <Card title={t('availability.off')} count={exceptions.length} flush>
      <Rows>
        {exceptions.map((one) => (
          <Row key={one.day} end={<IconButton size="small" label={t('availability.offRemove', { day: sayDate(one.day) })} icon={<IconTrash size={16} />} onClick={() => onChange(exceptions.filter((other) => other.day !== one.day))} />}>
            {one.hours.length === 0 ? sayDate(one.day) : `${sayDate(one.day)}, ${one.hours.map(({ from, to }) => `${from} – ${to}`).join(', ')}`}
          </Row>
        ))}
        <Row end={<Button size="small" onClick={add}>{t('availability.offAdd')}</Button>}>
          <DateField label={t('availability.offDay')} min={today} error={problem} value={day} onChange={(event) => { setDay(event.currentTarget.value); setProblem(undefined) }} />
        </Row>
      </Rows>
    </Card>
  )
}
