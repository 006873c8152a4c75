import type { getCandidateBadge } from '@fledge/domain/dashboards/status-badge.ts'
import { isOfferableStage } from '@fledge/domain/candidatures/rules.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import { IconBookmark } from '@fledge/ui/icons/bookmark.tsx'
import { type ComponentProps, useState } from 'react'
import { useShortlistToggle } from '../../features/browse/use-shortlist-toggle.ts'
import styles from '../../features/candidatures/candidatures.module.css'
import { DisqualifyDialog } from '../../features/candidatures/disqualify-dialog.tsx'
import { formatCandidatureEnd } from '../../features/candidatures/format-stage.ts'
import { ProposeLink } from '../../features/interviews/propose-link.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { formatNearTime, getCityFlag, formatLocalNow, useNow } from '../../platform/time/clock.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'

type Profile = Payload<'candidatures', 'getCandidatureIntern'>
type Stage = Payload<'candidatures', 'getStage'>

interface CandidateHeadProps {
  readonly id: string
  readonly profile: Profile
  readonly stage: Stage
  readonly badge: ReturnType<typeof getCandidateBadge>
}

/** The candidate, the hiring stage and the actions available now. */
export function CandidateHead({ id, profile, stage, badge }: CandidateHeadProps) {
  const now = useNow()
  const [ending, setEnding] = useState(false)
  return (
    <div className={styles['top']}>
      <PersonLine
        name={profile.name}
        picture={profile.picture_url}
        country={getCityFlag(profile.country_code, profile.time_zone)}
        location={describeLocation(profile, now)}
        size={72}
        heading="h1"
        badge={<Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>}
      >
        {formatCandidatureEnd(stage.end_reason, 'company') ? <EndReason stage={stage} /> : null}
      </PersonLine>
      <HeadButtons id={id} profile={profile} stage={stage} onEnd={() => setEnding(true)} />
      {ending ? (
        <DisqualifyDialog candidature={id} name={profile.name} onClose={() => setEnding(false)} />
      ) : null}
    </div>
  )
}

/**
 * Returns the candidate's location and local time, the hours both sides share and the field of
 * study.
 */
function describeLocation(profile: Profile, now: Date): string {
  const hours = profile.match?.reasons.find((reason) => reason.code === 'WORKING_HOURS')?.values[
    'hours'
  ]
  return [
    formatLocalNow(profile.time_zone, now),
    hours === undefined ? '' : t('matching.short.WORKING_HOURS', { hours }),
    [profile.major, profile.university].filter(Boolean).join(', '),
  ]
    .filter(Boolean)
    .join(' · ')
}

function EndReason({ stage }: { readonly stage: Stage }) {
  const [now, zone] = [useNow(), useZone()]
  return (
    <p className={styles['dim']}>
      {t('candidate.endReason', { reason: formatCandidatureEnd(stage.end_reason, 'company') })}
      {stage.end_note ? `. “${stage.end_note}”` : ''} ·{' '}
      {formatNearTime(stage.stage_since, zone, now)}
    </p>
  )
}

interface HeadButtonsProps extends Omit<CandidateHeadProps, 'badge'> {
  readonly onEnd: () => void
}

function HeadButtons({ id, profile, stage, onEnd }: HeadButtonsProps) {
  const hire = useApiMutation('offers', 'markHired', {
    onDone: () => showToast(t('candidate.hired', { name: profile.name })),
  })
  const shortlist = useShortlistToggle(
    profile.candidature?.plan_id ?? profile.match?.plan_id ?? null,
  )
  const { may } = stage
  return (
    <div className={styles['buttons']}>
      <StageButton tone="danger" verdict={may.disqualify} onClick={onEnd}>
        {t('candidate.disqualify')}
      </StageButton>
      <StageButton
        busy={shortlist.busy}
        verdict={may.shortlist}
        icon={<IconBookmark size={18} aria-hidden />}
        onClick={() => shortlist.press({ ...profile, shortlisted_for: [] })}
      >
        {t('candidate.shortlist')}
      </StageButton>
      {may.proposeInterview === true ? (
        <ProposeLink
          tone={isOfferableStage(stage.stage) ? 'plain' : 'primary'}
          intern={profile.intern_id}
          plan={profile.match?.plan_id}
        />
      ) : null}
      <StageButton
        tone="primary"
        busy={hire.isPending}
        verdict={may.hire}
        onClick={() => hire.mutate({ params: { id }, body: {} })}
      >
        {t('candidate.hire')}
      </StageButton>
    </div>
  )
}

interface StageButtonProps extends Omit<ComponentProps<typeof Button>, 'refused'> {
  readonly verdict: true | string
}

/**
 * Button that is rendered while the stage has its transition; if the action is denied for another
 * reason, the button shows that reason.
 */
function StageButton({ verdict, ...rest }: StageButtonProps) {
  if (verdict === 'errors.ILLEGAL_TRANSITION') return null
  return <Button {...rest} disabledReason={verdict === true ? null : translateKey(verdict)} />
}
