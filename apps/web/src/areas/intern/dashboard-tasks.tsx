import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { InternTask } from '@fledge/domain/dashboards/intern-tasks.ts'
import { Meta } from '@fledge/ui/card.tsx'
import { NextStepRow } from '@fledge/ui/next-step.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { isUrgent } from '../../shared/due-line.tsx'
import { ButtonLink, MoreLink } from '../../platform/router/link.tsx'
import { useZone } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { Others } from './dashboard-others.tsx'
import type { StepFoot } from './dashboard-steps.tsx'
import { Logo } from './logo.tsx'
import styles from './dashboard.module.css'
import type { PendingTasks } from './use-pending-tasks.ts'

type Stage = Payload<'applications', 'currentStage'>
const maxTasks = 3

/** Subject of a task and the page where it is done. */
interface TaskPlace {
  readonly company: { readonly name: string; readonly logo_url: string | null } | null
  readonly name: string
  readonly to: string
}

function getTaskPlace({ step, id }: InternTask, stage: Stage, waiting: PendingTasks): TaskPlace {
  const offer = waiting.offers.find((offer) => offer.offer_id === id)
  const interview = waiting.interviews.find((interview) => interview.interview_id === id)
  const week = waiting.weeks.find((week) => week.internship_id === id)
  const company = (offer ?? interview ?? week)?.company ?? null
  const at = (to: string, name = company?.name ?? stage.batch_name) => ({ company, name, to })
  if (step === 'pay')
    return at(buildPath(paths.intern.checkout, {}, { offer_id: id }), stage.payment?.company_name)
  if (step === 'confirm') return at(paths.intern.application, stage.confirm?.company_name)
  if (step === 'offer') return at(buildPath(paths.intern.reviewOffer, { offer_id: id }))
  if (step === 'choose') return at(buildPath(paths.intern.chooseTime, { id }))
  if (step === 'held' && interview)
    return at(buildPath(paths.intern.candidature, { candidatureId: interview.candidature_id }))
  if (step === 'week' && week?.due_week_id)
    return at(buildPath(paths.intern.checkpoint, { id: week.due_week_id }))
  if (step === 'apply')
    return at(
      stage.open_comments > 0 ? paths.intern.applicationFeedback : paths.intern.applicationLanding,
    )
  return at(paths.intern.dashboard)
}

interface TaskRowProps {
  readonly task: InternTask
  readonly place: TaskPlace
}

function TaskRow({ task, place }: TaskRowProps) {
  const [zone, now] = [useZone(), useNow()]
  const taskText = t(`intern.dashboard.task.${task.step}`)
  return (
    <NextStepRow
      person={
        <span className={styles['task']}>
          {place.company ? <Logo company={place.company} /> : null}
          <b>{place.name}</b>
        </span>
      }
      task={taskText}
      date={
        task.by ? (
          <Meta due={isUrgent(true, task.by, now)}>
            {t('intern.dashboard.task.by', { when: formatTimeInSentence(task.by, zone, now) })}
          </Meta>
        ) : null
      }
      action={
        <ButtonLink size="small" to={place.to} aria-label={`${taskText}: ${place.name}`}>
          {t('intern.dashboard.task.open')}
        </ButtonLink>
      }
    />
  )
}

/**
 * Returns the content below the next step: all other tasks that need the reader's reply, and what
 * others are working on.
 */
export function renderOtherTasks(
  tasks: readonly InternTask[],
  stage: Stage,
  waiting: PendingTasks,
): StepFoot['foot'] {
  return {
    rows:
      tasks.length > 0
        ? tasks
            .slice(0, maxTasks)
            .map((task) => (
              <TaskRow
                key={`${task.step}${task.id}`}
                task={task}
                place={getTaskPlace(task, stage, waiting)}
              />
            ))
        : null,
    foot: <Others isAlone={tasks.length === 0} />,
    footEnd:
      tasks.length > maxTasks ? (
        <MoreLink to={paths.intern.tracker}>
          {t('intern.dashboard.task.more', { count: tasks.length - maxTasks })}
        </MoreLink>
      ) : null,
  }
}
