import { pages } from '@fledge/contract/pages.ts'
import { isOfferable } from '@fledge/domain/candidatures/rules.ts'
import { asksForChange, isInMaking } from '@fledge/domain/offers/rules.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Columns } from '@fledge/ui/page.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import { Tabs } from '@fledge/ui/tabs.tsx'
import { IconBookmark } from '@tabler/icons-react'
import { useState } from 'react'
import { ProfileMain, ProfileSide } from '../../features/browse/profile-cards.tsx'
import { useShortlistPress } from '../../features/browse/shortlist-press.ts'
import { DisqualifyDialog } from '../../features/candidatures/disqualify-dialog.tsx'
import { StageHistory } from '../../features/candidatures/stage-history.tsx'
import { StageProgress } from '../../features/candidatures/stage-progress.tsx'
import {
  agreedAt,
  badgeOf,
  endSays,
  isCounterProposal,
  nextSays,
} from '../../features/candidatures/stage-words.ts'
import styles from '../../features/candidatures/candidatures.module.css'
import { ProposeLink } from '../../features/interviews/propose-link.tsx'
import { useBookingRefusal } from '../../features/interviews/use-standing.ts'
import { useAddressState, usePart } from '../../platform/address-state.ts'
import { Answer } from '../../platform/answer.tsx'
import type { Payload } from '../../platform/client.ts'
import { nearTime, placeFlag, placeNow, useNow } from '../../platform/clock.ts'
import { showToast } from '../../platform/notes.ts'
import { useAnswer, useCall } from '../../platform/query.ts'
import { useZone } from '../../platform/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { late } from '../../platform/late.tsx'
import { say, t } from '../../platform/use-texts.ts'
import { doesNext, CandidateNext } from './candidate-next.tsx'
import { CandidateOffers } from './candidate-offers.tsx'

type Profile = Payload<'candidatures', 'getCandidatureIntern'>
type Stage = Payload<'candidatures', 'getStage'>
const CompanyDetails = late(
  () =>
    import('../../features/candidatures/company-details-form.tsx').then(
      (parts) => parts.CompanyDetails,
    ),
  [1, 1, 1, 1],
)
const CompanyInterviews = late(
  () =>
    import('../../features/interviews/company-interviews.tsx').then(
      (parts) => parts.CompanyInterviews,
    ),
  'rows',
)
const tabIds = ['profile', 'interviews', 'offers', 'details'] as const

/** One candidate: who they are, where it stands, what may be done now. Rooms are put together here. */
export default function CandidateScreen() {
  const id = usePart('candidate')
  const profile = useAnswer('candidatures', 'getCandidatureIntern', { params: { id } })
  const stage = useAnswer('candidatures', 'getStage', { params: { id } })
  useTitle(profile.data?.payload.name ?? t('candidate.title'), [
    { label: t('company.nav.hiring'), to: pages.company.hiring },
  ])
  return (
    <Answer of={profile} name={t('candidate.title')}>
      {(one) => (
        <Answer of={stage} name={t('candidate.title')}>
          {(at) => <Candidate id={id} profile={one} stage={at} />}
        </Answer>
      )}
    </Answer>
  )
}

