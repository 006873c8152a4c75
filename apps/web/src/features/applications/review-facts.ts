import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import type { Payload } from '../../platform/http/client.ts'
import {
  applicationFormFields,
  listPageFields,
} from '@fledge/domain/applications/application-form.ts'
import {
  applicationSections,
  type ApplicationSection,
  type DeclaredPart,
  listSectionFields,
  type ReviewField,
} from '@fledge/domain/applications/application-sections.ts'
import {
  type FieldFormat,
  type FormField,
  getLabelKey,
} from '@fledge/domain/profiles/form-field.ts'
import { isLowEnglish, lowEnglishVariants, videoQuestions } from '@fledge/domain/profiles/types.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import { getDateFormat } from '@fledge/kernel/date-format.ts'
import type { Option } from '@fledge/ui/select-props.ts'
import { formatMonthAndYear } from '../../shared/format-match.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { formatLifeMonth } from './format-life-month.ts'
import type { SectionField } from './field-lists.ts'
import { isEmptyValue } from '../../platform/forms/check-fields.ts'

export interface ReviewFact {
  readonly name: string
  readonly value: string
}

/** Data of a review: the application and the labels of its options. */
export interface ReviewSource {
  readonly application: ApplicationView
  /** The fields of all pages, with their options. */
  readonly fields: readonly SectionField[]
  readonly questions: Payload<'applications', 'getQuestions'>['questions']
  readonly levels: readonly {
    readonly education_level_id: number
    readonly education_level_name: string
  }[]
  readonly documents: Payload<'enrolment', 'listIdentityDocuments'>
  readonly availability: Payload<'availability', 'getAvailability'> | undefined
}

type Entry = ApplicationView['education'][number]

const formatNone = () => t('applications.review.none')
const formatOptional = (value: string | null | undefined) => (value ? value : formatNone())
const joinParts = (parts: readonly (string | null | undefined | false)[]) =>
  parts.filter(Boolean).join(' · ')
const createFact = (name: string, value: string | null | undefined): ReviewFact[] => [
  { name, value: formatOptional(value) },
]
/** Returns one fact per value, or a single "none" fact. */
const createFacts = (name: string, values: readonly string[]): ReviewFact[] =>
  values.length === 0
    ? createFact(name, null)
    : values.map((value) => ({ name, value: formatOptional(value) }))

/** Formats the ids of a choice as labels; an id without a label is left out. */
function formatChoice(options: readonly Option[], value: unknown): string {
  const ids = Array.isArray(value) ? value.map(String) : [String(value)]
  return ids
    .map((id) => options.find((each) => each.value === id)?.label ?? (options.length > 0 ? '' : id))
    .filter(Boolean)
    .join(', ')
}

/** Formats a field's value by its format. */
function formatValue(format: FieldFormat, options: readonly Option[], value: unknown): string {
  if (isEmptyValue(value)) return ''
  if (typeof value === 'number' && format.kind === 'count')
    return t(`applications.amount.${format.unit}`, { count: value })
  if (typeof value === 'string' && format.kind === 'day') return formatDate(value)
  if (typeof value === 'string' && format.kind === 'month') return formatMonthAndYear(value)
  return formatChoice(options, value)
}

function readField(field: FormField, { application, fields }: ReviewSource): ReviewFact[] {
  const { profile, ...own } = application
  const values: Readonly<Record<string, unknown>> = { ...own, ...profile }
  const shown = fields.find(({ name }) => name === field.name)
  const options = shown && 'options' in shown ? shown.options : []
  return createFact(
    translateKey(getLabelKey(field)),
    formatValue(field.format, options, values[field.name]),
  )
}

const formatPeriod = ({ from, to }: Entry) =>
  from
    ? t('applications.resume.span', {
        from: formatLifeMonth(from),
        to: to ? formatLifeMonth(to) : t('applications.entry.now'),
      })
    : to
      ? t('applications.resume.until', { to: formatLifeMonth(to) })
      : null

const formatWeekday = (number: number) =>
  getDateFormat({ weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, number))
const formatHours = (list: readonly { readonly from: string; readonly to: string }[]) =>
  list.map(({ from, to }) => `${from} – ${to}`).join(', ')

