import { additionalQuestions } from '@fledge/domain/applications/additional-questions.ts'
import {
  type ApplicationSection,
  reviewedSteps,
} from '@fledge/domain/applications/application-sections.ts'
import { FactList } from '@fledge/ui/card.tsx'
import { type ReactNode, use, useEffect } from 'react'
import { translateKey } from '../../platform/i18n/use-texts.ts'
import { renderNone } from './render-none.tsx'
import type { Review } from './review-name.ts'
import { listReviewedFacts } from './reviewed-facts.tsx'
import { ReviewResume } from './review-resume.tsx'
import { ReviewVideos, VideoHead } from './review-videos.tsx'
import { ShownReview } from './shown-review.ts'
import { SectionComment } from './section-comment.tsx'
import { useSectionKeys } from './use-section-keys.ts'
import styles from './reviews.module.css'

interface PartProps {
  readonly review: Review
}
interface SectionProps extends PartProps {
  readonly section: ApplicationSection
}

/** Shows the section that a link to this application names, which was not there when it was followed. */
function useLinkedSection(id: string): void {
  const isShown = use(ShownReview)
  useEffect(() => {
    const { pathname, hash } = window.location
    if (isShown && hash !== '' && pathname.endsWith(id))
      document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' })
  }, [isShown, id])
}

/** Answers by section, each followed by its comment. */
export function ReviewSections({ review }: PartProps) {
  useSectionKeys()
  useLinkedSection(review.application_id)
  return reviewedSteps.map(({ section }) => (
    <Section key={section} review={review} section={section} side={renderSide(section, review)}>
      <SectionAnswers review={review} section={section} />
    </Section>
  ))
}

const renderSide = (section: ApplicationSection, { videos }: Review): ReactNode =>
  section === 'VIDEO_PROFILE' ? <VideoHead videos={videos} /> : null

function SectionAnswers({ review, section }: SectionProps) {
  if (section === 'ADDITIONAL_QUESTIONS') return <Questions review={review} />
  if (section === 'VIDEO_PROFILE') return <ReviewVideos videos={review.videos} />
  const facts = <FactList facts={listReviewedFacts(section, review)} />
  if (section !== 'RESUME_PROFILE' || !review.resume) return facts
  return (
    <>
      {facts}
      <ReviewResume resume={review.resume} />
    </>
  )
}

function Section({
  review,
  section,
  side,
  children,
}: SectionProps & { readonly side: ReactNode; readonly children: ReactNode }) {
  return (
    <SectionFrame section={section}>
      <div className={styles['sectionHead']}>
        <h2>{translateKey(`applications.section.${section}`)}</h2>
        {side}
      </div>
      {children}
      <SectionComment key={review.status} review={review} section={section} />
    </SectionFrame>
  )
}

interface SectionFrameProps {
  readonly section: ApplicationSection
  readonly children: ReactNode
}

/** A section that links and keys open; while it is rendered ahead, the open application has the id. */
function SectionFrame({ section, children }: SectionFrameProps) {
  return (
    <section
      id={use(ShownReview) ? section : undefined}
      tabIndex={-1}
      aria-label={translateKey(`applications.section.${section}`)}
    >
      {children}
    </section>
  )
}

function Questions({ review }: PartProps) {
  return additionalQuestions.map((question) => {
    const answer = review.additional_answers[question.id]
    const option = question.options.find(({ id }) => id === answer)
    return (
      <div key={question.id} className={styles['answer']}>
        <p className={styles['question']}>{translateKey(question.text)}</p>
        {option ? translateKey(option.text) : answer || renderNone()}
      </div>
    )
  })
}
