import { additionalQuestions } from '@fledge/domain/applications/additional-questions.ts'
import {
  type ApplicationSection,
  reviewedSteps,
} from '@fledge/domain/applications/application-sections.ts'
import { FactList } from '@fledge/ui/card.tsx'
import { IconFileText } from '@fledge/ui/icons/file-text.tsx'
import type { ReactNode } from 'react'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { renderNone } from './render-none.tsx'
import type { Review } from './review-name.ts'
import { listReviewedFacts } from './reviewed-facts.tsx'
import { ReviewVideos, VideoHead } from './review-videos.tsx'
import { SectionComment } from './section-comment.tsx'
import { useSectionKeys } from './use-section-keys.ts'
import styles from './reviews.module.css'

interface PartProps {
  readonly review: Review
}
interface SectionProps extends PartProps {
  readonly section: ApplicationSection
}

/** Answers by section, each followed by its comment. */
export function ReviewSections({ review }: PartProps) {
  useSectionKeys()
  return reviewedSteps.map(({ section }) => (
    <Section key={section} review={review} section={section} side={renderSide(section, review)}>
      <SectionAnswers review={review} section={section} />
    </Section>
  ))
}

function renderSide(section: ApplicationSection, { resume, videos }: Review): ReactNode {
  if (section === 'RESUME_PROFILE') return resume ? <ResumeLink resume={resume} /> : null
  return section === 'VIDEO_PROFILE' ? <VideoHead videos={videos} /> : null
}

function SectionAnswers({ review, section }: SectionProps) {
  if (section === 'ADDITIONAL_QUESTIONS') return <Questions review={review} />
  if (section === 'VIDEO_PROFILE') return <ReviewVideos videos={review.videos} />
  return <FactList facts={listReviewedFacts(section, review)} />
}

function ResumeLink({ resume }: { readonly resume: NonNullable<Review['resume']> }) {
  return (
    <a className={styles['file']} href={resume.url} target="_blank" rel="noreferrer">
      <IconFileText size={16} aria-hidden />
      {resume.name} · {t('reviews.file.size', { kb: Math.ceil(resume.size / 1024) })}
    </a>
  )
}

function Section({
  review,
  section,
  side,
  children,
}: SectionProps & { readonly side: ReactNode; readonly children: ReactNode }) {
  return (
    <section
      id={section}
      tabIndex={-1}
      aria-label={translateKey(`applications.section.${section}`)}
    >
      <div className={styles['sectionHead']}>
        <h2>{translateKey(`applications.section.${section}`)}</h2>
        {side}
      </div>
      {children}
      <SectionComment key={review.status} review={review} section={section} />
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
