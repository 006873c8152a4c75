import { buildPath, paths } from '@fledge/contract/paths.ts'
import { getNextAction } from '@fledge/domain/applications/rules.ts'
import { type InternNextStep, isEnrolled } from '@fledge/domain/dashboards/intern-tasks.ts'
import { formatTime } from '@fledge/kernel/dates.ts'
import { NextStepPanel } from '@fledge/ui/next-step.tsx'
import type { ReactNode } from 'react'
import { NoShowNotice } from '../../features/interviews/no-show-notice.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { isDeadlinePassed, isUrgent } from '../../shared/due-line.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useZone } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { formatWeekDue, isWeekUrgent } from '../../shared/format-week.ts'

type Stage = Payload<'applications', 'currentStage'>
/**
 * Content below the step: other tasks that need the reader's reply, and what others are working on.
 */
export interface StepFoot {
  readonly foot: {
    readonly rows?: ReactNode
    readonly foot: ReactNode
    readonly footEnd?: ReactNode
  }
}
/** The accent button of a step, as a link. */
export const StepLink = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <ButtonLink tone="accent" size="large" to={to}>
    {children}
  </ButtonLink>
)

/** Returns the reply deadline of the application's current stage, for either side. */
export function useReplyDeadline(stage: Stage): string | undefined {
  const [zone, now] = [useZone(), useNow()]
  if (!stage.answer_by) return undefined
  const values = { when: formatTimeInSentence(stage.answer_by, zone, now) }
  const ask = getNextAction(stage.status)
  if (ask && isDeadlinePassed(stage.answer_by, now)) return t('intern.dashboard.next.late', values)
  return ask ? t(`intern.dashboard.next.${ask}By`, values) : undefined
}

/** A missed interview that requires an explanation before the intern can book another one. */
export function ExplainStep({ foot }: StepFoot) {
  return (
    <NextStepPanel
      title={t('intern.dashboard.next.explain')}
      text={t('intern.dashboard.next.explainText')}
      {...foot}
    >
      <NoShowNotice />
    </NextStepPanel>
  )
}

interface WeekStepProps extends StepFoot {
  readonly internship: Payload<'internships', 'listOngoingInternships'>[number]
  readonly week: string
}

export function WeekStep({ internship, week, foot }: WeekStepProps) {
  const [zone, now] = [useZone(), useNow()]
  const since = internship.due_week_unlocks_at
  return (
    <NextStepPanel
      due={since ? formatWeekDue(since, zone, now) : t('intern.dashboard.next.weekDue')}
      calm={since !== null && !isWeekUrgent(since, now)}
      title={t('intern.dashboard.next.week', { company: internship.company.name })}
      text={t('intern.dashboard.next.weekText')}
      {...foot}
      action={
        <StepLink to={buildPath(paths.intern.checkpoint, { id: week })}>
          {t('intern.dashboard.next.weekDo')}
        </StepLink>
      }
    />
  )
}

interface StageStepProps extends StepFoot {
  readonly step: InternNextStep['step']
  readonly stage: Stage
}

/**
 * Steps of the application itself: finish a payment, confirm the enrolment, verify a phone, choose
 * another batch, or wait for others.
 */
export function StageStep({ step, stage, foot }: StageStepProps) {
  if (step === 'pay' && stage.payment) return <PayStep payment={stage.payment} foot={foot} />
  if (step === 'confirm' && stage.confirm)
    return <ConfirmStep confirm={stage.confirm} foot={foot} />
  if (step === 'phone') return <PhoneStep foot={foot} />
  if (step === 'ended') return <EndedStep stage={stage} foot={foot} />
  return <WaitStep stage={stage} foot={foot} />
}

interface PayStepProps extends StepFoot {
  readonly payment: NonNullable<Stage['payment']>
}

function PayStep({ payment, foot }: PayStepProps) {
  const [zone, now] = [useZone(), useNow()]
  const values = { company: payment.company_name, role: payment.role }
  return (
    <NextStepPanel
      calm={!isUrgent(true, payment.answer_by, now)}
      due={
        payment.answer_by
          ? t('intern.dashboard.next.payBy', {
              when: formatTimeInSentence(payment.answer_by, zone, now),
            })
          : undefined
      }
      title={t('intern.dashboard.next.pay', values)}
      text={t('intern.dashboard.next.payText', values)}
      {...foot}
      action={
        <StepLink to={buildPath(paths.intern.checkout, {}, { offer_id: payment.offer_id })}>
          {t('intern.dashboard.next.payDo')}
        </StepLink>
      }
    />
  )
}

interface ConfirmStepProps extends StepFoot {
  readonly confirm: NonNullable<Stage['confirm']>
}

function ConfirmStep({ confirm, foot }: ConfirmStepProps) {
  const [zone, now] = [useZone(), useNow()]
  return (
    <NextStepPanel
      calm={!isUrgent(true, confirm.by, now)}
      due={t('enrolment.by', { when: formatTimeInSentence(confirm.by, zone, now) })}
      title={t('intern.dashboard.next.confirm', { company: confirm.company_name })}
      text={t('intern.dashboard.next.confirmText', {
        role: confirm.role,
        ends: formatTime(confirm.ends_at, zone, 'full'),
      })}
      {...foot}
      action={<StepLink to={paths.intern.application}>{t('enrolment.confirm')}</StepLink>}
    />
  )
}

function PhoneStep({ foot }: StepFoot) {
  return (
    <NextStepPanel
      calm
      title={t('intern.dashboard.next.phone')}
      text={t('intern.dashboard.next.phoneText')}
      {...foot}
      action={
        <ButtonLink tone="primary" size="large" to={paths.intern.verifyWhatsapp}>
          {t('intern.dashboard.next.phoneDo')}
        </ButtonLink>
      }
    />
  )
}

function EndedStep({ stage, foot }: StepFoot & { readonly stage: Stage }) {
  return (
    <NextStepPanel
      title={t(`intern.dashboard.now.${stage.status}`)}
      text={t('intern.dashboard.next.endedText')}
      {...foot}
      action={<StepLink to={paths.intern.findBatch}>{t('intern.dashboard.next.batchDo')}</StepLink>}
    />
  )
}

function WaitStep({ stage, foot }: StepFoot & { readonly stage: Stage }) {
  const by = useReplyDeadline(stage)
  const isThere = isEnrolled(stage.status)
  return (
    <NextStepPanel
      calm
      due={by}
      title={t(`intern.dashboard.now.${stage.status}`)}
      text={translateKey(`applications.now.${stage.status}`)}
      {...foot}
      action={
        <ButtonLink to={isThere ? paths.intern.internships : paths.intern.times}>
          {t(isThere ? 'intern.nav.internships' : 'intern.dashboard.next.times')}
        </ButtonLink>
      }
    />
  )
}