/** Formats weekly hours by day, then the exceptions. */
function formatAvailability(availability: ReviewSource['availability']): string[] {
  if (!availability) return []
  const days = [1, 2, 3, 4, 5, 6, 7]
    .map((number) => ({
      number,
      open: availability.weekly.filter((each) => each.weekday === number),
    }))
    .filter(({ open }) => open.length > 0)
  return [
    ...days.map(({ number, open }) => `${formatWeekday(number)}, ${formatHours(open)}`),
    ...availability.exceptions.map(
      ({ day, hours: open }) =>
        `${formatDate(day)}, ${open.length > 0 ? formatHours(open) : t('applications.review.dayOff')}`,
    ),
  ]
}

type FactReader = (source: ReviewSource) => readonly ReviewFact[]

/** What is more than one value. The type makes a missing part a compile error. */
const partReaders: Readonly<Record<DeclaredPart['key'], FactReader>> = {
  lowEnglish: ({ application: { profile } }) =>
    lowEnglishVariants
      .filter(
        (variant) => isLowEnglish(profile.english_proficiency) || profile.low_english[variant],
      )
      .flatMap((variant) =>
        createFact(t(`profiles.english.${variant}`), profile.low_english[variant]),
      ),
  availability: ({ availability }) =>
    createFacts(t('applications.field.availability'), formatAvailability(availability)),
  additionalQuestions: ({ application: { additional_answers: answers }, questions }) =>
    questions.map((question) => {
      const option = question.options.find((each) => each.id === answers[question.id])
      return {
        name: translateKey(question.text),
        value: formatOptional(option ? translateKey(option.text) : answers[question.id]),
      }
    }),
  diversity: (source) =>
    listPageFields('DIVERSITY_INFORMATION').flatMap((field) => readField(field, source)),
  resume: ({ application }) => createFact(t('applications.field.resume'), application.resume?.name),
  education: ({ application, levels }) =>
    createFacts(
      t('applications.field.education'),
      application.education.map((entry) =>
        joinParts([
          entry.degree,
          entry.school,
          levels.find((level) => level.education_level_id === entry.education_level_id)
            ?.education_level_name,
          formatPeriod(entry),
          entry.is_certification && t('applications.entry.certified'),
          entry.file_name,
        ]),
      ),
    ),
  experience: ({ application }) =>
    createFacts(
      t('applications.field.experience'),
      application.experience.map((entry) =>
        joinParts([
          entry.title,
          entry.place,
          entry.kind && translateKey(`applications.entry.kind.${entry.kind}`),
          formatPeriod(entry),
          entry.text,
        ]),
      ),
    ),
  portfolio: ({ application }) =>
    createFacts(
      t('applications.field.portfolio'),
      application.portfolio.map((entry) =>
        joinParts([entry.title, entry.url, entry.file_name, entry.text]),
      ),
    ),
  identityDocuments: ({ documents }) =>
    createFacts(
      t('applications.field.identityDocuments'),
      documents.map(({ kind, name }) => joinParts([t(`identity.kind.${kind}`), name])),
    ),
  videoAnswers: ({ application }) =>
    videoQuestions.map((question) => {
      const answer = application.videos.find((video) => video.question === question)
      return {
        name: translateKey(`profiles.video.${question}`),
        value: answer
          ? t('applications.video.answered', { seconds: answer.seconds })
          : formatNone(),
      }
    }),
}

/** Facts that belong to a field, in addition to its own value. */
const besideField: Readonly<Partial<Record<ReviewField, FactReader>>> = {
  skills: ({ application: { own_skills } }) =>
    own_skills.length > 0
      ? createFact(t('applications.resume.ownSkills'), own_skills.join(', '))
      : [],
}

export type ReviewFacts = Readonly<Record<ApplicationSection, readonly ReviewFact[]>>

/** Returns the facts of one field or part. */
export function listFieldFacts(key: ReviewField, source: ReviewSource): readonly ReviewFact[] {
  const field = applicationFormFields.find((each) => each.key === key)
  return field
    ? [...readField(field, source), ...(besideField[key]?.(source) ?? [])]
    : // Everything that is not a field is a declared part.
      partReaders[key as DeclaredPart['key']](source)
}

/**
 * Returns all facts of an application by section, using the domain's list of sections and fields.
 */
export function listReviewFacts(source: ReviewSource): ReviewFacts {
  const entries = applicationSections.map((section) => [
    section,
    listSectionFields(section).flatMap((field) => listFieldFacts(field, source)),
  ])
  // The entries contain every section.
  return Object.fromEntries(entries) as ReviewFacts
}
