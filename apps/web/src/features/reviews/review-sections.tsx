import { additionalQuestions } from '@fledge/domain/applications/additional-questions.ts'
import type { ApplicationSection } from '@fledge/domain/applications/application-sections.ts'
import { videoQuestions } from '@fledge/domain/profiles/types.ts'
import { formatDate, getZoneCity } from '@fledge/kernel/dates.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { FactList } from '@fledge/ui/card.tsx'
import { Chip, Chips } from '@fledge/ui/chip.tsx'
import { IconFileText } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { formatMonthAndYear } from '../../shared/format-match.ts'
import frame from '../../platform/list/review-frame.module.css'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import type { Review } from './review-name.ts'
import { SectionComment } from './section-comment.tsx'
import styles from './reviews.module.css'

interface PartProps {
  readonly review: Review
}

/** Answers by section, each followed by its comment. */
export function ReviewSections({ review }: PartProps) {
  return (
    <>
      <Section review={review} section="PERSONAL_INFORMATION">
        <Personal review={review} />
      </Section>
      <Section review={review} section="CAREER_FIELD">
        <Field review={review} />
      </Section>
      <Section review={review} section="INTERNSHIP_PREFERENCE">
        <Preference review={review} />
      </Section>
      <Section review={review} section="ADDITIONAL_QUESTIONS">
        <Questions review={review} />
      </Section>
      <Section
        review={review}
        section="RESUME_PROFILE"
        side={review.resume ? <ResumeLink resume={review.resume} /> : null}
      >
        <Resume review={review} />
      </Section>
      <Section
        review={review}
        section="VIDEO_PROFILE"
        side={
          <span className={styles['file']}>
            {t('reviews.videos', { count: review.videos.length, of: videoQuestions.length })}
          </span>
        }
      >
        <Videos review={review} />
      </Section>
    </>
  )
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
}: PartProps & {
  readonly section: ApplicationSection
  readonly side?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <section id={section} aria-label={translateKey(`applications.section.${section}`)}>
      <div className={styles['sectionHead']}>
        <h2>{translateKey(`applications.section.${section}`)}</h2>
        {side}
      </div>
      {children}
      <SectionComment key={review.status} review={review} section={section} />
    </section>
  )
}

const renderNone = () => <span className={frame['dim']}>{t('reviews.none')}</span>
const renderChips = (labels: readonly string[]) =>
  labels.length === 0 ? (
    renderNone()
  ) : (
    <Chips>
      {labels.map((label) => (
        <Chip key={label}>{label}</Chip>
      ))}
    </Chips>
  )

function Personal({ review: { profile, labels } }: PartProps) {
  const level = profile.english_proficiency
  return (
    <FactList
      facts={[
        {
          name: translateKey('applications.field.birthDate'),
          value: formatDate(profile.intern_dob),
        },
        { name: t('reviews.field.email'), value: profile.email },
        {
          name: translateKey('applications.field.phone'),
          value: profile.phone
            ? `${profile.phone}, ${profile.is_phone_verified ? t('reviews.phone.yes') : t('reviews.phone.no')}`
            : renderNone(),
        },
        {
          name: translateKey('applications.field.citizenship'),
          value: labels.citizenship ?? renderNone(),
        },
        {
          name: translateKey('applications.field.timeZone'),
          value: getZoneCity(profile.time_zone),
        },
        {
          name: translateKey('applications.field.englishProficiency'),
          value: level ? translateKey(`applications.english.${level}`) : renderNone(),
        },
        ...Object.entries(profile.low_english).map(([variant, answer]) => ({
          name: translateKey(`profiles.english.${variant}`),
          value: answer,
        })),
      ]}
    />
  )
}

function Field({ review: { labels } }: PartProps) {
  return (
    <FactList
      facts={[
        {
          name: translateKey('applications.field.careerFields'),
          value: labels.career_field ?? renderNone(),
        },
        {
          name: translateKey('applications.field.specialisations'),
          value: renderChips(labels.specialisations),
        },
        { name: translateKey('applications.field.skills'), value: renderChips(labels.skills) },
        {
          name: translateKey('applications.field.interestedProjects'),
          value: renderChips(labels.projects),
        },
      ]}
    />
  )
}

