import type { ApplicationSection } from '@fledge/domain/applications/application-sections.ts'
import { IconAlertTriangle } from '@fledge/ui/icons/alert-triangle.tsx'
import { IconCircleCheck } from '@fledge/ui/icons/circle-check.tsx'
import { formatMonthAndYear } from '../../shared/format-match.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import frame from '../../platform/list/review-frame.module.css'
import { listReviewFlags } from './review-flags.ts'
import type { Review } from './review-name.ts'
import styles from './reviews.module.css'

/** The facts that most decisions depend on, and what needs a look, with links to the sections. */
export function ReviewSummary({ review }: { readonly review: Review }) {
  const flags = listReviewFlags(review)
  return (
    <section className={styles['summary']} aria-label={t('desk.summary')} data-summary>
      <ul>
        {listFacts(review).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {flags.length === 0 ? (
        <p>
          <IconCircleCheck size={18} className={frame['fine']} aria-hidden />
          {t('desk.clear', { count: review.checks.length })}
        </p>
      ) : (
        <ul className={frame['checks']}>
          {flags.map((flag) => (
            <li key={flag.text}>
              <IconAlertTriangle size={18} className={frame['warn']} aria-hidden />
              <FlagText {...flag} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface FlagTextProps {
  readonly text: string
  readonly section: ApplicationSection | null
}

const FlagText = ({ text, section }: FlagTextProps) =>
  section ? <a href={`#${section}`}>{text}</a> : text

function listFacts({ profile, labels, experience, changed }: Review): readonly string[] {
  const { start_month: month, duration_weeks: weeks, hours_a_week: hours } = profile
  const study = [labels['education_level_id']?.[0], profile.major, profile.university_name]
  return [
    labels['career_field_id']?.join(', '),
    study.filter(Boolean).join(', '),
    month && weeks && hours
      ? `${formatMonthAndYear(month)}, ${t('reviews.field.weeks', { weeks, hours })}`
      : undefined,
    profile.english_proficiency
      ? t('desk.english', {
          level: translateKey(`applications.english.${profile.english_proficiency}`),
        })
      : undefined,
    t('desk.experience', { count: experience.length }),
    t(changed ? 'desk.resubmitted' : 'desk.first'),
  ].filter((fact): fact is string => fact !== undefined && fact !== '')
}
