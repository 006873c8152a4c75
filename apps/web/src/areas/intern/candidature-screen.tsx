import { getCandidateBadge } from '@fledge/domain/dashboards/status-badge.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { isAwaitingResponse } from '@fledge/domain/offers/rules.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Card, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { FitBar } from '@fledge/ui/fit-bar.tsx'
import { ColumnLayout } from '@fledge/ui/page.tsx'
import { CompanyLogo, Flag } from '@fledge/ui/person.tsx'
import { SkeletonRows } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import styles from '../../features/candidatures/candidatures.module.css'
import { NextLine } from '../../features/candidatures/next-line.tsx'
import { StageHistory } from '../../features/candidatures/stage-history.tsx'
import { StageProgress } from '../../features/candidatures/stage-progress.tsx'
import {
  getAgreedStart,
  formatCandidatureEnd,
  formatNextStep,
} from '../../features/candidatures/format-stage.ts'
import { WithdrawDialog } from '../../features/candidatures/withdraw-dialog.tsx'
import { InternInterviews } from '../../features/interviews/intern-interviews.tsx'
import { usePathParam } from '../../platform/router/url-state.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { getCityFlag, formatLocalNow, useNow } from '../../platform/time/clock.ts'
import { ButtonLink, Link } from '../../platform/router/link.tsx'
import { listFitReasons, formatFit } from '../../shared/format-match.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { CompanyCard } from './candidature-company.tsx'

type Host = Payload<'candidatures', 'getHostCompany'>
type Stage = Payload<'candidatures', 'getInternStage'>
type InternInterviewList = Payload<'interviews', 'listInternCandidatureInterviews'>
type InternOfferList = Payload<'offers', 'listInternCandidatureOffers'>

/** One candidature as its intern sees it: next step, interviews, offer, company and timeline. */
export default function CandidatureScreen() {
  const id = usePathParam('candidatureId')
  const host = useApiQuery('candidatures', 'getHostCompany', { params: { id } })
  const stage = useApiQuery('candidatures', 'getInternStage', { params: { id } })
  // Queried together with the others, because the badge depends on both.
  useApiQuery('interviews', 'listInternCandidatureInterviews', { params: { id } })
  useApiQuery('offers', 'listInternCandidatureOffers', { params: { id } })
  useTitle(host.data?.payload.name ?? t('tracker.title'), [
    { label: t('tracker.title'), to: paths.intern.tracker },
  ])
  return (
    <QueryResult of={host} name={t('tracker.title')} page>
      {(company) => (
        <QueryResult of={stage} name={t('tracker.title')} page>
          {(at) => <Candidature id={id} host={company} stage={at} />}
        </QueryResult>
      )}
    </QueryResult>
  )
}

interface CandidatureProps {
  readonly id: string
  readonly host: Host
  readonly stage: Stage
}

/** Returns the status of a candidature, from its newest interview and offer. */
function useCandidatureOutcome(id: string, stage: Stage) {
  const interviews = useApiQuery('interviews', 'listInternCandidatureInterviews', {
    params: { id },
  })
  const offers = useApiQuery('offers', 'listInternCandidatureOffers', { params: { id } })
  const standing = {
    stage: stage.stage,
    turn: stage.turn,
    interview: interviews.data?.payload[0] ?? null,
    offer: offers.data?.payload[0] ?? null,
  }
  return { standing, interviews, offers }
}

function Candidature({ id, host, stage }: CandidatureProps) {
  const [leaving, setLeaving] = useState(false)
  const { standing, interviews, offers } = useCandidatureOutcome(id, stage)
  if (interviews.isPending || offers.isPending)
    return <SkeletonRows label={t('platform.loading', { name: host.name })} />
  return (
    <>
      <CandidatureHead
        host={host}
        stage={stage}
        badge={getCandidateBadge(standing)}
        onWithdraw={() => setLeaving(true)}
      />
      <StageProgress row={stage} side="intern" name={host.name} />
      <NextLine
        turn={stage.turn}
        side="intern"
        text={formatNextStep('tracker', standing, host.name)}
        due={stage.due_at}
        closes={stage.closes_at}
        agreed={getAgreedStart(standing.interview)}
      >
        <NextLink
          turn={stage.turn}
          interviews={interviews.data?.payload}
          offers={offers.data?.payload}
        />
      </NextLine>
      <CandidatureCards id={id} host={host} stage={stage} />
      {leaving ? (
        <WithdrawDialog candidature={id} name={host.name} onClose={() => setLeaving(false)} />
      ) : null}
    </>
  )
}

