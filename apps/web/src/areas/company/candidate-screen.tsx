import { getCandidateBadge } from '@fledge/domain/dashboards/status-badge.ts'
import { paths } from '@fledge/contract/paths.ts'
import { isChangeRequested, isOfferInPreparation } from '@fledge/domain/offers/rules.ts'
import { ColumnLayout } from '@fledge/ui/page.tsx'
import { SkeletonRows } from '@fledge/ui/states.tsx'
import { Tabs } from '@fledge/ui/tabs.tsx'
import { ProfileMain, ProfileSide } from '../../features/browse/profile-cards.tsx'
import { StageHistory } from '../../features/candidatures/stage-history.tsx'
import { StageProgress } from '../../features/candidatures/stage-progress.tsx'
import {
  getAgreedStart,
  isCounterProposal,
  formatNextStep,
} from '../../features/candidatures/format-stage.ts'
import { useBookingRefusal } from '../../features/interviews/use-no-show-status.ts'
import { useSearchParams, usePathParam } from '../../platform/router/url-state.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { lazyComponent } from '../../platform/router/lazy-component.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { CandidateHead } from './candidate-head.tsx'
import { getNextInterviewTask, CandidateNext } from './candidate-next.tsx'
import { CandidateOffers } from './candidate-offers.tsx'

type Profile = Payload<'candidatures', 'getCandidatureIntern'>
type Stage = Payload<'candidatures', 'getStage'>
const CompanyDetails = lazyComponent(
  () =>
    import('../../features/candidatures/company-details-form.tsx').then(
      (parts) => parts.CompanyDetails,
    ),
  [1, 1, 1, 1],
)
const CompanyInterviews = lazyComponent(
  () =>
    import('../../features/interviews/company-interviews.tsx').then(
      (parts) => parts.CompanyInterviews,
    ),
  'rows',
)
const tabIds = ['profile', 'interviews', 'offers', 'details'] as const

/** One candidate: profile, hiring stage and available actions, combined from several features. */
export default function CandidateScreen() {
  const id = usePathParam('candidate')
  const profile = useApiQuery('candidatures', 'getCandidatureIntern', { params: { id } })
  const stage = useApiQuery('candidatures', 'getStage', { params: { id } })
  // Queried together with the others, because the badge depends on both.
  useApiQuery('interviews', 'listCandidatureInterviews', { params: { id } })
  useApiQuery('offers', 'listCandidatureOffers', { params: { id } })
  useTitle(profile.data?.payload.name ?? t('candidate.title'), [
    { label: t('company.nav.hiring'), to: paths.company.hiring },
  ])
  return (
    <QueryResult of={profile} name={t('candidate.title')}>
      {(profile) => (
        <QueryResult of={stage} name={t('candidate.title')}>
          {(at) => <Candidate id={id} profile={profile} stage={at} />}
        </QueryResult>
      )}
    </QueryResult>
  )
}

interface CandidateProps {
  readonly id: string
  readonly profile: Profile
  readonly stage: Stage
}

function Candidate({ id, profile, stage }: CandidateProps) {
  const interviews = useApiQuery('interviews', 'listCandidatureInterviews', { params: { id } })
  const offers = useApiQuery('offers', 'listCandidatureOffers', { params: { id } })
  if (interviews.isPending || offers.isPending)
    return <SkeletonRows label={t('platform.loading', { name: profile.name })} />
  const standing = {
    stage: stage.stage,
    turn: stage.turn,
    interview: interviews.data?.payload[0] ?? null,
    offer: offers.data?.payload[0] ?? null,
  }
  const name = profile.name.split(' ')[0] ?? profile.name
  return (
    <>
      <CandidateHead id={id} profile={profile} stage={stage} badge={getCandidateBadge(standing)} />
      <StageProgress row={stage} side="company" name={name} />
      <NextSection id={id} stage={stage} standing={standing} name={name} />
      <CandidateTabs
        id={id}
        profile={profile}
        stage={stage}
        name={name}
        interviewCount={interviews.data?.count}
        offerCount={offers.data?.count}
      />
    </>
  )
}

