import { Button, IconButton } from '@fledge/ui/button.tsx'
import { Chip, Chips } from '@fledge/ui/chip.tsx'
import { FitBar, FitReasons } from '@fledge/ui/fit-bar.tsx'
import { Avatar, Flag } from '@fledge/ui/person.tsx'
import { useIsPhone } from '../../platform/router/use-phone.ts'
import { IconBookmark } from '@fledge/ui/icons/bookmark.tsx'
import { IconBookmarkFilled } from '@fledge/ui/icons/bookmark-filled.tsx'
import { IconEyeOff } from '@fledge/ui/icons/eye-off.tsx'
import type { ReactNode } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { getCityFlag, formatLocalNow, useNow } from '../../platform/time/clock.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { listFitReasons, formatFit } from '../../shared/format-match.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { prefetch } from '../../platform/http/prefetch.ts'
import { prefetchQueries } from '../../platform/router/prefetch-queries.ts'
import { useIntent } from '../../platform/router/use-intent.ts'
import styles from './browse.module.css'
import { toProfileInput } from './to-profile-input.ts'
import { toCandidateLink } from './to-candidate-link.ts'
import { useShortlistToggle } from './use-shortlist-toggle.ts'

export type BrowseCandidate = Payload<'browse', 'browseCandidates'>['candidates'][number]

/** Returns a line such as "Computer engineering, University of Lagos, free for 12 weeks". */
export function formatEducation(candidate: BrowseCandidate): string {
  const free = candidate.duration_weeks
    ? t('browse.card.free', { weeks: candidate.duration_weeks })
    : null
  return [candidate.major ?? candidate.career_field, candidate.university, free]
    .filter(Boolean)
    .join(', ')
}

interface CardProps {
  readonly candidate: BrowseCandidate
  readonly plan: string | null
  readonly onOpen: () => void
  readonly onHide?: () => void
  /** Additional line: who added the intern and when, or which filters don't match. */
  readonly note?: ReactNode
}

/** Intern in the browse list: summary, match with reasons, and actions. */
export function CandidateListCard({ candidate, plan, onOpen, onHide, note }: CardProps) {
  const phone = useIsPhone()
  const { match } = candidate
  return (
    <li className={styles['card']}>
      <Avatar name={candidate.name} picture={candidate.picture_url} size={56} />
      <div className={styles['who']}>
        <CardHead candidate={candidate} plan={plan} phone={phone} onOpen={onOpen} />
        <p className={styles['dim']}>{formatEducation(candidate)}</p>
        {note}
      </div>
      {match ? (
        <div className={styles['why']}>
          {phone ? (
            <FitBar barOnly label={formatFit(match)} reasons={listFitReasons(match)} />
          ) : null}
          <FitReasons reasons={listFitReasons(match)} />
          {phone ? null : <SkillChips candidate={candidate} />}
        </div>
      ) : null}
      <CardActions
        candidate={candidate}
        plan={plan}
        phone={phone}
        {...(onHide ? { onHide } : {})}
      />
    </li>
  )
}

function prefetchProfile(intern: string, plan: string | null): void {
  void import('./profile-sheet.tsx').catch(() => null)
  prefetchQueries([prefetch('browse', 'getInternProfile', toProfileInput(intern, plan))], {})
}

/** Name, location and, where there is space, the match. */
function CardHead({
  candidate,
  plan,
  phone,
  onOpen,
}: Pick<CardProps, 'candidate' | 'plan' | 'onOpen'> & { readonly phone: boolean }) {
  const now = useNow()
  const intent = useIntent(() => prefetchProfile(candidate.intern_id, plan))
  const { match } = candidate
  return (
    <div className={styles['head']}>
      <h2 className={styles['name']}>
        <button
          type="button"
          onClick={onOpen}
          {...intent}
          aria-label={t('browse.card.profile', { name: candidate.name })}
        >
          {candidate.name}
        </button>
      </h2>
      <span className={styles['place']}>
        <Flag country={getCityFlag(candidate.country_code, candidate.time_zone)} />
        {formatLocalNow(candidate.time_zone, now)}
      </span>
      {match && !phone ? (
        <span className={styles['fit']}>
          <FitBar end barOnly label={formatFit(match)} reasons={listFitReasons(match)} />
        </span>
      ) : null}
    </div>
  )
}

/** Required skills first, then the missing ones. */
function SkillChips({ candidate }: { readonly candidate: BrowseCandidate }) {
  const { match, skills } = candidate
  if (!match) return null
  const more = skills.length - match.skills_met.length
  return (
    <Chips>
      {match.skills_met.slice(0, 6).map((skill) => (
        <Chip key={skill} state="met">
          {skill}
        </Chip>
      ))}
      {match.skills_missing.slice(0, 2).map((skill) => (
        <Chip key={skill} state="missing">
          {skill}
        </Chip>
      ))}
      {more > 0 ? (
        <span className={styles['more']}>{t('browse.card.more', { count: more })}</span>
      ) : null}
    </Chips>
  )
}

function CardActions({
  candidate,
  plan,
  phone,
  onHide,
}: Pick<CardProps, 'candidate' | 'plan' | 'onHide'> & { readonly phone: boolean }) {
  const shortlist = useShortlistToggle(plan)
  const link = toCandidateLink(candidate, plan)
  return (
    <div className={styles['actions']}>
      <ButtonLink to={link.to} wide>
        {link.label}
      </ButtonLink>
      <ShortlistButton candidate={candidate} shortlist={shortlist} phone={phone} />
      {onHide ? <HideButton phone={phone} refused={shortlist.refused} onHide={onHide} /> : null}
    </div>
  )
}

interface ShortlistButtonProps {
  readonly candidate: BrowseCandidate
  readonly shortlist: ReturnType<typeof useShortlistToggle>
  readonly phone: boolean
}

function ShortlistButton({ candidate, shortlist, phone }: ShortlistButtonProps) {
  const isOn = shortlist.isOn(candidate)
  const icon = isOn ? (
    <IconBookmarkFilled size={18} aria-hidden />
  ) : (
    <IconBookmark size={18} aria-hidden />
  )
  const words = t(isOn ? 'browse.card.shortlisted' : 'browse.card.shortlist')
  const common = {
    onClick: () => shortlist.press(candidate),
    disabledReason: shortlist.refused,
    'aria-pressed': isOn,
  }
  return phone ? (
    <IconButton label={words} icon={icon} {...common} />
  ) : (
    <Button tone={isOn ? 'plain' : 'quiet'} size="small" icon={icon} {...common}>
      {words}
    </Button>
  )
}

interface HideButtonProps {
  readonly phone: boolean
  readonly refused: string | null
  readonly onHide: () => void
}

function HideButton({ phone, refused, onHide }: HideButtonProps) {
  const words = t('browse.card.notInterested')
  const icon = <IconEyeOff size={18} aria-hidden />
  return phone ? (
    <IconButton label={words} icon={icon} onClick={onHide} disabledReason={refused} />
  ) : (
    <Button tone="quiet" size="small" icon={icon} onClick={onHide} disabledReason={refused}>
      {words}
    </Button>
  )
}
