import { formatTime, getZoneCity } from '@fledge/kernel/dates.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { IconCalendar } from '@fledge/ui/icons/calendar.tsx'
import { IconRefresh } from '@fledge/ui/icons/refresh.tsx'
import { IconVideo } from '@fledge/ui/icons/video.tsx'
import { formatAgo, useNow } from '../../platform/time/clock.ts'
import { useZone } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import type { InterviewChoice } from './choose-head.tsx'
import styles from './interviews.module.css'
import { formatTimeRange, formatOtherTimeRange } from './format-interview-times.ts'

export type ChoiceSlot = InterviewChoice['slots'][number]

interface ChosenSlotProps {
  readonly slot: ChoiceSlot | null
  readonly choice: InterviewChoice
  readonly refused: string | null
  readonly busy: boolean
  readonly act: () => void
}

/** Selected time with its confirm button, or a hint to select one. */
export function ChosenSlot({ slot, choice, refused, busy, act }: ChosenSlotProps) {
  const zone = useZone()
  return (
    <section className={styles['card']} aria-live={slot ? 'polite' : undefined}>
      {slot ? (
        <>
          <SlotTimes slot={slot} otherZone={choice.other_zone} />
          <p className={styles['row']}>
            <IconVideo size={18} aria-hidden />
            {t('interviewScreen.choose.online', { count: choice.duration_minutes })}
          </p>
          <Group reasons>
            <Button
              tone="primary"
              size="large"
              wide
              busy={busy}
              disabledReason={refused}
              onClick={act}
            >
              {t('interviewScreen.choose.confirm', { time: formatTime(slot.starts_at, zone) })}
            </Button>
          </Group>
          <AfterChoice />
        </>
      ) : (
        <NothingChosen company={choice.interview.company.name} />
      )}
    </section>
  )
}

function NothingChosen({ company }: { readonly company: string }) {
  return (
    <>
      <h2 className={styles['big']}>{t('interviewScreen.choose.pick')}</h2>
      <p className={styles['dim']}>{t('interviewScreen.choose.pickText', { company })}</p>
    </>
  )
}

/** Time in both zones with the time remaining. */
function SlotTimes({ slot, otherZone }: { readonly slot: ChoiceSlot; readonly otherZone: string }) {
  const [zone, now] = [useZone(), useNow()]
  return (
    <div>
      <p className={styles['dim']}>{t('interviewScreen.choose.chosen')}</p>
      <h2 className={styles['big']}>{formatTimeRange(slot.starts_at, slot.ends_at, zone)}</h2>
      <p className={styles['dim']}>
        {getZoneCity(zone)} · {formatAgo(slot.starts_at, now)}
      </p>
      <p className={styles['dim']}>
        {formatOtherTimeRange(slot.starts_at, slot.ends_at, otherZone, zone)}
      </p>
    </div>
  )
}

/** What follows: a calendar entry, and that the time can still be moved. */
function AfterChoice() {
  return (
    <ul className={styles['notes']}>
      <li>
        <IconCalendar size={18} aria-hidden />
        {t('interviewScreen.choose.calendar')}
      </li>
      <li>
        <IconRefresh size={18} aria-hidden />
        {t('interviewScreen.choose.later')}
      </li>
    </ul>
  )
}
