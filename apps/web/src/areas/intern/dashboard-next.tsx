import { buildPath, paths } from '@fledge/contract/paths.ts'
import { nextInternStep, listInternTasks } from '@fledge/domain/dashboards/intern-tasks.ts'
import { NextStepPanel } from '@fledge/ui/next-step.tsx'
import { NoShowNotice } from '../../features/interviews/no-show-notice.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { isUrgent } from '../../shared/due-line.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useZone } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { InterviewStep } from './dashboard-interview-step.tsx'
import {
  ExplainStep,
  type StepFoot,
  StageStep,
  useReplyDeadline,
  WeekStep,
} from './dashboard-steps.tsx'
import { renderOtherTasks } from './dashboard-tasks.tsx'
import { toInternDashboardState, usePendingTasks } from './use-pending-tasks.ts'

type Stage = Payload<'applications', 'currentStage'>
type Offer = Payload<'offers', 'listReceivedOffers'>[number]

/**
 * The next step (chosen by domain/dashboards/intern-tasks.ts), other tasks that need a reply, and
 * missed interviews.
 */
export function NextCard({
  stage,
  internId,
}: {
  readonly stage: Stage | undefined
  readonly internId: string
}) {
  const waiting = usePendingTasks(internId)
  if (!stage) return null
  const standing = toInternDashboardState(stage, waiting)
  const next = nextInternStep(standing)
  const foot = renderOtherTasks(listInternTasks(standing).slice(1), stage, waiting)
  if (next.step === 'explain') return <ExplainStep foot={foot} />
  const id = 'id' in next ? next.id : ''
  const offer = waiting.offers.find((offer) => offer.offer_id === id)
  const interview = waiting.interviews.find((interview) => interview.interview_id === id)
  const week = waiting.weeks.find((week) => week.internship_id === id)
  return (
    <>
      {next.step === 'offer' && offer ? (
        <OfferStep offer={offer} foot={foot} />
      ) : interview ? (
        <InterviewStep step={next.step} interview={interview} foot={foot} />
      ) : next.step === 'week' && week?.due_week_id ? (
        <WeekStep internship={week} week={week.due_week_id} foot={foot} />
      ) : next.step === 'apply' ? (
        <ApplicationStep stage={stage} foot={foot} />
      ) : (
        <StageStep step={next.step} stage={stage} foot={foot} />
      )}
      <NoShowNotice />
    </>
  )
}

function ApplicationStep({ stage, foot }: StepFoot & { readonly stage: Stage }) {
  const by = useReplyDeadline(stage)
  const calm = !isUrgent(true, stage.answer_by, useNow())
  if (stage.open_comments > 0)
    return (
      <NextStepPanel
        calm={calm}
        due={by ?? t('intern.dashboard.next.changesDue')}
        title={t('intern.dashboard.next.changes', { count: stage.open_comments })}
        text={t('intern.dashboard.next.changesText')}
        {...foot}
        action={
          <ButtonLink tone="accent" size="large" to={paths.intern.applicationFeedback}>
            {t('intern.dashboard.next.changesDo')}
          </ButtonLink>
        }
      />
    )
  return (
    <NextStepPanel
      calm={calm}
      due={by}
      title={t('intern.dashboard.next.apply', { batch: stage.batch_name })}
      text={t('intern.dashboard.next.applyText', { percent: stage.percent })}
      {...foot}
      action={
        <ButtonLink tone="accent" size="large" to={paths.intern.applicationLanding}>
          {t('intern.dashboard.next.applyDo')}
        </ButtonLink>
      }
    />
  )
}

function OfferStep({ offer, foot }: StepFoot & { readonly offer: Offer }) {
  const now = useNow()
  const zone = useZone()
  return (
    <NextStepPanel
      calm={!isUrgent(true, offer.answer_by, now)}
      due={
        offer.answer_by
          ? t('intern.dashboard.next.by', {
              when: formatTimeInSentence(offer.answer_by, zone, now),
            })
          : undefined
      }
      title={t('intern.dashboard.next.offer', { company: offer.company.name })}
      text={`${offer.role} · ${t('intern.dashboard.hours', { hours: offer.hours_a_week })}`}
      {...foot}
      action={
        <ButtonLink
          tone="accent"
          size="large"
          to={buildPath(paths.intern.reviewOffer, { offer_id: offer.offer_id })}
        >
          {t('intern.dashboard.next.offerDo')}
        </ButtonLink>
      }
    />
  )
}
