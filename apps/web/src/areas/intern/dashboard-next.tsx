import { address, pages } from '@fledge/contract/pages.ts'
import { isAgreed } from '@fledge/domain/interviews/rules.ts'
import { internNext, type InternNext } from '@fledge/domain/dashboards/intern-next.ts'
import { NextStep } from '@fledge/ui/next-step.tsx'
import { CompanyLogo } from '@fledge/ui/person.tsx'
import type { ReactNode } from 'react'
import type { Payload } from '../../platform/client.ts'
import { midTime, useNow } from '../../platform/clock.ts'
import { isUrgent } from '../../platform/due-line.tsx'
import { ButtonLink } from '../../platform/link.tsx'
import { useAnswer } from '../../platform/query.ts'
import { useZone } from '../../platform/session.ts'
import { t } from '../../platform/use-texts.ts'
import { NoShowNotice } from '../../features/interviews/no-show-notice.tsx'
import { type Standing, useStanding } from '../../features/interviews/use-standing.ts'
import { InterviewStep } from './dashboard-interview-step.tsx'
import { ExplainStep, StageStep, useAnswerBy, WeekStep } from './dashboard-steps.tsx'
import { Others } from './dashboard-others.tsx'

type Stage = Payload<'applications', 'currentStage'>
type Interview = Payload<'interviews', 'listInternInterviews'>[number]
type Offer = Payload<'offers', 'listReceivedOffers'>[number]
type Internship = Payload<'internships', 'listOngoingInternships'>[number]

interface Waiting {
  readonly interviews: readonly Interview[]
  readonly offers: readonly Offer[]
  /** Internships with a week to give feedback on. */
  readonly weeks: readonly Internship[]
  readonly noShows: Standing['no_shows']
}

/** Which step it is, of the application and of all that waits beside it. */
function nextOf(stage: Stage, { interviews, offers, weeks, noShows }: Waiting): InternNext {
  const ids = (list: readonly Interview[]) => list.map((one) => ({ id: one.interview_id }))
  return internNext({
    status: stage.status,
    noShows: noShows
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
}

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
  const noShows = useStanding()?.no_shows ?? []
  if (!stage) return null
  const next = nextOf(stage, { interviews, offers, weeks, noShows })
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
        <WeekStep internship={week} week={week.due_week_id} foot={<Others />} />
      ) : next.step === 'apply' ? (
        <ApplicationStep stage={stage} />
      ) : (
        <StageStep step={next.step} stage={stage} foot={<Others />} />
      )}
      <NoShowNotice />
    </>
  )
}

function ApplicationStep({ stage }: { readonly stage: Stage }) {
  const by = useAnswerBy(stage)
  const calm = !isUrgent(true, stage.answer_by, useNow())
  if (stage.open_comments > 0)
    return (
      <NextStep
        calm={calm}
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
      calm={calm}
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
      calm={!isUrgent(true, offer.answer_by, now)}
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

export function Logo({
  company,
}: {
  readonly company: { readonly name: string; readonly logo_url: string | null }
}) {
  return <CompanyLogo name={company.name} logo={company.logo_url} size={40} />
}
