import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import type { Payload } from '../../platform/client.ts'
import {
  applicationSections,
  listSectionFields,
  type ApplicationSection,
  type ReviewField,
} from '@fledge/domain/applications/application-sections.ts'
import { isLowEnglish, lowEnglishVariants, videoQuestions } from '@fledge/domain/profiles/types.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import { getDateFormat } from '@fledge/kernel/date-format.ts'
import { formatMonthAndYear } from '../../platform/format-match.ts'
import { translate, t } from '../../platform/use-texts.ts'
import { sayLifeMonth } from './life-month.ts'
import type { SectionField } from './field-lists.ts'
import { isEmpty } from './section-saving.ts'

export interface ReviewFact {
  readonly name: string
  readonly value: string
}

/** Data of a review: the application and the labels of its options. */
export interface ReviewSource {
  readonly application: ApplicationView
  readonly personal: readonly SectionField[]
  readonly career: readonly SectionField[]
  readonly diversity: readonly SectionField[]
  readonly questions: Payload<'applications', 'getQuestions'>['questions']
  readonly skills: readonly { readonly id: number; readonly name: string }[]
  readonly levels: readonly {
    readonly education_level_id: number
    readonly education_level_name: string
  }[]
  readonly documents: Payload<'enrolment', 'listIdentityDocuments'>
  readonly availability: Payload<'availability', 'getAvailability'> | undefined
}

type Entry = ApplicationView['education'][number]

const none = () => t('applications.review.none')
const given = (value: string | null | undefined) => (value ? value : none())
const joined = (parts: readonly (string | null | undefined | false)[]) =>
  parts.filter(Boolean).join(' · ')
const one = (name: string, value: string | null | undefined): ReviewFact[] => [
  { name, value: given(value) },
]
/** Returns one fact per value, or a single "none" fact. */
const lines = (name: string, values: readonly string[]): ReviewFact[] =>
  values.length === 0 ? one(name, null) : values.map((value) => ({ name, value: given(value) }))

/** Formats a field's value with its option labels. */
function chosen(field: SectionField, value: unknown): string {
  if (isEmpty(value)) return none()
  const options = 'options' in field ? field.options : []
  const ids = Array.isArray(value) ? value.map(String) : [String(value)]
  return (
    ids
      .map(
        (id) => options.find((each) => each.value === id)?.label ?? (options.length > 0 ? '' : id),
      )
      .filter(Boolean)
      .join(', ') || none()
  )
}

const byName = (
  fields: readonly SectionField[],
  name: string,
  values: Readonly<Record<string, unknown>>,
): ReviewFact[] =>
  fields
    .filter((field) => field.name === name)
    .map((field) => ({ name: field.label, value: chosen(field, values[name]) }))

const span = ({ from, to }: Entry) =>
  from
    ? t('applications.resume.span', {
        from: sayLifeMonth(from),
        to: to ? sayLifeMonth(to) : t('applications.entry.now'),
      })
    : to
      ? t('applications.resume.until', { to: sayLifeMonth(to) })
      : null

const weekday = (number: number) =>
  getDateFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, number))
const hours = (list: readonly { readonly from: string; readonly to: string }[]) =>
  list.map(({ from, to }) => `${from} – ${to}`).join(', ')

/** Formats weekly hours by day, then the exceptions. */
function timesSaid(availability: ReviewSource['availability']): string[] {
  if (!availability) return []
  const days = [1, 2, 3, 4, 5, 6, 7]
    .map((number) => ({
      number,
      open: availability.weekly.filter((each) => each.weekday === number),
    }))
    .filter(({ open }) => open.length > 0)
  return [
    ...days.map(({ number, open }) => `${weekday(number)}, ${hours(open)}`),
    ...availability.exceptions.map(
      ({ day, hours: open }) =>
        `${formatDate(day)}, ${open.length > 0 ? hours(open) : t('applications.review.dayOff')}`,
    ),
  ]
}

