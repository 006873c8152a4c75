import { buildPath, paths } from '@fledge/contract/paths.ts'
import { formatTime } from '@fledge/kernel/dates.ts'
import { PersonLine } from '@fledge/ui/person.tsx'
import { IconChevronRight } from '@fledge/ui/icons/chevron-right.tsx'
import { useState } from 'react'
import { useNavigateTo } from '../../platform/router/link.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { ChooseHead, type InterviewChoice } from './choose-head.tsx'
import { ChosenSlot, type ChoiceSlot } from './chosen-slot.tsx'
import styles from './interviews.module.css'
import { useBookingRefusal } from './use-no-show-status.ts'
import {
  formatNightWarning,
  formatTimeRange,
  formatOtherTimeRange,
} from './format-interview-times.ts'
import { WorkingDays } from './working-days.tsx'

interface ChooseTimeProps {
  readonly choice: InterviewChoice
  /** Freezes the screen while a response is being sent, and afterwards until navigation. */
  readonly hold: (isSending: boolean) => void
  readonly onNone: () => void
}

/** Selected slot and its confirmation, which redirects to the tracker. */
function useSlot({ interview }: InterviewChoice, hold: ChooseTimeProps['hold']) {
  const [zone, go] = [useZone(), useNavigateTo()]
  const [slot, setSlot] = useState<ChoiceSlot | null>(null)
  const confirm = useApiMutation('interviews', 'confirmInterview', {
    onDone: () => {
      showToast(
        t('interviewScreen.choose.done', { time: slot ? formatTime(slot.starts_at, zone) : '' }),
      )
      void go(buildPath(paths.intern.candidature, { candidatureId: interview.candidature_id }))
    },
    onFailed: () => hold(false),
    // The other slots are still open; the refetched list shows which one was taken.
    onOvertaken: () => setSlot(null),
  })
  const send = () => {
    if (!slot) return
    hold(true)
    confirm.mutate({ body: { interview_id: interview.interview_id, slot_id: slot.slot_id } })
  }
  return { slot, setSlot, send, isSending: confirm.isPending || confirm.isSuccess }
}

/** Proposed times and "none of these" as equal options; the button repeats the selected time. */
export function ChooseTime({ choice, hold, onNone }: ChooseTimeProps) {
  const { slot, setSlot, send, isSending } = useSlot(choice, hold)
  const setting = useApiQuery('lookups', 'globalSetting', {})
  const owed = useBookingRefusal()
  const refused =
    choice.interview.may.counterPropose === true
      ? owed
      : t('interviewScreen.choose.noneRefused', {
          email: setting.data?.payload.support_email ?? '',
        })
  return (
    <div className={styles['choosePage']}>
      <div>
        <ChooseHead choice={choice} title={t('interviewScreen.choose.title')} />
        <fieldset className={styles['options']} aria-label={t('interviewScreen.choose.title')}>
          {choice.slots.map((option) => (
            <Option
              key={option.slot_id}
              slot={option}
              choice={choice}
              isOn={slot?.slot_id === option.slot_id}
              choose={() => setSlot(option)}
            />
          ))}
          <NoneOption refused={refused} onNone={onNone} />
        </fieldset>
      </div>
      <aside>
        <ChosenSlot slot={slot} choice={choice} refused={owed} busy={isSending} act={send} />
        <Interviewers people={choice.interview.interviewers} />
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
  readonly slot: ChoiceSlot
  readonly choice: InterviewChoice
  readonly isOn: boolean
  readonly choose: () => void
}) {
  const zone = useZone()
  return (
    <label className={styles['option']}>
      <input type="radio" name="slot" checked={isOn} onChange={choose} />
      <div>
        <b>{formatTimeRange(slot.starts_at, slot.ends_at, zone)}</b>
        <span className={styles['dim']}>
          {[
            formatOtherTimeRange(slot.starts_at, slot.ends_at, choice.other_zone, zone),
            formatNightWarning(slot.starts_at, slot.ends_at, choice.other_zone),
            slot.in_company_hours
              ? ''
              : t('interviewScreen.outside.theirs', { company: choice.interview.company.name }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <WorkingDays
        at={slot.starts_at}
        zone={zone}
        other={choice.other_zone}
        otherHours={choice.company_hours}
      />
    </label>
  )
}

/**
 * Option to reject all proposed times, equal to the others.
 * @param refused why other times can't be suggested
 */
function NoneOption({
  refused,
  onNone,
}: {
  readonly refused: string | null
  readonly onNone: () => void
}) {
  return (
    <button
      type="button"
      className={`${styles['option']} ${styles['none']}`}
      aria-disabled={refused ? true : undefined}
      onClick={() => refused ?? onNone()}
    >
      <div>
        <b>{t('interviewScreen.choose.none')}</b>
        <span className={styles['dim']}>{refused ?? t('interviewScreen.choose.noneText')}</span>
      </div>
      <IconChevronRight size={18} aria-hidden />
    </button>
  )
}

function Interviewers({
  people,
}: {
  readonly people: InterviewChoice['interview']['interviewers']
}) {
  return (
    <section className={styles['card']}>
      <h2>{t('interviewScreen.choose.meet')}</h2>
      {people.map((person) => (
        <PersonLine
          key={person.member_id}
          name={person.name}
          picture={person.picture_url}
          size={40}
          {...(person.job_title ? { location: person.job_title } : {})}
        />
      ))}
    </section>
  )
}