function Preference({ review }: PartProps) {
  const { start_month, duration_weeks, hours_a_week, goals, heard_from } = review.profile
  return (
    <FactList
      facts={[
        {
          name: t('reviews.field.when'),
          value:
            start_month && duration_weeks && hours_a_week
              ? `${t('reviews.field.start', { month: formatMonthAndYear(start_month) })}, ${t('reviews.field.weeks', { weeks: duration_weeks, hours: hours_a_week })}`
              : renderNone(),
        },
        ...(goals ? [{ name: t('reviews.field.goals'), value: goals }] : []),
        ...(heard_from ? [{ name: t('reviews.field.heardFrom'), value: heard_from }] : []),
        {
          name: t('reviews.field.times'),
          value: review.has_availability ? t('reviews.times.yes') : t('reviews.times.no'),
        },
      ]}
    />
  )
}

function Questions({ review }: PartProps) {
  return additionalQuestions.map((question) => {
    const answer = review.additional_answers[question.id]
    const option = question.options.find((one) => one.id === answer)
    return (
      <div key={question.id} className={styles['answer']}>
        <p className={styles['question']}>{translateKey(question.text)}</p>
        {option ? translateKey(option.text) : answer || renderNone()}
      </div>
    )
  })
}

type Entry = Review['education'][number]
const formatEntryDates = (entry: Entry) =>
  entry.from
    ? ` ${formatMonthAndYear(entry.from)} – ${entry.to ? formatMonthAndYear(entry.to) : t('reviews.present')}`
    : ` · ${t('reviews.undated')}`
const formatEntryLine = (entry: Entry) =>
  [entry.degree ?? entry.title, entry.school ?? entry.place].filter(Boolean).join(', ')

const findFile = (entry: Entry) => {
  const id = entry.certificate_file_id ?? entry.file_id
  return id ? buildEndpointUrl('files', 'getFile', { params: { id } }) : undefined
}

function Entries({
  entries,
  dated,
}: {
  readonly entries: readonly Entry[]
  readonly dated?: boolean
}) {
  if (entries.length === 0) return renderNone()
  return entries.map((entry) => (
    <div key={entry.entry_id} className={styles['entry']}>
      {entry.url ? (
        <a href={entry.url} target="_blank" rel="noreferrer nofollow">
          {formatEntryLine(entry)}
        </a>
      ) : (
        formatEntryLine(entry)
      )}
      {dated ? <span className={frame['dim']}>{formatEntryDates(entry)}</span> : null}
      {entry.is_certification ? (
        <>
          {' '}
          <Badge tone="teal">{t('reviews.certificate')}</Badge>
        </>
      ) : null}
      {findFile(entry) ? (
        <p>
          <a className={styles['file']} href={findFile(entry)} target="_blank" rel="noreferrer">
            <IconFileText size={16} aria-hidden />
            {entry.file_name}
          </a>
        </p>
      ) : null}
      {entry.text ? <p className={frame['dim']}>{entry.text}</p> : null}
    </div>
  ))
}

function Resume({ review }: PartProps) {
  return (
    <FactList
      facts={[
        {
          name: translateKey('applications.field.education'),
          value: <Entries entries={review.education} dated />,
        },
        {
          name: translateKey('applications.field.experience'),
          value: <Entries entries={review.experience} dated />,
        },
        {
          name: translateKey('applications.field.portfolio'),
          value: <Entries entries={review.portfolio} />,
        },
        {
          name: translateKey('applications.field.introduction'),
          value: review.profile.introduction ?? renderNone(),
        },
      ]}
    />
  )
}

function Videos({ review }: PartProps) {
  return review.videos.map((video) => (
    <div key={video.question} className={styles['video']}>
      {/* Spoken by the intern; a transcript does not exist. */}
      <video
        controls
        preload="metadata"
        src={video.url}
        aria-label={translateKey(`profiles.video.${video.question}`)}
      >
        <track kind="captions" />
      </video>
      <div>
        <p>{translateKey(`profiles.video.${video.question}`)}</p>
        <p className={frame['dim']}>{t('reviews.seconds', { seconds: video.seconds })}</p>
      </div>
    </div>
  ))
}
