import { address, pages } from '@fledge/contract/pages.ts'
import { Button, IconButton } from '@fledge/ui/button.tsx'
import { Chip, Chips } from '@fledge/ui/chip.tsx'
import { FitBar, FitReasons } from '@fledge/ui/fit-bar.tsx'
import { Avatar, Flag } from '@fledge/ui/person.tsx'
import { isUnderWay } from '@fledge/domain/candidatures/rules.ts'
import { usePhone } from '../../platform/use-phone.ts'
import { IconBookmark, IconBookmarkFilled, IconEyeOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Payload } from '../../platform/client.ts'
import { placeFlag, placeNow, useNow } from '../../platform/clock.ts'
import { ButtonLink } from '../../platform/link.tsx'
import { fitReasons, fitSays } from '../../platform/match-words.ts'
import { t } from '../../platform/use-texts.ts'
import styles from './browse.module.css'
import { useShortlistPress } from './shortlist-press.ts'

export type Candidate = Payload<'browse', 'browseCandidates'>['candidates'][number]

/** "Computer engineering, University of Lagos, free for 12 weeks". */
export function educationOf(one: Candidate): string {
  const free = one.duration_weeks ? t('browse.card.free', { weeks: one.duration_weeks }) : null
  return [one.major ?? one.career_field, one.university, free].filter(Boolean).join(', ')
}

interface CardProps {
  readonly candidate: Candidate
  readonly plan: string | null
  readonly onOpen: () => void
  readonly onHide?: () => void
  /** Besides: who added it and when, or what the filters miss. */
  readonly note?: ReactNode
}

/** A card of browse: who, how well and why, what to do. */
export function CandidateCard({ candidate, plan, onOpen, onHide, note }: CardProps) {
  const now = useNow()
  const phone = usePhone()
  const { match } = candidate
  const place = (
    <span className={styles['place']}>
      <Flag country={placeFlag(candidate.country_code, candidate.time_zone)} />
      {placeNow(candidate.time_zone, now)}
    </span>
  )
  return (
    <li className={styles['card']}>
      <Avatar name={candidate.name} picture={candidate.picture_url} size={56} />
      <div className={styles['who']}>
        <div className={styles['head']}>
          <h2 className={styles['name']}>
            <button
              type="button"
              onClick={onOpen}
              aria-label={t('browse.card.profile', { name: candidate.name })}
            >
              {candidate.name}
            </button>
          </h2>
          {place}
          {match && !phone ? (
            <span className={styles['fit']}>
              <FitBar end barOnly says={fitSays(match)} reasons={fitReasons(match)} />
            </span>
          ) : null}
        </div>
        <p className={styles['dim']}>{educationOf(candidate)}</p>
        {note}
      </div>
      {match ? (
        <div className={styles['why']}>
          {phone ? <FitBar barOnly says={fitSays(match)} reasons={fitReasons(match)} /> : null}
          <FitReasons reasons={fitReasons(match)} />
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

/** Skills asked for first, then those that are missing. */
function SkillChips({ candidate }: { readonly candidate: Candidate }) {
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
  const shortlist = useShortlistPress(plan)
  const propose =
    candidate.candidature && isUnderWay(candidate.candidature.stage)
      ? {
          to: address(pages.company.candidate, { candidate: candidate.candidature.candidature_id }),
          label: t('browse.card.open'),
        }
      : {
          to: address(
            pages.company.propose,
            { intern: candidate.intern_id },
            { plan: plan ?? candidate.match?.plan_id },
          ),
          label: t('browse.card.propose'),
        }
  const isOn = shortlist.isOn(candidate)
  const icon = isOn ? (
    <IconBookmarkFilled size={18} aria-hidden />
  ) : (
    <IconBookmark size={18} aria-hidden />
  )
  const words = t(isOn ? 'browse.card.shortlisted' : 'browse.card.shortlist')
  const common = {
    onClick: () => shortlist.press(candidate),
    busy: shortlist.busy,
    refused: shortlist.refused,
    'aria-pressed': isOn,
  }
  return (
    <div className={styles['actions']}>
      <ButtonLink to={propose.to} wide>
        {propose.label}
      </ButtonLink>
      {phone ? (
        <IconButton label={words} icon={icon} {...common} />
      ) : (
        <Button tone={isOn ? 'plain' : 'quiet'} size="small" icon={icon} {...common}>
          {words}
        </Button>
      )}
      {!onHide ? null : phone ? (
        <IconButton
          label={t('browse.card.notInterested')}
          icon={<IconEyeOff size={18} aria-hidden />}
          onClick={onHide}
          refused={shortlist.refused}
        />
      ) : (
        <Button
          tone="quiet"
          size="small"
          icon={<IconEyeOff size={18} aria-hidden />}
          onClick={onHide}
          refused={shortlist.refused}
        >
          {t('browse.card.notInterested')}
        </Button>
      )}
    </div>
  )
}