function Candidate({
  id,
  profile,
  stage,
}: {
  readonly id: string
  readonly profile: Profile
  readonly stage: Stage
}) {
  const [search, set] = useAddressState()
  const tab = tabIds.find((one) => one === search['tab']) ?? 'profile'
  const interviews = useAnswer('interviews', 'listCandidatureInterviews', { params: { id } })
  const details = useAnswer('candidatures', 'getCandidatureCompany', { params: { id } })
  const offers = useAnswer('offers', 'listCandidatureOffers', { params: { id } })
  const missing = details.data?.payload.missing.length ?? 0
  const standing = {
    stage: stage.stage,
    turn: stage.turn,
    interview: interviews.data?.payload[0] ?? null,
    offer: offers.data?.payload[0] ?? null,
  }
  const items = [
    { id: 'profile', label: t('candidate.tab.profile') },
    {
      id: 'interviews',
      label: t('candidate.tab.interviews'),
      ...(interviews.data ? { count: interviews.data.count } : {}),
    },
    {
      id: 'offers',
      label: t('candidate.tab.offers'),
      ...(offers.data ? { count: offers.data.count } : {}),
    },
    {
      id: 'details',
      label: t('candidate.tab.details'),
      ...(missing > 0 ? { count: t('candidate.toAdd', { count: missing }) } : {}),
    },
  ]
  const name = profile.name.split(' ')[0] ?? profile.name
  const owed = useBookingRefusal()
  // Where a proposal would be next, what stands in its way is.
  const owes =
    owed !== null && stage.turn === 'none' && stage.may.proposeInterview === true ? owed : null
  return (
    <>
      <Head id={id} profile={profile} stage={stage} badge={badgeOf(standing)} />
      <StageProgress row={stage} side="company" name={name} />
      <CandidateNext
        id={id}
        stage={stage}
        agreed={agreedAt(standing.interview)}
        says={owes ?? nextSays('candidate', standing, name)}
        toInterviews={doesNext(standing.interview, isCounterProposal(standing), owes !== null)}
        onInterviews={(does) => set({ tab: 'interviews', do: does })}
        offer={
          standing.offer && isInMaking(standing.offer.status)
            ? t(
                asksForChange(standing.offer.status)
                  ? 'candidate.changeOffer'
                  : 'candidate.finishOffer',
              )
            : t('candidate.draftOffer')
        }
      />
      <Tabs
        label={t('candidate.tabs')}
        items={items}
        value={tab}
        onChange={(next) => set({ tab: next === 'profile' ? undefined : next })}
      >
        {tab === 'profile' ? (
          <Columns
            main={<ProfileMain profile={profile} />}
            side={
              <>
                <StageHistory stage={stage} name={name} side="company" />
                <ProfileSide profile={profile} />
              </>
            }
          />
        ) : null}
        {tab === 'interviews' ? (
          <Columns
            main={
              <CompanyInterviews
                candidature={id}
                intern={profile.intern_id}
                plan={profile.match?.plan_id ?? ''}
              />
            }
            side={<StageHistory stage={stage} name={name} side="company" />}
          />
        ) : null}
        {tab === 'offers' ? (
          <Columns
            main={<CandidateOffers candidature={id} />}
            side={<StageHistory stage={stage} name={name} side="company" />}
          />
        ) : null}
        {tab === 'details' ? (
          <Columns
            main={<CompanyDetails candidature={id} />}
            side={<StageHistory stage={stage} name={name} side="company" />}
          />
        ) : null}
      </Tabs>
    </>
  )
}

const may = (verdict: true | string) => (verdict === true ? null : say(verdict))
const isThere = (verdict: true | string) => verdict !== 'errors.ILLEGAL_TRANSITION'

function Head({
  id,
  profile,
  stage,
  badge,
}: {
  readonly id: string
  readonly profile: Profile
  readonly stage: Stage
  readonly badge: ReturnType<typeof badgeOf>
}) {
  const [now, zone] = [useNow(), useZone()]
  const [ending, setEnding] = useState(false)
  const hire = useCall('offers', 'markHired', {
    onDone: () => showToast(t('candidate.hired', { name: profile.name })),
  })
  const shortlist = useShortlistPress(
    profile.candidature?.plan_id ?? profile.match?.plan_id ?? null,
  )
  const { may: can } = stage
  const hours = profile.match?.reasons.find((reason) => reason.code === 'WORKING_HOURS')?.values[
    'hours'
  ]
  const where = [
    placeNow(profile.time_zone, now),
    hours === undefined ? '' : t('matching.short.WORKING_HOURS', { hours }),
    [profile.major, profile.university].filter(Boolean).join(', '),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <div className={styles['top']}>
      <PersonLine
        name={profile.name}
        picture={profile.picture_url}
        country={placeFlag(profile.country_code, profile.time_zone)}
        where={where}
        size={72}
        heading="h1"
        beside={<Badge tone={badge.tone}>{say(badge.text)}</Badge>}
      >
        {endSays(stage.end_reason) ? (
          <p className={styles['dim']}>
            {t('candidate.endReason', { reason: endSays(stage.end_reason) })}
            {stage.end_note ? `. “${stage.end_note}”` : ''} ·{' '}
            {nearTime(stage.stage_since, zone, now)}
          </p>
        ) : null}
      </PersonLine>
      <div className={styles['buttons']}>
        {isThere(can.disqualify) ? (
          <Button tone="danger" refused={may(can.disqualify)} onClick={() => setEnding(true)}>
            {t('candidate.disqualify')}
          </Button>
        ) : null}
        {isThere(can.shortlist) ? (
          <Button
            busy={shortlist.busy}
            refused={may(can.shortlist)}
            icon={<IconBookmark size={18} aria-hidden />}
            onClick={() => shortlist.press({ ...profile, shortlisted_for: [] })}
          >
            {t('candidate.shortlist')}
          </Button>
        ) : null}
        {can.proposeInterview === true ? (
          <ProposeLink
            tone={isOfferable(stage.stage) ? 'plain' : 'primary'}
            intern={profile.intern_id}
            plan={profile.match?.plan_id}
          />
        ) : null}
        {isThere(can.hire) ? (
          <Button
            tone="primary"
            busy={hire.isPending}
            refused={may(can.hire)}
            onClick={() => hire.mutate({ params: { id }, body: {} })}
          >
            {t('candidate.hire')}
          </Button>
        ) : null}
      </div>
      {ending ? (
        <DisqualifyDialog candidature={id} name={profile.name} onClose={() => setEnding(false)} />
      ) : null}
    </div>
  )
}
