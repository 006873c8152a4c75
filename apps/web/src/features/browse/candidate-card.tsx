import { address, pages } from '@fledge/contract/pages.ts'
import { Button, IconButton } from '@fledge/ui/button.tsx'
import { Chip, Chips } from '@fledge/ui/chip.tsx'
import { FitBar, FitReasons } from '@fledge/ui/fit-bar.tsx'
import { Avatar, Flag } from '@fledge/ui/person.tsx'
import { isUnderWay } from '@fledge/domain/candidatures/rules.ts'
import { useMediaQuery } from '@mantine/hooks'
import { IconBookmark, IconBookmarkFilled, IconEyeOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Payload } from '../../platform/client.ts'
import { placeNow, useNow } from '../../platform/clock.ts'
import { ButtonLink } from '../../platform/link.tsx'
import { fitReasons, fitSays } from '../../platform/match-words.ts'
import { showToast } from '../../platform/notes.ts'
import { useCall } from '../../platform/query.ts'
import { useUser } from '../../platform/session.ts'
import { say, t } from '../../platform/use-texts.ts'
import styles from './browse.module.css'

export type Candidate = Payload<'browse', 'browseCandidates'>['candidates'][number]

/** "Computer engineering, University of Lagos, free for 12 weeks". */
export function educationOf(one: Candidate): string {
  const free = one.duration_weeks ? t('browse.card.free', { weeks: one.duration_weeks }) : null
  return [one.major ?? one.career_field, one.university, free].filter(Boolean).join(', ')
}

/** What may be pressed, as the server will answer it too. */
export function useShortlistPress(plan: string | null) {
  const user = useUser()
  const save = useCall('shortlist', 'saveToShortlist')
  const remove = useCall('shortlist', 'removeFromShortlist')
  const isAllowed = user.role === 'ADMIN' || user.permissions.includes('SHORTLIST_CANDIDATE')
  const press = (one: { intern_id: string; name: string; is_shortlisted: boolean }) => {
    const body = { intern_id: one.intern_id, io_id: plan }
    const back = () => (one.is_shortlisted ? save : remove).mutate({ body })
    ;(one.is_shortlisted ? remove : save).mutate({ body }, { onSuccess: () => showToast(t(one.is_shortlisted ? 'browse.removed' : 'browse.saved', { name: one.name }), { label: t('common.btn.undo'), act: back }) })
  }
  return { press, busy: save.isPending || remove.isPending, refused: isAllowed ? null : say('refused.shortlist') }
}

interface CardProps {
  readonly candidate: Candidate
  readonly plan: string | null
  readonly onOpen: () => void
  readonly onHide?: () => void
  /** Instead of the reasons: who added it and when. */
  readonly note?: ReactNode
}

/** A card of browse: who, how well and why, what to do. */
export function CandidateCard({ candidate, plan, onOpen, onHide, note }: CardProps) {
  const now = useNow()
  const phone = useMediaQuery('(max-width: 37.5em)')
  const { match } = candidate
  const place = <span className={styles['place']}><Flag country={candidate.country_code} />{placeNow(candidate.time_zone, now)}</span>
  return (
    <li className={styles['card']}>
      <Avatar name={candidate.name} picture={candidate.picture_url} size={56} />
      <div className={styles['who']}>
        <div className={styles['head']}>
          <h2 className={styles['name']}><button type="button" onClick={onOpen} aria-label={t('browse.card.profile', { name: candidate.name })}>{candidate.name}</button></h2>
          {place}
          {match && !phone ? <span className={styles['fit']}><FitBar barOnly says={fitSays(match)} reasons={fitReasons(match)} /></span> : null}
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
      <CardActions candidate={candidate} plan={plan} phone={phone ?? false} {...(onHide ? { onHide } : {})} />
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
      {match.skills_met.slice(0, 6).map((skill) => <Chip key={skill} state="met">{skill}</Chip>)}
      {match.skills_missing.slice(0, 2).map((skill) => <Chip key={skill} state="missing">{skill}</Chip>)}
      {more > 0 ? <span className={styles['more']}>{t('browse.card.more', { count: more })}</span> : null}
    </Chips>
  )
}

function CardActions({ candidate, plan, phone, onHide }: Pick<CardProps, 'candidate' | 'plan' | 'onHide'> & { readonly phone: boolean }) {
  const shortlist = useShortlistPress(plan)
  const propose = candidate.candidature && isUnderWay(candidate.candidature.stage)
    ? { to: address(pages.company.candidate, { candidate: candidate.candidature.candidature_id }), label: t('browse.card.open') }
    : { to: address(pages.company.propose, { intern: candidate.intern_id }, { plan: plan ?? candidate.match?.plan_id }), label: t('browse.card.propose') }
  const icon = candidate.is_shortlisted ? <IconBookmarkFilled size={18} aria-hidden /> : <IconBookmark size={18} aria-hidden />
  const words = t(candidate.is_shortlisted ? 'browse.card.shortlisted' : 'browse.card.shortlist')
  const common = { onClick: () => shortlist.press(candidate), busy: shortlist.busy, refused: shortlist.refused, 'aria-pressed': candidate.is_shortlisted }
  return (
    <div className={styles['actions']}>
      <ButtonLink to={propose.to} wide>{propose.label}</ButtonLink>
      {phone ? <IconButton label={words} icon={icon} {...common} /> : <Button tone={candidate.is_shortlisted ? 'plain' : 'quiet'} size="small" icon={icon} {...common}>{words}</Button>}
      {!onHide ? null : phone ? <IconButton label={t('browse.card.notInterested')} icon={<IconEyeOff size={18} aria-hidden />} onClick={onHide} refused={shortlist.refused} /> : <Button tone="quiet" size="small" icon={<IconEyeOff size={18} aria-hidden />} onClick={onHide} refused={shortlist.refused}>{t('browse.card.notInterested')}</Button>}
    </div>
  )
}
