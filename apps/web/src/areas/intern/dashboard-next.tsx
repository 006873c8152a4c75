import { address, pages } from '@fledge/contract/pages.ts'
import { isAgreed } from '@fledge/domain/interviews/rules.ts'
import { internNext, type InternNext } from '@fledge/domain/dashboards/intern-next.ts'
import { sayTime, zoneCity } from '@fledge/kernel/dates.ts'
import { NextStep } from '@fledge/ui/next-step.tsx'
import { CompanyLogo } from '@fledge/ui/person.tsx'
import type { ReactNode } from 'react'
import type { Payload } from '../../platform/client.ts'
import { midTime, nearTime, useNow } from '../../platform/clock.ts'
import { ButtonLink } from '../../platform/link.tsx'
import { useAnswer } from '../../platform/query.ts'
import { useZone } from '../../platform/session.ts'
import { t } from '../../platform/use-texts.ts'
import { NoShowNotice } from '../../features/interviews/no-show-notice.tsx'
import { useStanding } from '../../features/interviews/use-standing.ts'
import { ExplainStep, HeldStep, StageStep, useAnswerBy, WeekStep } from './dashboard-steps.tsx'
import { Others } from './dashboard-others.tsx'
import styles from './dashboard.module.css'

type Stage = Payload<'applications', 'currentStage'>
type Interview = Payload<'interviews', 'listInternInterviews'>[number]
type Offer = Payload<'offers', 'listReceivedOffers'>[number]

/** The one next step (domain/dashboards/intern-next.ts chooses it), and with it what was missed. */
export function NextCard({
  stage,
  internId,
}: {
  readonly stage: Stage | undefined
  readonly internId: string
}) {
  const interviews =
    useAnswer('interviews', 'listInternInterviews', { params: { id: internId } }).data?.payload ??
    []
  const offers = useAnswer('offers', 'listReceivedOffers', {}).data?.payload ?? []
  const weeks = (useAnswer('internships', 'listOngoingInternships', {}).data?.payload ?? []).filter(
    (one) => one.due_week_id !== null,
  )
  const standing = useStanding()
  if (!stage) return null
  const ids = (list: readonly Interview[]) => list.map((one) => ({ id: one.interview_id }))
  const next = internNext({
    status: stage.status,
    noShows: (standing?.no_shows ?? [])
      .filter((one) => one.may.explain === true)
      .map((one) => ({ id: one.no_show_id })),
    payments: stage.payment ? [{ offerId: stage.payment.offer_id }] : [],
    confirmBy: stage.confirm?.by ?? null,
    offers: offers.map((one) => ({ id: one.offer_id })),
    toChoose: ids(interviews.filter((one) => one.may.confirm === true)),
    weeks: weeks.map((one) => ({ id: one.internship_id })),
    held: ids(interviews.filter((one) => one.may.sayHeld === true && one.no_show === null)),
    agreed: ids(interviews.filter((one) => isAgreed(one.status) && one.starts_at !== null)),
    isPhoneVerified: stage.is_phone_verified,
  })
  if (next.step === 'explain') return <ExplainStep foot={<Others />} />
  const id = 'id' in next ? next.id : ''
  const offer = offers.find((one) => one.offer_id === id)
  const interview = interviews.find((one) => one.interview_id === id)
  const week = weeks.find((one) => one.internship_id === id)
  return (
    <>
      {next.step === 'offer' && offer ? (
        <OfferStep offer={offer} foot={<Others />} />
      ) : interview ? (
        <InterviewStep step={next.step} interview={interview} foot={<Others />} />
      ) : next.step === 'week' && week?.due_week_id ? (
        <WeekStep company={week.company.name} week={week.due_week_id} foot={<Others />} />
      ) : next.step === 'apply' ? (
        <ApplicationStep stage={stage} />
      ) : (
        <StageStep step={next.step} stage={stage} foot={<Others />} />
      )}
      <NoShowNotice />
    </>
  )
}

function InterviewStep({
  step,
  interview,
  foot,
}: {
  readonly step: InternNext['step']
  readonly interview: Interview
  readonly foot: ReactNode
}) {
  if (step === 'choose') return <ChooseStep interview={interview} foot={foot} />
  return step === 'held' ? (
    <HeldStep interview={interview} foot={foot} />
  ) : (
    <MeetStep interview={interview} foot={foot} />
  )
}

