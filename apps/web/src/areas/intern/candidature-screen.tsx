import { address, pages } from '@fledge/contract/pages.ts'
import { zoneCity } from '@fledge/kernel/dates.ts'
import { awaitsAnswer } from '@fledge/domain/offers/rules.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Facts, Row, Rows } from '@fledge/ui/card.tsx'
import { FitBar } from '@fledge/ui/fit-bar.tsx'
import { Columns } from '@fledge/ui/page.tsx'
import { CompanyLogo, Flag } from '@fledge/ui/person.tsx'
import { useState } from 'react'
import styles from '../../features/candidatures/candidatures.module.css'
import { NextLine } from '../../features/candidatures/next-line.tsx'
import { StageHistory } from '../../features/candidatures/stage-history.tsx'
import { StageProgress } from '../../features/candidatures/stage-progress.tsx'
import { agreedAt, badgeOf, endSays, nextSays } from '../../features/candidatures/stage-words.ts'
import { workingDayFor } from '../../features/candidatures/working-day.ts'
import { WithdrawDialog } from '../../features/candidatures/withdraw-dialog.tsx'
import { InternInterviews } from '../../features/interviews/intern-interviews.tsx'
import { usePart } from '../../platform/address-state.ts'
import { Answer } from '../../platform/answer.tsx'
import type { Payload } from '../../platform/client.ts'
import { placeFlag, placeNow, useNow } from '../../platform/clock.ts'
import { ButtonLink, Link } from '../../platform/link.tsx'
import { fitReasons, fitSays, monthYear } from '../../platform/match-words.ts'
import { useAnswer } from '../../platform/query.ts'
import { useZone } from '../../platform/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { say, t } from '../../platform/use-texts.ts'

type Host = Payload<'candidatures', 'getHostCompany'>
type Stage = Payload<'candidatures', 'getInternStage'>

/** One candidature as its intern sees it: what comes next, interviews, the offer, the company, the trail. */
export default function CandidatureScreen() {
  const id = usePart('candidatureId')
  const host = useAnswer('candidatures', 'getHostCompany', { params: { id } })
  const stage = useAnswer('candidatures', 'getInternStage', { params: { id } })
  useTitle(host.data?.payload.name ?? t('tracker.title'), [
    { label: t('tracker.title'), to: pages.intern.tracker },
  ])
  return (
    <Answer of={host} name={t('tracker.title')}>
      {(company) => (
        <Answer of={stage} name={t('tracker.title')}>
          {(at) => <Candidature id={id} host={company} stage={at} />}
        </Answer>
      )}
    </Answer>
  )
}

function Candidature({
  id,
  host,
  stage,
}: {
  readonly id: string
  readonly host: Host
  readonly stage: Stage
}) {
  const now = useNow()
  const [leaving, setLeaving] = useState(false)
  const interviews = useAnswer('interviews', 'listInternCandidatureInterviews', { params: { id } })
  const offers = useAnswer('offers', 'listInternCandidatureOffers', { params: { id } })
  const standing = {
    stage: stage.stage,
    turn: stage.turn,
    interview: interviews.data?.payload[0] ?? null,
    offer: offers.data?.payload[0] ?? null,
  }
  const badge = badgeOf(standing)
  const agreed = agreedAt(standing.interview)
  const toChoose = interviews.data?.payload.find((one) => one.may.confirm === true)
  const toRead =
    stage.turn === 'intern' && !toChoose
      ? offers.data?.payload.find((one) => awaitsAnswer(one.status))
      : undefined
  const toConfirm =
    stage.turn === 'intern' && !toChoose && !toRead && offers.data?.payload[0] !== undefined
  return (
    <>
      <div className={styles['top']}>
        <div className={styles['line']}>
          <CompanyLogo name={host.name} logo={host.logo_url} size={72} />
          <div>
            <span className={styles['line']}>
              <h1>{host.name}</h1>
              <Badge tone={badge.tone}>{say(badge.text)}</Badge>
            </span>
            <p className={styles['dim']}>
              <Flag country={placeFlag(host.country_code, host.time_zone)} />{' '}
              {placeNow(host.time_zone, now)} · {host.plan?.name}
            </p>
            {endSays(stage.end_reason) ? (
              <p className={styles['dim']}>
                {t('candidate.endReason', { reason: endSays(stage.end_reason) })}
                {stage.end_note ? `. “${stage.end_note}”` : ''}
              </p>
            ) : null}
          </div>
        </div>
        {stage.may.withdraw === true ? (
          <Button tone="danger" onClick={() => setLeaving(true)}>
            {t('tracker.withdraw')}
          </Button>
        ) : null}
      </div>
      <StageProgress row={stage} side="intern" name={host.name} />
      <NextLine
        turn={stage.turn}
        side="intern"
        says={nextSays('tracker', standing, host.name)}
        due={stage.due_at}
        agreed={agreed}
      >
        {toChoose ? (
          <ButtonLink
            tone="primary"
            to={address(pages.intern.chooseTime, { id: toChoose.interview_id })}
          >
            {t('tracker.chooseTime')}
          </ButtonLink>
        ) : null}
        {toConfirm ? (
          <ButtonLink tone="primary" to={address(pages.intern.application)}>
            {t('tracker.toEnrolment')}
          </ButtonLink>
        ) : null}
        {toRead ? (
          <ButtonLink
            tone="primary"
            to={address(pages.intern.reviewOffer, { offer_id: toRead.offer_id })}
          >
            {t('tracker.reviewOffer')}
          </ButtonLink>
        ) : null}
      </NextLine>
      <Columns
        main={
          <>
            <InternInterviews candidature={id} />
            <CompanyCard host={host} />
          </>
        }
        side={
          <>
            <FitSide id={id} />
            <OthersCard id={id} host={host} />
            <StageHistory stage={stage} name={host.name} side="intern" />
          </>
        }
      />
      {leaving ? (
        <WithdrawDialog candidature={id} name={host.name} onClose={() => setLeaving(false)} />
      ) : null}
    </>
  )
}