/** Formatters by field. The type makes a missing field a compile error. */
const readers: Readonly<Record<ReviewField, (source: ReviewSource) => readonly ReviewFact[]>> = {
  firstName: ({ personal, application }) => byName(personal, 'first_name', application.profile),
  lastName: ({ personal, application }) => byName(personal, 'last_name', application.profile),
  phone: ({ personal, application }) => byName(personal, 'phone', application.profile),
  birthDate: ({ personal, application: { profile } }) =>
    byName(personal, 'intern_dob', { intern_dob: formatDate(profile.intern_dob) }),
  country: ({ personal, application }) => byName(personal, 'country_id', application.profile),
  timeZone: ({ personal, application }) => byName(personal, 'time_zone', application.profile),
  citizenship: ({ personal, application }) =>
    byName(personal, 'citizenship_country_id', application.profile),
  englishProficiency: ({ personal, application }) =>
    byName(personal, 'english_proficiency', application.profile),
  lowEnglish: ({ application: { profile } }) =>
    lowEnglishVariants
      .filter(
        (variant) => isLowEnglish(profile.english_proficiency) || profile.low_english[variant],
      )
      .flatMap((variant) => one(t(`profiles.english.${variant}`), profile.low_english[variant])),
  careerFields: ({ career, application }) => byName(career, 'career_field_id', application),
  specialisations: ({ career, application }) => byName(career, 'specialisation_ids', application),
  skills: ({ career, application }) => [
    ...byName(career, 'skill_ids', application),
    ...(application.own_skills.length > 0
      ? one(t('applications.resume.ownSkills'), application.own_skills.join(', '))
      : []),
  ],
  interestedProjects: ({ career, application }) => byName(career, 'project_ids', application),
  startMonth: ({ application: { profile } }) =>
    one(
      t('applications.field.startMonth'),
      profile.start_month && formatMonthAndYear(profile.start_month),
    ),
  weeks: ({ application: { profile } }) =>
    one(
      t('applications.field.weeks'),
      profile.duration_weeks ? t('applications.weeks', { count: profile.duration_weeks }) : null,
    ),
  hoursPerWeek: ({ application: { profile } }) =>
    one(
      t('applications.field.hoursPerWeek'),
      profile.hours_a_week ? t('applications.hours', { count: profile.hours_a_week }) : null,
    ),
  startDate: ({ application }) =>
    one(
      t('applications.field.startDate'),
      application.internship_start && formatDate(application.internship_start),
    ),
  availability: ({ availability }) =>
    lines(t('applications.field.availability'), timesSaid(availability)),
  additionalQuestions: ({ application: { additional_answers: answers }, questions }) =>
    questions.map((asked) => {
      const option = asked.options.find((each) => each.id === answers[asked.id])
      return {
        name: translate(asked.text),
        value: given(option ? translate(option.text) : answers[asked.id]),
      }
    }),
  diversity: ({ diversity, application }) =>
    diversity.flatMap((field) => byName(diversity, field.name, application.profile)),
  resume: ({ application }) => one(t('applications.field.resume'), application.resume?.name),
  education: ({ application, levels }) =>
    lines(
      t('applications.field.education'),
      application.education.map((entry) =>
        joined([
          entry.degree,
          entry.school,
          levels.find((level) => level.education_level_id === entry.education_level_id)
            ?.education_level_name,
          span(entry),
          entry.is_certification && t('applications.entry.certified'),
          entry.file_name,
        ]),
      ),
    ),
  experience: ({ application }) =>
    lines(
      t('applications.field.experience'),
      application.experience.map((entry) =>
        joined([
          entry.title,
          entry.place,
          entry.kind && translate(`applications.entry.kind.${entry.kind}`),
          span(entry),
          entry.text,
        ]),
      ),
    ),
  portfolio: ({ application }) =>
    lines(
      t('applications.field.portfolio'),
      application.portfolio.map((entry) =>
        joined([entry.title, entry.url, entry.file_name, entry.text]),
      ),
    ),
  introduction: ({ application: { profile } }) =>
    one(t('applications.field.introduction'), profile.introduction),
  jobTitle: ({ application: { profile } }) =>
    one(t('applications.intro.jobTitle'), profile.job_title),
  internshipGoal: ({ application: { profile } }) =>
    one(t('applications.intro.goal'), profile.internship_goal),
  skillsToImprove: ({ application, skills }) =>
    one(
      t('applications.field.skillsToImprove'),
      skills
        .filter(({ id }) => application.skill_to_improve_ids.includes(id))
        .map(({ name }) => name)
        .join(', '),
    ),
  identityDocuments: ({ documents }) =>
    lines(
      t('applications.field.identityDocuments'),
      documents.map(({ kind, name }) => joined([t(`identity.kind.${kind}`), name])),
    ),
  videoAnswers: ({ application }) =>
    videoQuestions.map((question) => {
      const answer = application.videos.find((video) => video.question === question)
      return {
        name: translate(`profiles.video.${question}`),
        value: answer ? t('applications.video.answered', { seconds: answer.seconds }) : none(),
      }
    }),
}

export type ReviewFacts = Readonly<Record<ApplicationSection, readonly ReviewFact[]>>

/** Returns the facts of one field. */
export const factsOfField = (field: ReviewField, source: ReviewSource): readonly ReviewFact[] =>
  readers[field](source)

/**
 * Returns all facts of an application by section, using the domain's list of sections and fields.
 */
export function reviewFacts(source: ReviewSource): ReviewFacts {
  const entries = applicationSections.map((section) => [
    section,
    listSectionFields(section).flatMap((field) => factsOfField(field, source)),
  ])
  // The entries contain every section.
  return Object.fromEntries(entries) as ReviewFacts
}
