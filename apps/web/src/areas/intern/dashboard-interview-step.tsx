import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { InternNextStep } from '@fledge/domain/dashboards/intern-tasks.ts'
import { getHeldDueAt } from '@fledge/domain/interviews/rules.ts'
import { formatTime, getZoneCity } from '@fledge/kernel/dates.ts'
import { NextStepPanel } from '@fledge/ui/next-step.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { formatTimeInSentence, formatNearTime, useNow } from '../../platform/time/clock.ts'
import { isUrgent } from '../../shared/due-line.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useZone } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { type StepFoot, StepLink } from './dashboard-steps.tsx'
import styles from './dashboard.module.css'

type Interview = Payload<'interviews', 'listInternInterviews'>[number]

interface InterviewStepProps extends StepFoot {
  readonly interview: Interview
}

/** Next step of an interview: choose a time, confirm that it took place, or attend. */
export function InterviewStep({
  step,
  interview,
  foot,
}: InterviewStepProps & { readonly step: InternNextStep['step'] }) {
  if (step === 'choose') return <ChooseStep interview={interview} foot={foot} />
  return step === 'held' ? (
    <HeldStep interview={interview} foot={foot} />
  ) : (
    <MeetStep interview={interview} foot={foot} />
  )
}

function ChooseStep({ interview, foot }: InterviewStepProps) {
  const now = useNow()
  const zone = useZone()
  const people = interview.interviewers.map((interviewer) => interviewer.name).join(', ')
  return (
    <NextStepPanel
      calm={!isUrgent(true, interview.answer_by, now)}
      due={
        interview.answer_by
          ? t('intern.dashboard.next.by', {
              when: formatTimeInSentence(interview.answer_by, zone, now),
            })
          : undefined
      }
      title={t('intern.dashboard.next.choose', { company: interview.company.name })}
      text={[
        interview.plan.name,
        t('intern.dashboard.minutes', { minutes: interview.duration_minutes }),
        people ? t('intern.dashboard.with', { people }) : null,
      ]
        .filter(Boolean)
        .join(' · ')}
      {...foot}
    >
      <div className={styles['choose']}>
        <SlotList interview={interview} />
        <ChooseActions interview={interview.interview_id} />
      </div>
    </NextStepPanel>
  )
}

function SlotList({ interview }: { readonly interview: Interview }) {
  const zone = useZone()
  const other = interview.company.time_zone
  return (
    <ul className={styles['slots']}>
      {interview.slots.slice(0, 3).map((slot) => (
        <li key={slot.slot_id} className={styles['slot']}>
          <span>{formatTime(slot.starts_at, zone, 'day')}</span>
          <b>
            {formatTime(slot.starts_at, zone, 'time')} – {formatTime(slot.ends_at, zone, 'time')}
          </b>
          <span>
            {t('intern.dashboard.timeIn', {
              time: formatTime(slot.starts_at, other, 'time'),
              city: getZoneCity(other),
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}

function ChooseActions({ interview }: { readonly interview: string }) {
  return (
    <div className={styles['chooseActions']}>
      <ButtonLink
        tone="accent"
        size="large"
        wide
        to={buildPath(paths.intern.chooseTime, { id: interview })}
      >
        {t('intern.dashboard.next.chooseDo')}
      </ButtonLink>
      <ButtonLink
        tone="quiet"
        wide
        to={buildPath(paths.intern.chooseTime, { id: interview }, { offer: '1' })}
      >
        {t('intern.dashboard.next.none')}
      </ButtonLink>
    </div>
  )
}

/**
 * A past interview: both sides can say whether it took place until a deadline, after which it
 * counts as held.
 */
function HeldStep({ interview, foot }: InterviewStepProps) {
  const [zone, now] = [useZone(), useNow()]
  const by = getHeldDueAt(interview.ends_at)
  return (
    <NextStepPanel
      calm={!isUrgent(true, by, now)}
      due={
        by
          ? t('intern.dashboard.next.by', { when: formatTimeInSentence(by, zone, now) })
          : undefined
      }
      title={t('intern.dashboard.next.held', { company: interview.company.name })}
      text={t('intern.dashboard.next.heldText')}
      {...foot}
      action={
        <StepLink
          to={buildPath(paths.intern.candidature, { candidatureId: interview.candidature_id })}
        >
          {t('intern.dashboard.next.heldDo')}
        </StepLink>
      }
    />
  )
}

function MeetStep({ interview, foot }: InterviewStepProps) {
  const now = useNow()
  const zone = useZone()
  return (
    <NextStepPanel
      calm
      due={interview.starts_at ? formatNearTime(interview.starts_at, zone, now) : undefined}
      title={t('intern.dashboard.next.meet', { company: interview.company.name })}
      text={`${interview.plan.name} · ${t('intern.dashboard.minutes', { minutes: interview.duration_minutes })}`}
      {...foot}
      action={
        <ButtonLink
          to={buildPath(paths.intern.candidature, { candidatureId: interview.candidature_id })}
        >
          {t('intern.dashboard.next.meetDo')}
        </ButtonLink>
      }
    />
  )
}
