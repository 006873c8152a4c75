import { additionalQuestions } from '@fledge/domain/applications/additional-questions.ts'
import { listPageItems } from '@fledge/domain/applications/application-form.ts'
import {
  type DeclaredPart,
  reviewedSteps,
} from '@fledge/domain/applications/application-sections.ts'
import type { ApplicationSnapshot } from '@fledge/domain/applications/changed-sections.ts'
import {
  type FormField,
  type FormItem,
  getLabelKey,
  isFormField,
} from '@fledge/domain/profiles/form-field.ts'
import { formatDate, formatTime, getZoneCity } from '@fledge/kernel/dates.ts'
import { getDateFormat } from '@fledge/kernel/date-format.ts'
import { translate } from '../../platform/texts.ts'
import type { ApplicationRow, loadApplicationDetails } from '../applications/public.ts'
import type { ChoiceLabels } from './choice-labels.ts'
import type { ReviewFactsRow } from './queries/reviews.queries.ts'

type ApplicationDetails = Awaited<ReturnType<typeof loadApplicationDetails>>['details']
type Entry = ApplicationDetails['education'][number]

/** Formats "2026-05" or a day of that month as "May 2026". A year alone is unchanged. */
function formatSnapshotMonth(day: string | null | undefined): string {
  const month = /^\d{4}-\d\d/.exec(day ?? '')?.[0]
  return month
    ? getDateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${month}-01T00:00:00Z`),
      )
    : (day ?? '')
}

const joinParts = (parts: readonly unknown[]) =>
  parts
    .filter((part) => part !== null && part !== undefined && part !== '')
    .map(String)
    .join(' · ')
const formatEntry = (entry: Entry) =>
  joinParts([
    entry.degree ?? entry.title,
    entry.school ?? entry.place,
    entry.from || entry.to
      ? `${formatSnapshotMonth(entry.from)} – ${formatSnapshotMonth(entry.to)}`
      : null,
    entry.file_name,
    entry.url,
    entry.text,
  ])
const formatEntries = (entries: readonly Entry[]) => entries.map(formatEntry).join('\n')
const toText = (value: string | number | null | undefined) =>
  value === null || value === undefined ? '' : String(value)

const formatMinute = (moment: string) => formatTime(moment, 'UTC', 'full').replace(/ UTC$/, '')

function formatAnswers(answers: ApplicationRow['additional_answers']): Record<string, string> {
  return Object.fromEntries(
    additionalQuestions.map((question) => {
      const answer = answers[question.id] ?? ''
      const option = question.options.find((option) => option.id === answer)
      return [question.text, option ? translate(option.text) : answer]
    }),
  )
}

function formatField({ format }: FormField, value: unknown): string {
  if (typeof value !== 'string') return typeof value === 'number' ? String(value) : ''
  if (format.kind === 'day') return formatDate(value)
  if (format.kind === 'month') return formatSnapshotMonth(value)
  return format.kind === 'zone' ? getZoneCity(value) : value
}

/** An application with the data that a review shows next to it. */
export interface SnapshotSource {
  readonly row: ApplicationRow
  readonly details: ApplicationDetails
  readonly reviewFacts: ReviewFactsRow
  readonly labels: ChoiceLabels
}

type Texts = Readonly<Record<string, string>>

/** Texts of the parts with more than one value, by the keys of their names. */
const textsByPart: Readonly<Record<DeclaredPart['key'], (source: SnapshotSource) => Texts>> = {
  lowEnglish: ({ details }) =>
    Object.fromEntries(
      Object.entries(details.profile.low_english).map(([variant, answer]) => [
        `profiles.english.${variant}`,
        answer,
      ]),
    ),
  availability: ({ reviewFacts: { availability_saved_at: at } }) => ({
    'applications.field.availability': at
      ? translate('reviews.savedAt', { day: formatMinute(at) })
      : '',
  }),
  additionalQuestions: ({ row }) => formatAnswers(row.additional_answers),
  // Reviewers do not see these answers.
  diversity: () => ({}),
  education: ({ details }) => ({
    'applications.field.education': formatEntries(details.education),
  }),
  experience: ({ details }) => ({
    'applications.field.experience': formatEntries(details.experience),
  }),
  portfolio: ({ details }) => ({
    'applications.field.portfolio': formatEntries(details.portfolio),
  }),
  resume: ({ row }) => ({ 'applications.field.resume': toText(row.resume?.name) }),
  identityDocuments: ({ reviewFacts: { identity_documents: count } }) => ({
    'applications.field.identityDocuments': count > 0 ? String(count) : '',
  }),
  videoAnswers: ({ details }) =>
    Object.fromEntries(
      details.videos.map((video) => [
        `profiles.video.${video.question}`,
        translate('reviews.video', { seconds: video.seconds, day: formatMinute(video.created_at) }),
      ]),
    ),
}

function toFieldTexts(field: FormField, { row, details, labels }: SnapshotSource): Texts {
  const values: Readonly<Record<string, unknown>> = { ...details.profile, ...row }
  return {
    [field.changeLabel ?? getLabelKey(field)]:
      labels[field.name]?.join(', ') ?? formatField(field, values[field.name]),
  }
}

function toItemTexts(item: FormItem, source: SnapshotSource): Texts {
  // Everything that is not a field is a declared part.
  if (!isFormField(item)) return textsByPart[item.key as DeclaredPart['key']](source)
  return item.visibleTo === 'intern' ? {} : toFieldTexts(item, source)
}

/**
 * Returns the content of an application as text by section and field-name key, without diversity
 * data.
 */
export function applicationSnapshot(source: SnapshotSource): ApplicationSnapshot {
  const toTexts = (item: FormItem) => Object.entries(toItemTexts(item, source))
  return Object.fromEntries(
    reviewedSteps.map(({ section }) => [
      section,
      Object.fromEntries(listPageItems(section).flatMap(toTexts)),
    ]),
  )
}