/** Hiring status of a candidate, from their newest interview and offer. */
interface CandidateOutcome {
  readonly stage: Stage['stage']
  readonly turn: Stage['turn']
  readonly interview: Payload<'interviews', 'listCandidatureInterviews'>[number] | null
  readonly offer: Payload<'offers', 'listCandidatureOffers'>[number] | null
}

interface NextSectionProps {
  readonly id: string
  readonly stage: Stage
  readonly standing: CandidateOutcome
  /** First name. */
  readonly name: string
}

function NextSection({ id, stage, standing, name }: NextSectionProps) {
  const [, set] = useSearchParams()
  const owed = useBookingRefusal()
  // If a proposal would be the next step, its denial is the reason to show.
  const bookingRefusal =
    owed !== null && stage.turn === 'none' && stage.may.proposeInterview === true ? owed : null
  return (
    <CandidateNext
      id={id}
      stage={stage}
      agreedAt={getAgreedStart(standing.interview)}
      sentence={bookingRefusal ?? formatNextStep('candidate', standing, name)}
      toInterviews={getNextInterviewTask(
        standing.interview,
        isCounterProposal(standing),
        bookingRefusal !== null,
      )}
      onInterviews={(action) =>
        set({ tab: 'interviews', do: action }, { push: action !== undefined })
      }
      offer={getOfferLinkLabel(standing.offer)}
    />
  )
}

/** Returns the label of the link to the offer. */
const getOfferLinkLabel = (offer: CandidateOutcome['offer']) =>
  offer && isOfferInPreparation(offer.status)
    ? t(isChangeRequested(offer.status) ? 'candidate.changeOffer' : 'candidate.finishOffer')
    : t('candidate.draftOffer')

interface CandidateTabsProps extends CandidateProps {
  /** First name. */
  readonly name: string
  readonly interviewCount: number | undefined
  readonly offerCount: number | undefined
}

function CandidateTabs({
  id,
  profile,
  stage,
  name,
  interviewCount,
  offerCount,
}: CandidateTabsProps) {
  const [search, set] = useSearchParams()
  const tab = tabIds.find((tabId) => tabId === search['tab']) ?? 'profile'
  const details = useApiQuery('candidatures', 'getCandidatureCompany', { params: { id } })
  const missing = details.data?.payload.missing.length ?? 0
  const toAdd = missing > 0 ? t('candidate.toAdd', { count: missing }) : undefined
  return (
    <Tabs
      label={t('candidate.tabs')}
      items={[
        { id: 'profile', label: t('candidate.tab.profile') },
        { id: 'interviews', label: t('candidate.tab.interviews'), count: interviewCount },
        { id: 'offers', label: t('candidate.tab.offers'), count: offerCount },
        { id: 'details', label: t('candidate.tab.details'), count: toAdd },
      ]}
      value={tab}
      onChange={(next) => set({ tab: next === 'profile' ? undefined : next })}
    >
      <TabContent tab={tab} id={id} profile={profile} stage={stage} name={name} />
    </Tabs>
  )
}

interface TabContentProps extends CandidateProps {
  readonly tab: (typeof tabIds)[number]
  readonly name: string
}

function TabContent({ tab, id, profile, stage, name }: TabContentProps) {
  const history = (
    <StageHistory stage={stage} name={name} side="company" isPrivate={stage.is_private} />
  )
  return (
    <>
      {tab === 'profile' ? (
        <ColumnLayout
          main={<ProfileMain profile={profile} />}
          side={
            <>
              {history}
              <ProfileSide profile={profile} />
            </>
          }
        />
      ) : null}
      {tab === 'interviews' ? (
        <ColumnLayout
          main={
            <CompanyInterviews
              candidature={id}
              intern={profile.intern_id}
              plan={profile.match?.plan_id ?? ''}
            />
          }
          side={history}
        />
      ) : null}
      {tab === 'offers' ? (
        <ColumnLayout main={<CandidateOffers candidature={id} />} side={history} />
      ) : null}
      {tab === 'details' ? (
        <ColumnLayout main={<CompanyDetails candidature={id} />} side={history} />
      ) : null}
    </>
  )
}
