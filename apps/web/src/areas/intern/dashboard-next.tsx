import { address, pages } from '@fledge/contract/pages.ts'
import { isAgreed, settleMs } from '@fledge/domain/interviews/rules.ts'
import { awaitsIntern } from '@fledge/domain/applications/answer-by.ts'
import { editableApplicationStatuses } from '@fledge/domain/applications/words.ts'
import { sayTime, zoneCity } from '@fledge/kernel/dates.ts'
import { NextStep } from '@fledge/ui/next-step.tsx'
import { CompanyLogo } from '@fledge/ui/person.tsx'
import type { ReactNode } from 'react'
import type { Payload } from '../../platform/client.ts'
import { midTime, nearTime, useNow } from '../../platform/clock.ts'
import { ButtonLink } from '../../platform/link.tsx'
import { useAnswer } from '../../platform/query.ts'
import { useZone } from '../../platform/session.ts'
import { say, t } from '../../platform/use-texts.ts'
import { Others } from './dashboard-others.tsx'
import styles from './dashboard.module.css'

type Stage = Payload<'applications', 'currentStage'>
type Interview = Payload<'interviews', 'listInternInterviews'>[number]
type Offer = Payload<'offers', 'listReceivedOffers'>[number]

/** Until when both sides can say whether it took place; then it counts as held. */
const heldBy = (endsAt: string) => new Date(Date.parse(endsAt) + settleMs)

/** The one next step, by what is due first: an offer, a time to choose, changes asked for, a week to look back on, a meeting; else what the others do. */
export function NextCard({ stage, internId }: { readonly stage: Stage; readonly internId: string }) {
  const interviews = useAnswer('interviews', 'listInternInterviews', { params: { id: internId } })
  const offers = useAnswer('offers', 'listReceivedOffers', {})
  const internships = useAnswer('internships', 'listOngoingInternships', {})
  const offer = offers.data?.payload[0]
  const toChoose = interviews.data?.payload.find((one) => one.may.confirm === true)
  const agreed = interviews.data?.payload.find((one) => isAgreed(one.status) && one.starts_at !== null)
  const due = internships.data?.payload.find((one) => one.due_week_id !== null)
  const held = interviews.data?.payload.find((one) => one.may.sayHeld === true && one.no_show === null)
  const by = useAnswerBy(stage)
  const [zone, now] = [useZone(), useNow()]
  const foot = <Others />
  if (offer) return <OfferStep offer={offer} foot={foot} />
  if (toChoose) return <ChooseStep interview={toChoose} foot={foot} />
  if (editableApplicationStatuses.some((one) => one === stage.status)) return <ApplicationStep stage={stage} />
  if (due?.due_week_id) return <NextStep due={t('intern.dashboard.next.weekDue')} title={t('intern.dashboard.next.week', { company: due.company.name })} text={t('intern.dashboard.next.weekText')} foot={foot} action={<ButtonLink tone="accent" size="large" to={address(pages.intern.checkpoint, { id: due.due_week_id })}>{t('intern.dashboard.next.weekDo')}</ButtonLink>} />
  if (held) return <NextStep due={held.ends_at ? t('intern.dashboard.next.by', { when: midTime(heldBy(held.ends_at), zone, now) }) : undefined} title={t('intern.dashboard.next.held', { company: held.company.name })} text={t('intern.dashboard.next.heldText')} foot={foot} action={<ButtonLink tone="accent" size="large" to={address(pages.intern.candidature, { candidatureId: held.candidature_id })}>{t('intern.dashboard.next.heldDo')}</ButtonLink>} />
  if (agreed) return <MeetStep interview={agreed} foot={foot} />
  return <NextStep calm due={by} title={t(`intern.dashboard.now.${stage.status}`)} text={say(`applications.now.${stage.status}`)} foot={foot} action={<ButtonLink to={pages.intern.times}>{t('intern.dashboard.next.times')}</ButtonLink>} />
}

/** Until when the application's answer is due, whoever gives it. */
function useAnswerBy(stage: Stage): string | undefined {
  const [zone, now] = [useZone(), useNow()]
  return stage.answer_by ? t(awaitsIntern(stage.status) ? 'intern.dashboard.next.changesBy' : 'intern.dashboard.next.teamBy', { when: midTime(stage.answer_by, zone, now) }) : undefined
}

