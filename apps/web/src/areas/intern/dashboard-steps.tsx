import { buildPath, paths } from '@fledge/contract/paths.ts'
import { getNextAction } from '@fledge/domain/applications/rules.ts'
import { type InternNextStep, isEnrolled } from '@fledge/domain/dashboards/intern-tasks.ts'
import { formatTime } from '@fledge/kernel/dates.ts'
import { NextStep } from '@fledge/ui/next-step.tsx'
import type { ReactNode } from 'react'
import { NoShowNotice } from '../../features/interviews/no-show-notice.tsx'
import type { Payload } from '../../platform/client.ts'
import { midTime, useNow } from '../../platform/clock.ts'
import { isLate, isUrgent } from '../../platform/due-line.tsx'
import { ButtonLink } from '../../platform/link.tsx'
import { useZone } from '../../platform/session.ts'
import { translate, t } from '../../platform/use-texts.ts'
import { dueSays, isWeekUrgent } from '../../platform/week-words.ts'

type Stage = Payload<'applications', 'currentStage'>
/**
 * Content below the step: other tasks that need the reader's reply, and what others are working on.
 */
export interface Foot {
  readonly foot: {
    readonly rows?: ReactNode
    readonly foot: ReactNode
    readonly footEnd?: ReactNode
  }
}
/** The accent button of a step, as a link. */
export const Go = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <ButtonLink tone="accent" size="large" to={to}>
    {children}
  </ButtonLink>
)

/** Returns the reply deadline of the application's current stage, whoever has to reply. */
export function useAnswerBy(stage: Stage): string | undefined {
  const [zone, now] = [useZone(), useNow()]
  if (!stage.answer_by) return undefined
  const when = { when: midTime(stage.answer_by, zone, now) }
  const ask = getNextAction(stage.status)
  if (ask && isLate(stage.answer_by, now)) return t('intern.dashboard.next.late', when)
  return ask ? t(`intern.dashboard.next.${ask}By`, when) : undefined
}

/** A missed interview that requires an explanation before the intern can book another one. */
export function ExplainStep({ foot }: Foot) {
  return (
    <NextStep
      title={t('intern.dashboard.next.explain')}
      text={t('intern.dashboard.next.explainText')}
      {...foot}
    >
      <NoShowNotice />
    </NextStep>
  )
}

interface WeekStepProps extends Foot {
  readonly internship: Payload<'internships', 'listOngoingInternships'>[number]
  readonly week: string
}

export function WeekStep({ internship, week, foot }: WeekStepProps) {
  const [zone, now] = [useZone(), useNow()]
  const since = internship.due_week_unlocks_at
  return (
    <NextStep
      due={since ? dueSays(since, zone, now) : t('intern.dashboard.next.weekDue')}
      calm={since !== null && !isWeekUrgent(since, now)}
      title={t('intern.dashboard.next.week', { company: internship.company.name })}
      text={t('intern.dashboard.next.weekText')}
      {...foot}
      action={
        <Go to={buildPath(paths.intern.checkpoint, { id: week })}>
          {t('intern.dashboard.next.weekDo')}
        </Go>
      }
    />
  )
}

interface StageStepProps extends Foot {
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

interface PayStepProps extends Foot {
  readonly payment: NonNullable<Stage['payment']>
}

function PayStep({ payment, foot }: PayStepProps) {
  const [zone, now] = [useZone(), useNow()]
  const values = { company: payment.company_name, role: payment.role }
  return (
    <NextStep
      calm={!isUrgent(true, payment.answer_by, now)}
      due={
        payment.answer_by
          ? t('intern.dashboard.next.payBy', { when: midTime(payment.answer_by, zone, now) })
          : undefined
      }
      title={t('intern.dashboard.next.pay', values)}
      text={t('intern.dashboard.next.payText', values)}
      {...foot}
      action={
        <Go to={buildPath(paths.intern.checkout, {}, { offer_id: payment.offer_id })}>
          {t('intern.dashboard.next.payDo')}
        </Go>
      }
    />
  )
}

interface ConfirmStepProps extends Foot {
  readonly confirm: NonNullable<Stage['confirm']>
}

function ConfirmStep({ confirm, foot }: ConfirmStepProps) {
  const [zone, now] = [useZone(), useNow()]
  return (
    <NextStep
      calm={!isUrgent(true, confirm.by, now)}
      due={t('enrolment.by', { when: midTime(confirm.by, zone, now) })}
      title={t('intern.dashboard.next.confirm', { company: confirm.company_name })}
      text={t('intern.dashboard.next.confirmText', {
        role: confirm.role,
        ends: formatTime(confirm.ends_at, zone, 'en-GB', 'full'),
      })}
      {...foot}
      action={<Go to={paths.intern.application}>{t('enrolment.confirm')}</Go>}
    />
  )
}

function PhoneStep({ foot }: Foot) {
  return (
    <NextStep
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

function EndedStep({ stage, foot }: Foot & { readonly stage: Stage }) {
  return (
    <NextStep
      title={t(`intern.dashboard.now.${stage.status}`)}
      text={t('intern.dashboard.next.endedText')}
      {...foot}
      action={<Go to={paths.intern.findBatch}>{t('intern.dashboard.next.batchDo')}</Go>}
    />
  )
}

function WaitStep({ stage, foot }: Foot & { readonly stage: Stage }) {
  const by = useAnswerBy(stage)
  const isThere = isEnrolled(stage.status)
  return (
    <NextStep
      calm
      due={by}
      title={t(`intern.dashboard.now.${stage.status}`)}
      text={translate(`applications.now.${stage.status}`)}
      {...foot}
      action={
        <ButtonLink to={isThere ? paths.intern.internships : paths.intern.times}>
          {t(isThere ? 'intern.nav.internships' : 'intern.dashboard.next.times')}
        </ButtonLink>
      }
    />
  )
}
