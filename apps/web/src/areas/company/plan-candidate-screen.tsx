import { getCandidateBadge } from '@fledge/domain/dashboards/status-badge.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Meta, CardListItem } from '@fledge/ui/card.tsx'
import { ColumnLayout, Group, Stack } from '@fledge/ui/page.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import { IconBookmark } from '@fledge/ui/icons/bookmark.tsx'
import { FitCard } from '../../features/browse/fit-card.tsx'
import { HiddenNote } from '../../features/browse/hidden-note.tsx'
import { PlanComparison } from '../../features/browse/plan-comparison.tsx'
import { useShortlistToggle } from '../../features/browse/use-shortlist-toggle.ts'
import { formatCandidatureEnd } from '../../features/candidatures/format-stage.ts'
import { ProposeLink } from '../../features/interviews/propose-link.tsx'
import { usePathParam } from '../../platform/router/url-state.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { getCityFlag, formatLocalNow, useNow } from '../../platform/time/clock.ts'
import { DueLine, isUrgent } from '../../shared/due-line.tsx'
import { ButtonLink, Link } from '../../platform/router/link.tsx'
import { DataList } from '../../platform/list/data-list.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import styles from './layout.module.css'

type Profile = Payload<'candidatures', 'getCandidatureIntern'>
type Stage = Payload<'candidatures', 'getStage'>

/**
 * A plan with one of its candidates: requirements beside the candidate's profile, the hiring stage
 * and the other candidates.
 */
export default function PlanCandidateScreen() {
  const [id, candidate] = [usePathParam('id'), usePathParam('candidate')]
  const plan = useApiQuery('plans', 'getPlan', { params: { id } })
  const profile = useApiQuery('candidatures', 'getCandidatureIntern', { params: { id: candidate } })
  const stage = useApiQuery('candidatures', 'getStage', { params: { id: candidate } })
  const planName = plan.data?.payload.name || t('plans.list.untitled')
  useTitle(profile.data?.payload.name ?? t('candidate.title'), [
    { label: t('plans.list.title'), to: buildPath(paths.company.plans) },
    { label: planName, to: buildPath(paths.company.plan, { id }) },
  ])
  return (
    <ColumnLayout
      main={
        <QueryResult of={profile} name={t('candidate.title')}>
          {(profile) => (
            <QueryResult of={stage} name={t('candidate.title')}>
              {(at) => <Candidate plan={id} candidate={candidate} profile={profile} stage={at} />}
            </QueryResult>
          )}
        </QueryResult>
      }
      side={<Others plan={id} candidate={candidate} />}
    />
  )
}

/**
 * Whether to render an action: it is allowed, or the stage has it but this member is denied, in
 * which case the reason is shown.
 */
const isShown = (verdict: true | string) => verdict === true || verdict.startsWith('refused.')

function Candidate({
  plan,
  candidate,
  profile,
  stage,
}: {
  readonly plan: string
  readonly candidate: string
  readonly profile: Profile
  readonly stage: Stage
}) {
  const now = useNow()
  const badge = getCandidateBadge(stage)
  return (
    <Stack>
      <PersonLine
        name={profile.name}
        picture={profile.picture_url}
        country={getCityFlag(profile.country_code, profile.time_zone)}
        location={formatLocalNow(profile.time_zone, now)}
        size={72}
        heading="h1"
        badge={<Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>}
      >
        {stage.end_reason ? (
          <Meta>{formatCandidatureEnd(stage.end_reason, 'company')}</Meta>
        ) : stage.due_at ? (
          <Meta due={isUrgent(stage.turn === 'company', stage.due_at, now)}>
            <DueLine due={stage.due_at} isOwnTurn={stage.turn === 'company'} />
          </Meta>
        ) : null}
      </PersonLine>
      <CandidateButtons plan={plan} candidate={candidate} profile={profile} may={stage.may} />
      <HiddenNote intern={profile} />
      <PlanComparison plan={plan} profile={profile} />
      <FitCard profile={profile} />
    </Stack>
  )
}

interface CandidateButtonsProps {
  readonly plan: string
  readonly candidate: string
  readonly profile: Profile
  readonly may: Stage['may']
}

function CandidateButtons({ plan, candidate, profile, may }: CandidateButtonsProps) {
  const shortlist = useShortlistToggle(plan)
  return (
    <Group>
      <ButtonLink tone="primary" to={buildPath(paths.company.candidate, { candidate })}>
        {t('plans.candidate.open')}
      </ButtonLink>
      {may.proposeInterview === true ? (
        <ProposeLink intern={profile.intern_id} plan={plan} />
      ) : null}
      {isShown(may.shortlist) ? (
        <Button
          icon={<IconBookmark size={18} aria-hidden />}
          busy={shortlist.busy}
          disabledReason={may.shortlist === true ? null : translateKey(may.shortlist)}
          onClick={() => shortlist.press({ ...profile, shortlisted_for: [] })}
        >
          {t('candidate.shortlist')}
        </Button>
      ) : null}
      {isShown(may.unshortlist) ? (
        <Button
          busy={shortlist.busy}
          disabledReason={may.unshortlist === true ? null : translateKey(may.unshortlist)}
          onClick={() => shortlist.press({ ...profile, shortlisted_for: [plan] })}
        >
          {t('plans.candidate.unshortlist')}
        </Button>
      ) : null}
    </Group>
  )
}

/** The plan's other candidates, to go through them one by one. */
function Others({ plan, candidate }: { readonly plan: string; readonly candidate: string }) {
  const found = useApiQuery('candidatures', 'listCandidatures', {
    query: { plan_id: [plan], per_page: '100' },
  })
  return (
    <DataList
      title={t('plans.view.candidates')}
      of={found}
      empty={null}
      row={(row) => (
        <CardListItem key={row.candidature_id}>
          <Link
            className={row.candidature_id === candidate ? (styles['current'] ?? '') : ''}
            to={buildPath(paths.company.planCandidate, {
              id: plan,
              candidate: row.candidature_id,
            })}
            {...(row.candidature_id === candidate ? { 'aria-current': 'page' as const } : {})}
          >
            {row.intern.name}
          </Link>
          <Meta>
            {translateKey(getCandidateBadge(row).text)}
            {row.fits === null ? '' : ` · ${t('matching.fits', { fits: row.fits })}`}
          </Meta>
        </CardListItem>
      )}
    />
  )
}