function ApplicationStep({ stage }: { readonly stage: Stage }) {
  const by = useAnswerBy(stage)
  if (stage.open_comments > 0) return <NextStep due={by ?? t('intern.dashboard.next.changesDue')} title={t('intern.dashboard.next.changes', { count: stage.open_comments })} text={t('intern.dashboard.next.changesText')} action={<ButtonLink tone="accent" size="large" to={pages.intern.applicationFeedback}>{t('intern.dashboard.next.changesDo')}</ButtonLink>} />
  return <NextStep due={by} title={t('intern.dashboard.next.apply', { batch: stage.batch_name })} text={t('intern.dashboard.next.applyText', { percent: stage.percent })} action={<ButtonLink tone="accent" size="large" to={pages.intern.applicationLanding}>{t('intern.dashboard.next.applyDo')}</ButtonLink>} />
}

function OfferStep({ offer, foot }: { readonly offer: Offer; readonly foot: ReactNode }) {
  const now = useNow()
  const zone = useZone()
  return (
    <NextStep due={offer.answer_by ? t('intern.dashboard.next.by', { when: midTime(offer.answer_by, zone, now) }) : undefined} title={t('intern.dashboard.next.offer', { company: offer.company.name })} text={`${offer.role} · ${t('intern.dashboard.hours', { hours: offer.hours_a_week })}`} foot={foot}
      action={<ButtonLink tone="accent" size="large" to={address(pages.intern.reviewOffer, { offer_id: offer.offer_id })}>{t('intern.dashboard.next.offerDo')}</ButtonLink>} />
  )
}

function ChooseStep({ interview, foot }: { readonly interview: Interview; readonly foot: ReactNode }) {
  const now = useNow()
  const zone = useZone()
  const other = interview.company.time_zone
  const people = interview.interviewers.map((one) => one.name).join(', ')
  const to = address(pages.intern.chooseTime, { id: interview.interview_id })
  return (
    <NextStep due={interview.answer_by ? t('intern.dashboard.next.by', { when: midTime(interview.answer_by, zone, now) }) : undefined} title={t('intern.dashboard.next.choose', { company: interview.company.name })}
      text={[interview.plan.name, t('intern.dashboard.minutes', { minutes: interview.duration_minutes }), people ? t('intern.dashboard.with', { people }) : null].filter(Boolean).join(' · ')} foot={foot}>
      <div className={styles['choose']}>
        <ul className={styles['slots']}>
          {interview.slots.slice(0, 3).map((slot) => (
            <li key={slot.slot_id} className={styles['slot']}>
              <span>{sayTime(slot.starts_at, zone, 'en-GB', 'day')}</span>
              <b>{sayTime(slot.starts_at, zone, 'en-GB', 'time')} – {sayTime(slot.ends_at, zone, 'en-GB', 'time')}</b>
              <span>{t('intern.dashboard.timeIn', { time: sayTime(slot.starts_at, other, 'en-GB', 'time'), city: zoneCity(other) })}</span>
            </li>
          ))}
        </ul>
        <div className={styles['chooseActions']}>
          <ButtonLink tone="accent" size="large" wide to={to}>{t('intern.dashboard.next.chooseDo')}</ButtonLink>
          <ButtonLink tone="quiet" wide to={address(pages.intern.chooseTime, { id: interview.interview_id }, { offer: '1' })}>{t('intern.dashboard.next.none')}</ButtonLink>
        </div>
      </div>
    </NextStep>
  )
}

function MeetStep({ interview, foot }: { readonly interview: Interview; readonly foot: ReactNode }) {
  const now = useNow()
  const zone = useZone()
  return (
    <NextStep calm due={interview.starts_at ? nearTime(interview.starts_at, zone, now) : undefined} title={t('intern.dashboard.next.meet', { company: interview.company.name })} text={`${interview.plan.name} · ${t('intern.dashboard.minutes', { minutes: interview.duration_minutes })}`} foot={foot}
      action={<ButtonLink to={address(pages.intern.candidature, { candidatureId: interview.candidature_id })}>{t('intern.dashboard.next.meetDo')}</ButtonLink>} />
  )
}

export function Logo({ company }: { readonly company: { readonly name: string; readonly logo_url: string | null } }) {
  return <CompanyLogo name={company.name} logo={company.logo_url} size={40} />
}
