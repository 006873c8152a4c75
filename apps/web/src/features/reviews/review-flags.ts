import type { ApplicationSection } from '@fledge/domain/applications/application-sections.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import type { Review } from './review-name.ts'

interface ReviewFlag {
  readonly text: string
  /** Where it is read. */
  readonly section: ApplicationSection | null
}

/** Where a check is about. */
const sectionsByCheck: Readonly<Record<Review['checks'][number]['check'], ApplicationSection>> = {
  age: 'PERSONAL_INFORMATION',
  phone: 'PERSONAL_INFORMATION',
  dates: 'INTERNSHIP_PREFERENCE',
  experience: 'RESUME_PROFILE',
  videos: 'VIDEO_PROFILE',
}

/** Returns what is missing, and the checks that are not passed. */
export function listCheckFlags({
  missing,
  checks,
}: Pick<Review, 'missing' | 'checks'>): readonly ReviewFlag[] {
  return [
    ...missing.map(({ field, section }) => ({
      text: t('reviews.missing', { field: translateKey(`applications.field.${field}`) }),
      section,
    })),
    ...checks
      .filter(({ is_fine }) => !is_fine)
      .map(({ check, values }) => ({
        text: translateKey(`reviews.check.${check}.not`, values),
        section: sectionsByCheck[check],
      })),
  ]
}

/** Returns what needs a look before a decision: nothing for a clear case. */
export function listReviewFlags(review: Review): readonly ReviewFlag[] {
  const { duplicates } = review
  return [
    ...listCheckFlags(review),
    ...(duplicates.length > 0
      ? [{ text: t('desk.duplicates', { count: duplicates.length }), section: null }]
      : []),
    ...listChangedFlags(review),
  ]
}

/** The sections that changed since changes were requested. */
function listChangedFlags({ changed }: Review): readonly ReviewFlag[] {
  if (changed === null) return []
  if (changed.length === 0) return [{ text: t('desk.unchanged'), section: null }]
  return [...new Set(changed.map(({ section }) => section))].map((section) => ({
    text: t('desk.changed', { section: translateKey(`applications.section.${section}`) }),
    section,
  }))
}