function ApplicationStep({ stage }: { readonly stage: Stage }) {
  const by = useAnswerBy(stage)
  if (stage.open_comments > 0)
    return (
      <NextStep
        due={by ?? t('intern.dashboard.next.changesDue')}
        title={t('intern.dashboard.next.changes', { count: stage.open_comments })}
        text={t('intern.dashboard.next.changesText')}
        action={
          <ButtonLink tone="accent" size="large" to={pages.intern.applicationFeedback}>
            {t('intern.dashboard.next.changesDo')}
          </ButtonLink>
        }
      />
    )
  return (
    <NextStep
      due={by}
      title={t('intern.dashboard.next.apply', { batch: stage.batch_name })}
      text={t('intern.dashboard.next.applyText', { percent: stage.percent })}
      action={
        <ButtonLink tone="accent" size="large" to={pages.intern.applicationLanding}>
          {t('intern.dashboard.next.applyDo')}
        </ButtonLink>
      }
    />
  )
}

function OfferStep({ offer, foot }: { readonly offer: Offer; readonly foot: ReactNode }) {
  const now = useNow()
  const zone = useZone()
  return (
    <NextStep
      due={
        offer.answer_by
          ? t('intern.dashboard.next.by', { when: midTime(offer.answer_by, zone, now) })
          : undefined
      }
      title={t('intern.dashboard.next.offer', { company: offer.company.name })}
      text={`${offer.role} · ${t('intern.dashboard.hours', { hours: offer.hours_a_week })}`}
      foot={foot}
      action={
        <ButtonLink
          tone="accent"
          size="large"
          to={address(pages.intern.reviewOffer, { offer_id: offer.offer_id })}
        >
          {t('intern.dashboard.next.offerDo')}
        </ButtonLink>
      }
    />
  )
}

function ChooseStep({
  interview,
  foot,
}: {
  readonly interview: Interview
  readonly foot: ReactNode
}) {
  const now = useNow()
  const zone = useZone()
  const other = interview.company.time_zone
  const people = interview.interviewers.map((one) => one.name).join(', ')
  const to = address(pages.intern.chooseTime, { id: interview.interview_id })
  return (
    <NextStep
      due={
        interview.answer_by
          ? t('intern.dashboard.next.by', { when: midTime(interview.answer_by, zone, now) })
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
      foot={foot}
    >
      <div className={styles['choose']}>
        <ul className={styles['slots']}>
          {interview.slots.slice(0, 3).map((slot) => (
            <li key={slot.slot_id} className={styles['slot']}>
              <span>{sayTime(slot.starts_at, zone, 'en-GB', 'day')}</span>
              <b>
                {sayTime(slot.starts_at, zone, 'en-GB', 'time')} –{' '}
                {sayTime(slot.ends_at, zone, 'en-GB', 'time')}
              </b>
              <span>
                {t('intern.dashboard.timeIn', {
                  time: sayTime(slot.starts_at, other, 'en-GB', 'time'),
                  city: zoneCity(other),
                })}
              </span>
            </li>
          ))}
        </ul>
        <div className={styles['chooseActions']}>
          <ButtonLink tone="accent" size="large" wide to={to}>
            {t('intern.dashboard.next.chooseDo')}
          </ButtonLink>
          <ButtonLink
            tone="quiet"
            wide
            to={address(pages.intern.chooseTime, { id: interview.interview_id }, { offer: '1' })}
          >
            {t('intern.dashboard.next.none')}
          </ButtonLink>
        </div>
      </div>
    </NextStep>
  )
}

function MeetStep({
  interview,
  foot,
}: {
  readonly interview: Interview
  readonly foot: ReactNode
}) {
  const now = useNow()
  const zone = useZone()
  return (
    <NextStep
      calm
      due={interview.starts_at ? nearTime(interview.starts_at, zone, now) : undefined}
      title={t('intern.dashboard.next.meet', { company: interview.company.name })}
      text={`${interview.plan.name} · ${t('intern.dashboard.minutes', { minutes: interview.duration_minutes })}`}
      foot={foot}
      action={
        <ButtonLink
          to={address(pages.intern.candidature, { candidatureId: interview.candidature_id })}
        >
          {t('intern.dashboard.next.meetDo')}
        </ButtonLink>
      }
    />
  )
}

export function Logo({
  company,
}: {
  readonly company: { readonly name: string; readonly logo_url: string | null }
}) {
  return <CompanyLogo name={company.name} logo={company.logo_url} size={40} />
}
