import { toLocalDay, type Day, formatDate } from '@fledge/kernel/dates.ts'
import { Button, IconButton } from '@fledge/ui/button.tsx'
import { Card, Meta, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { DateField } from '@fledge/ui/fields.tsx'
import { IconTrash } from '@fledge/ui/icons/trash.tsx'
import { useState } from 'react'
import { renderDayHint } from '../../platform/forms/day-hint.tsx'
import { useNow } from '../../platform/time/clock.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './availability.module.css'
import {
  type AvailabilityException,
  formatHourRanges,
  type EnteredTimes,
} from './entered-availability.ts'

interface ExceptionsCardProps {
  readonly exceptions: EnteredTimes['exceptions']
  readonly zone: string
  readonly onChange: (next: readonly AvailabilityException[]) => void
  /** Shows a day on the grid, where its hours are drawn. */
  readonly onShow: (day: Day) => void
}

/** Exceptions to the weekly hours: days off or days with different hours. */
export function ExceptionsCard({ exceptions, zone, onChange, onShow }: ExceptionsCardProps) {
  const off = (on: Day) =>
    onChange(
      [...exceptions.filter((exception) => exception.day !== on), { day: on, hours: [] }].toSorted(
        (a, b) => a.day.localeCompare(b.day),
      ),
    )
  return (
    <Card title={t('availability.exceptions')} count={exceptions.length} flush>
      <CardList>
        {exceptions.map((exception) => (
          <CardListItem
            key={exception.day}
            end={
              <IconButton
                size="small"
                label={t('availability.offRemove', { day: formatDate(exception.day) })}
                icon={<IconTrash size={16} />}
                onClick={() => onChange(exceptions.filter((other) => other.day !== exception.day))}
              />
            }
          >
            <Button tone="link" onClick={() => onShow(exception.day)}>
              {formatDate(exception.day)}
            </Button>
            <Meta>
              {exception.hours.length === 0
                ? t('availability.dayOff')
                : formatHourRanges(exception.hours)}
            </Meta>
          </CardListItem>
        ))}
        <CardListItem>
          <AddException zone={zone} onOff={off} onShow={onShow} />
        </CardListItem>
      </CardList>
    </Card>
  )
}

interface AddExceptionProps extends Pick<ExceptionsCardProps, 'zone' | 'onShow'> {
  readonly onOff: (day: Day) => void
}

/** Adds an exception for a day from today on: a day off or different hours. */
function AddException({ zone, onOff, onShow }: AddExceptionProps) {
  const today = toLocalDay(useNow(), zone)
  const [day, setDay] = useState('')
  const [problem, setProblem] = useState<string>()
  const chosen = (then: (day: Day) => void) => {
    const wrong =
      day === '' ? t('problems.date') : day < today ? t('availability.dayOver') : undefined
    setProblem(wrong)
    if (wrong !== undefined) return
    then(day)
    setDay('')
  }
  return (
    <div className={styles['add']}>
      <DateField
        label={t('availability.day')}
        hint={renderDayHint(day)}
        min={today}
        error={problem}
        value={day}
        onChange={(event) => {
          setDay(event.currentTarget.value)
          setProblem(undefined)
        }}
      />
      <div className={styles['buttons']}>
        <Button size="small" onClick={() => chosen(onOff)}>
          {t('availability.offAdd')}
        </Button>
        <Button size="small" onClick={() => chosen(onShow)}>
          {t('availability.otherHours')}
        </Button>
      </div>
    </div>
  )
}
