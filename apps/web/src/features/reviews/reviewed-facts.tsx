import { listPageItems } from '@fledge/domain/applications/application-form.ts'
import type {
  ApplicationSection,
  DeclaredPart,
} from '@fledge/domain/applications/application-sections.ts'
import { type FormItem, isFormField } from '@fledge/domain/profiles/form-field.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { ReviewEntries } from './review-entries.tsx'
import type { Review } from './review-name.ts'
import { listReviewedField, type ReviewedFacts } from './reviewed-fields.tsx'

/** Parts with more than one value; questions, files and videos are shown next to the facts. */
const factsByPart: Readonly<Record<DeclaredPart['key'], (review: Review) => ReviewedFacts>> = {
  lowEnglish: ({ profile }) =>
    Object.entries(profile.low_english).map(([variant, answer]) => ({
      name: translateKey(`profiles.english.${variant}`),
      value: answer,
    })),
  availability: ({ has_availability }) => [
    {
      name: t('reviews.field.times'),
      value: has_availability ? t('reviews.times.yes') : t('reviews.times.no'),
    },
  ],
  education: ({ education }) => [
    {
      name: translateKey('applications.field.education'),
      value: <ReviewEntries entries={education} dated />,
    },
  ],
  experience: ({ experience }) => [
    {
      name: translateKey('applications.field.experience'),
      value: <ReviewEntries entries={experience} dated />,
    },
  ],
  portfolio: ({ portfolio }) => [
    {
      name: translateKey('applications.field.portfolio'),
      value: <ReviewEntries entries={portfolio} />,
    },
  ],
  additionalQuestions: () => [],
  diversity: () => [],
  identityDocuments: () => [],
  resume: () => [],
  videoAnswers: () => [],
}

function listItemFacts(item: FormItem, review: Review): ReviewedFacts {
  if (isFormField(item)) return listReviewedField(item, review)
  // Everything that is not a field is a declared part.
  return factsByPart[item.key as DeclaredPart['key']](review)
}

/** Returns what reviewers see of a section, in the order of its page. */
export const listReviewedFacts = (section: ApplicationSection, review: Review): ReviewedFacts =>
  listPageItems(section).flatMap((item) => listItemFacts(item, review))
