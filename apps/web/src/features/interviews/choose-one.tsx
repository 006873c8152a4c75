import { address, pages } from '@fledge/contract/pages.ts'
import { usualHours } from '@fledge/domain/matching/working-overlap.ts'
import { inZone, sayTime, zoneCity } from '@fledge/kernel/dates.ts'
import { Button } from '@fledge/ui/button.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import { IconCalendar, IconChevronRight, IconRefresh, IconVideo } from '@tabler/icons-react'
import { useState } from 'react'
import { ago, useNow } from '../../platform/clock.ts'
import { useGo } from '../../platform/link.tsx'
import { showToast } from '../../platform/notes.ts'
import { useAnswer, useCall } from '../../platform/query.ts'
import { useZone } from '../../platform/session.ts'
import { t } from '../../platform/use-texts.ts'
import { ChooseHead, type Choice } from './choose-head.tsx'
import styles from './interviews.module.css'
import { useBookingRefusal } from './use-standing.ts'
import { nightSays, rangeIn, rangeThere } from './time-words.ts'

type Slot = Choice['slots'][number]

/** The times as options of one rank with "none of these"; the button repeats the time. */
export function ChooseOne({
  choice,
  onNone,
}: {
  readonly choice: Choice
  readonly onNone: () => void
}) {
  const [zone, go] = [useZone(), useGo()]
  const [slot, setSlot] = useState<Slot | null>(null)
  const { interview } = choice
  const setting = useAnswer('lookups', 'globalSetting', {})
  const confirm = useCall('interviews', 'confirmInterview', {
    onDone: () => {
      showToast(
        t('interviewScreen.choose.done', { time: slot ? sayTime(slot.starts_at, zone) : '' }),
      )
      void go(address(pages.intern.candidature, { candidatureId: interview.candidature_id }))
    },
    // The others are still open: once the list is read anew, what was taken can be seen to be gone.
    onOvertaken: () => setSlot(null),
  })
  const owed = useBookingRefusal()
  const refused =
    interview.may.counterPropose === true
      ? owed
      : t('interviewScreen.choose.noneRefused', {
          email: setting.data?.payload.support_email ?? '',
        })
  return (
    <div className={styles['choosePage']}>
      <div>
        <ChooseHead choice={choice} title={t('interviewScreen.choose.title')} />
        <fieldset className={styles['options']} aria-label={t('interviewScreen.choose.title')}>
          {choice.slots.map((one) => (
            <Option
              key={one.slot_id}
              slot={one}
              choice={choice}
              isOn={slot?.slot_id === one.slot_id}
              choose={() => setSlot(one)}
            />
          ))}
          <button
            type="button"
            className={`${styles['option']} ${styles['none']}`}
            aria-disabled={refused ? true : undefined}
            onClick={() => refused ?? onNone()}
          >
            <div>
              <b>{t('interviewScreen.choose.none')}</b>
              <span className={styles['dim']}>
                {refused ?? t('interviewScreen.choose.noneText')}
              </span>
            </div>
            <IconChevronRight size={18} aria-hidden />
          </button>
        </fieldset>
      </div>
      <aside>
        <Chosen
          slot={slot}
          choice={choice}
          refused={owed}
          busy={confirm.isPending}
          act={() =>
            slot &&
            confirm.mutate({
              body: { interview_id: interview.interview_id, slot_id: slot.slot_id },
            })
          }
        />
        <section className={styles['card']}>
          <h2>{t('interviewScreen.choose.meet')}</h2>
          {interview.interviewers.map((one) => (
            <PersonLine
              key={one.member_id}
              name={one.name}
              picture={one.picture_url}
              size={40}
              {...(one.job_title ? { where: one.job_title } : {})}
            />
          ))}
        </section>
      </aside>
    </div>
  )
}

function Option({
  slot,
  choice,
  isOn,
  choose,
}: {
  readonly slot: Slot
  readonly choice: Choice
  readonly isOn: boolean
  readonly choose: () => void
}) {
  const zone = useZone()
  return (
    <label className={styles['option']}>
      <input type="radio" name="slot" checked={isOn} onChange={choose} />
      <div>
        <b>{rangeIn(slot.starts_at, slot.ends_at, zone)}</b>
        <span className={styles['dim']}>
          {[
            rangeThere(slot.starts_at, slot.ends_at, choice.other_zone, zone),
            nightSays(slot.starts_at, slot.ends_at, choice.other_zone),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <WorkingDays at={slot.starts_at} zone={zone} other={choice.other_zone} />
    </label>
  )
}

const minutesOf = (wall: string) => Number(wall.slice(0, 2)) * 60 + Number(wall.slice(3, 5))

const dayFrom = 7 * 60
const daySpan = 14 * 60

/** Both working days from 7 to 21 of the reader's clock, with the time marked on each: whether it is early or late for either. */
function WorkingDays({
  at,
  zone,
  other,
}: {
  readonly at: string
  readonly zone: string
  readonly other: string
}) {
  const here = inZone(at, zone)
  const apart = (inZone(at, other).offsetNanoseconds - here.offsetNanoseconds) / 6e10
  const share = (minutes: number) =>
    Math.max(0, Math.min(100, ((minutes - dayFrom) / daySpan) * 100))
  const track = (shift: number) => {
    const [from, to] = [
      share(minutesOf(usualHours.from) - shift),
      share(minutesOf(usualHours.to) - shift),
    ]
    return (
      <span className={styles['track']}>
        <i style={{ left: `${from}%`, width: `${to - from}%` }} />
        <b style={{ left: `calc(${share(here.hour * 60 + here.minute)}% - 2px)` }} />
      </span>
    )
  }
  return (
    <span className={styles['days']} aria-hidden>
      {t('interviewScreen.choose.you')}
      {track(0)}
      {zoneCity(other)}
      {track(apart)}
    </span>
  )
}

function Chosen({
  slot,
  choice,
  refused,
  busy,
  act,
}: {
  readonly slot: Slot | null
  readonly choice: Choice
  readonly refused: string | null
  readonly busy: boolean
  readonly act: () => void
}) {
  const [zone, now] = [useZone(), useNow()]
  const { company } = choice.interview
  if (!slot)
    return (
      <section className={styles['card']}>
        <h2 className={styles['big']}>{t('interviewScreen.choose.pick')}</h2>
        <p className={styles['dim']}>
          {t('interviewScreen.choose.pickText', { company: company.name })}
        </p>
      </section>
    )
  return (
    <section className={styles['card']} aria-live="polite">
      <div>
        <p className={styles['dim']}>{t('interviewScreen.choose.chosen')}</p>
        <h2 className={styles['big']}>{rangeIn(slot.starts_at, slot.ends_at, zone)}</h2>
        <p className={styles['dim']}>
          {zoneCity(zone)} · {ago(slot.starts_at, now)}
        </p>
        <p className={styles['dim']}>
          {rangeThere(slot.starts_at, slot.ends_at, choice.other_zone, zone)}
        </p>
      </div>
      <p className={styles['row']}>
        <IconVideo size={18} aria-hidden />
        {t('interviewScreen.choose.online', { count: choice.duration_minutes })}
      </p>
      <Button tone="primary" size="large" wide busy={busy} refused={refused} onClick={act}>
        {t('interviewScreen.choose.confirm', { time: sayTime(slot.starts_at, zone) })}
      </Button>
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
    </section>
  )
}