function FitSide({ id }: { readonly id: string }) {
  const match = useAnswer('browse', 'getMatch', { params: { id } })
  return (
    <Card title={t('tracker.fit')} bare>
      <Answer of={match} name={t('tracker.fit')}>
        {(one) => <FitBar says={fitSays(one)} reasons={fitReasons(one, 'intern')} />}
      </Answer>
    </Card>
  )
}

/** What else is going on with the same company. */
function OthersCard({ id, host }: { readonly id: string; readonly host: Host }) {
  const all = useAnswer('candidatures', 'listByHostCompany', { params: { id: host.company_id } })
  const others = (all.data?.payload ?? []).filter((one) => one.candidature_id !== id)
  if (others.length === 0) return null
  return (
    <Card title={t('tracker.others', { name: host.name })} flush>
      <Rows>
        {others.map((one) => (
          <Row
            key={one.candidature_id}
            end={<Badge tone={badgeOf(one).tone}>{say(badgeOf(one).text)}</Badge>}
          >
            <Link to={address(pages.intern.candidature, { candidatureId: one.candidature_id })}>
              {one.plan.name}
            </Link>
          </Row>
        ))}
      </Rows>
    </Card>
  )
}

/** "09:00 – 17:00 in London, 10:00 – 18:00 for you". */
function workingDay(
  plan: { readonly working_from: string; readonly working_to: string },
  there: string,
  zone: string,
  now: Date,
): string {
  const own = workingDayFor(
    { from: plan.working_from, to: plan.working_to, zone: there },
    zone,
    now,
  )
  const values = { from: plan.working_from, to: plan.working_to, city: zoneCity(there) }
  return own
    ? t('tracker.workingDayBoth', { ...values, ownFrom: own.from, ownTo: own.to })
    : t('tracker.workingDayIn', values)
}

function CompanyCard({ host }: { readonly host: Host }) {
  const { plan } = host
  const [zone, now] = [useZone(), useNow()]
  const range =
    plan?.duration_min && plan.duration_max
      ? t('tracker.weeks', { from: plan.duration_min, to: plan.duration_max })
      : null
  const facts = [
    ...(plan?.start_month
      ? [{ name: t('tracker.start'), value: monthYear(plan.start_month.slice(0, 7)) }]
      : []),
    ...(range ? [{ name: t('tracker.duration'), value: range }] : []),
    ...(plan?.hours_a_week
      ? [{ name: t('tracker.hours'), value: t('tracker.hoursAWeek', { count: plan.hours_a_week }) }]
      : []),
    ...(plan?.place
      ? [{ name: t('tracker.place'), value: say(`offers.place.${plan.place}`) }]
      : []),
    ...(plan
      ? [
          {
            name: t('tracker.workingDay'),
            value: workingDay(plan, plan.time_zone ?? host.time_zone, zone, now),
          },
        ]
      : []),
  ]
  return (
    <Card
      title={t('tracker.company.plan')}
      side={
        <Link to={address(pages.public.companyProfile, { slug: host.slug })}>
          {t('tracker.company.profile')}
        </Link>
      }
    >
      <p className={styles['text']}>{plan?.description}</p>
      {plan?.responsibilities ? <p className={styles['text']}>{plan.responsibilities}</p> : null}
      <div className={styles['facts']}>
        <Facts facts={facts} />
      </div>
      {host.answers_in_hours === null ? null : (
        <p className={styles['dim']}>
          {t('tracker.company.answers', { name: host.name, count: host.answers_in_hours })}
        </p>
      )}
    </Card>
  )
}