interface CandidatureHeadProps {
  readonly host: Host
  readonly stage: Stage
  readonly badge: ReturnType<typeof getCandidateBadge>
  readonly onWithdraw: () => void
}

function CandidatureHead({ host, stage, badge, onWithdraw }: CandidatureHeadProps) {
  const now = useNow()
  return (
    <div className={styles['top']}>
      <div className={styles['line']}>
        <CompanyLogo name={host.name} logo={host.logo_url} size={72} />
        <div>
          <span className={styles['line']}>
            <h1>{host.name}</h1>
            <Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>
          </span>
          <p className={styles['dim']}>
            <Flag country={getCityFlag(host.country_code, host.time_zone)} />{' '}
            {formatLocalNow(host.time_zone, now)} · {host.plan?.name}
          </p>
          {formatCandidatureEnd(stage.end_reason, 'intern') ? (
            <p className={styles['dim']}>
              {t('candidate.endReason', {
                reason: formatCandidatureEnd(stage.end_reason, 'intern'),
              })}
              {stage.end_note ? `. “${stage.end_note}”` : ''}
            </p>
          ) : null}
        </div>
      </div>
      {stage.may.withdraw === true ? (
        <Button tone="danger" onClick={onWithdraw}>
          {t('tracker.withdraw')}
        </Button>
      ) : null}
    </div>
  )
}

interface NextLinkProps {
  readonly turn: Stage['turn']
  readonly interviews: InternInterviewList | undefined
  readonly offers: InternOfferList | undefined
}

/** Link to the intern's task: choose a time, read an offer or confirm the enrolment. */
function NextLink({ turn, interviews, offers }: NextLinkProps) {
  const toChoose = interviews?.find((interview) => interview.may.confirm === true)
  const toRead =
    turn === 'intern' && !toChoose
      ? offers?.find((offer) => isAwaitingResponse(offer.status))
      : undefined
  const toConfirm = turn === 'intern' && !toChoose && !toRead && offers?.[0] !== undefined
  return (
    <>
      {toChoose ? (
        <ButtonLink
          tone="primary"
          to={buildPath(paths.intern.chooseTime, { id: toChoose.interview_id })}
        >
          {t('tracker.chooseTime')}
        </ButtonLink>
      ) : null}
      {toConfirm ? (
        <ButtonLink tone="primary" to={buildPath(paths.intern.application)}>
          {t('tracker.toEnrolment')}
        </ButtonLink>
      ) : null}
      {toRead ? (
        <ButtonLink
          tone="primary"
          to={buildPath(paths.intern.reviewOffer, { offer_id: toRead.offer_id })}
        >
          {t('tracker.reviewOffer')}
        </ButtonLink>
      ) : null}
    </>
  )
}

function CandidatureCards({ id, host, stage }: CandidatureProps) {
  return (
    <ColumnLayout
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
  )
}

function FitSide({ id }: { readonly id: string }) {
  const match = useApiQuery('browse', 'getMatch', { params: { id } })
  return (
    <Card title={t('tracker.fit')} borderless>
      <QueryResult of={match} name={t('tracker.fit')}>
        {(match) => <FitBar label={formatFit(match)} reasons={listFitReasons(match, 'intern')} />}
      </QueryResult>
    </Card>
  )
}

/** Other candidatures with the same company. */
function OthersCard({ id, host }: { readonly id: string; readonly host: Host }) {
  const all = useApiQuery('candidatures', 'listByHostCompany', { params: { id: host.company_id } })
  const others = (all.data?.payload ?? []).filter(
    (candidature) => candidature.candidature_id !== id,
  )
  if (others.length === 0) return null
  return (
    <Card title={t('tracker.others', { name: host.name })} flush>
      <CardList>
        {others.map((candidature) => (
          <CardListItem
            key={candidature.candidature_id}
            end={
              <Badge tone={getCandidateBadge(candidature).tone}>
                {translateKey(getCandidateBadge(candidature).text)}
              </Badge>
            }
          >
            <Link
              to={buildPath(paths.intern.candidature, {
                candidatureId: candidature.candidature_id,
              })}
            >
              {candidature.plan.name}
            </Link>
          </CardListItem>
        ))}
      </CardList>
    </Card>
  )
}
