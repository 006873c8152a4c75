import { reviewedSteps } from '@fledge/domain/applications/application-sections.ts'
import { applicationBadges } from '@fledge/domain/applications/types.ts'
import { isOverdue } from '@fledge/domain/response-deadlines.ts'
import { getZoneCity } from '@fledge/kernel/dates.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Avatar, Flag } from '@fledge/ui/person.tsx'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import { IconCheck } from '@fledge/ui/icons/check.tsx'
import { IconMessage } from '@fledge/ui/icons/message.tsx'
import { memo, useEffect, useRef } from 'react'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { formatTimeInSentence, formatLocalNow, useNow } from '../../platform/time/clock.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import frame from '../../platform/list/review-frame.module.css'
import { useUser, useZone } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { useRecordedOpening } from '../../shared/use-recorded-opening.ts'
import { ReviewDecisionBar } from './review-decision-bar.tsx'
import { ReviewAside } from './review-aside.tsx'
import { ReviewSections } from './review-sections.tsx'
import { ReviewSummary } from './review-summary.tsx'
import { ShownReview } from './shown-review.ts'
import { getReviewName, type Review } from './review-name.ts'
import { useBegunReview } from './use-begun-review.ts'
import type { ReviewStepHandlers } from './use-review-decisions.ts'
import styles from './reviews.module.css'

interface StateProps {
  /** False while it is rendered ahead. */
  readonly isShown: boolean
  /** Whether the address names it. */
  readonly isOpen: boolean
  /** Whether the reviewer works through the queue, so that opening what was handed out begins it. */
  readonly isWorking: boolean
}

interface ApplicationReviewProps extends ReviewStepHandlers, StateProps {
  readonly id: string
}

// What is rendered ahead is not rendered again when it is shown: only the buttons change.
const [Summary, Answers, Aside] = [memo(ReviewSummary), memo(ReviewSections), memo(ReviewAside)]

/** Application as its reviewer sees it, with the decision buttons at the bottom. */
export function ApplicationReview({ id, ...props }: ApplicationReviewProps) {
  const review = useApiQuery('reviews', 'getReview', { params: { id } })
  useRecordedOpening('APPLICATION', id, review)
  return (
    <QueryResult
      of={review}
      name={t('reviews.title')}
      loading={
        <div className={frame['main']}>
          <div className={frame['title']}>
            <SkeletonLines lines={8} label={t('reviews.title')} />
          </div>
        </div>
      }
    >
      {(payload) => <LoadedReview loaded={payload} {...props} />}
    </QueryResult>
  )
}

interface LoadedReviewProps extends ReviewStepHandlers, StateProps {
  readonly loaded: Review
}

function LoadedReview({ loaded, isShown, isOpen, isWorking, ...after }: LoadedReviewProps) {
  const review = useBegunReview(loaded, { isShown, isWorking })
  return (
    <ShownReview value={isShown}>
      <div className={frame['main']}>
        <Head review={review} isFocused={isWorking} isOpen={isOpen} />
        <Summary review={review} />
        <Sections review={review} />
        <div className={frame['body']}>
          <Answers review={review} />
        </div>
        <ReviewDecisionBar review={review} {...after} />
      </div>
      <aside className={frame['side']}>
        <Aside review={review} />
      </aside>
    </ShownReview>
  )
}

/** Where the intern is, since when the application waits and by when it is decided, and whose it is. */
function useHeadFacts({ profile, owner, submitted_at, review_due_at }: Review): readonly string[] {
  const now = useNow()
  const zone = useZone()
  const user = useUser()
  const when = (at: string) => formatTimeInSentence(at, zone, now)
  return [
    formatLocalNow(profile.time_zone, now, getZoneCity(profile.time_zone)),
    submitted_at ? t('reviews.sent', { when: when(submitted_at) }) : null,
    review_due_at
      ? t(isOverdue(review_due_at, now) ? 'reviews.wasDue' : 'reviews.due', {
          when: when(review_due_at),
        })
      : null,
    owner
      ? owner.user_id === user.user_id
        ? t('deskOwner.sinceYou', { when: when(owner.since) })
        : t('deskOwner.since', { name: owner.name, when: when(owner.since) })
      : null,
  ].filter((part) => part !== null)
}

function isFocusVisible(): boolean {
  const { activeElement, body } = document
  return activeElement !== null && activeElement !== body && activeElement.checkVisibility()
}

interface HeadProps extends Pick<StateProps, 'isOpen'> {
  readonly review: Review
  /** Whether the heading takes the focus that was lost with the button of the previous decision. */
  readonly isFocused: boolean
}

function Head({ review, isFocused, isOpen }: HeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button may also be out of sight, with the previous application. Its dialog is removed once
    // this one is open, and until then nothing else can have the focus.
    if (isFocused && !isFocusVisible()) heading.current?.focus({ preventScroll: true })
  }, [isFocused, isOpen])
  const facts = useHeadFacts(review)
  const { profile } = review
  const badge = applicationBadges[review.status]
  return (
    <header className={frame['title']}>
      <Avatar name={getReviewName(review)} picture={profile.picture_url} size={56} />
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {getReviewName(review)} <Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>
        </h1>
        <p className={frame['dim']}>
          <Flag country={review.country_code} /> {facts.join(' · ')}
        </p>
      </div>
    </header>
  )
}

/** Links to the sections, each marked as complete, incomplete or commented. */
function Sections({ review }: { readonly review: Review }) {
  return (
    <nav className={styles['tabs']} aria-label={t('reviews.sections')}>
      {reviewedSteps.map((step, index) => {
        const commented = review.comments.some(
          (comment) => comment.section === step.section && comment.addressed_at === null,
        )
        const missing = review.missing.some((gap) => gap.section === step.section)
        return (
          <a
            key={step.section}
            className={styles['tab']}
            href={`#${step.section}`}
            data-missing={commented || missing ? '' : undefined}
          >
            {`${index + 1} `}
            {translateKey(`reviews.tab.${step.section}`)}{' '}
            {commented ? (
              <IconMessage size={16} aria-hidden />
            ) : missing ? null : (
              <IconCheck size={16} aria-hidden />
            )}
          </a>
        )
      })}
    </nav>
  )
}
