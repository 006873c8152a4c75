import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import type { Payload } from '../../platform/http/client.ts'
import {
  applicationSections,
  listSectionFields,
  type ApplicationSection,
  type ReviewField,
} from '@fledge/domain/applications/application-sections.ts'
import { isLowEnglish, lowEnglishVariants, videoQuestions } from '@fledge/domain/profiles/types.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import { getDateFormat } from '@fledge/kernel/date-format.ts'
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

/** Formats a field's value with its option labels. */
function formatChoice(field: SectionField, value: unknown): string {
  if (isEmptyValue(value)) return formatNone()
  const options = 'options' in field ? field.options : []
  const ids = Array.isArray(value) ? value.map(String) : [String(value)]
  return (
    ids
      .map(
        (id) => options.find((each) => each.value === id)?.label ?? (options.length > 0 ? '' : id),
      )
      .filter(Boolean)
      .join(', ') || formatNone()
  )
}

const listFactsByName = (
  fields: readonly SectionField[],
  name: string,
  values: Readonly<Record<string, unknown>>,
): ReviewFact[] =>
  fields
    .filter((field) => field.name === name)
    .map((field) => ({ name: field.label, value: formatChoice(field, values[name]) }))

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
  getDateFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, number))
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

/** Formatters by field. The type makes a missing field a compile error. */
const factReaders: Readonly<Record<ReviewField, (source: ReviewSource) => readonly ReviewFact[]>> =
  {
    firstName: ({ personal, application }) =>
      listFactsByName(personal, 'first_name', application.profile),
    lastName: ({ personal, application }) =>
      listFactsByName(personal, 'last_name', application.profile),
    phone: ({ personal, application }) => listFactsByName(personal, 'phone', application.profile),
    birthDate: ({ personal, application: { profile } }) =>
      listFactsByName(personal, 'intern_dob', { intern_dob: formatDate(profile.intern_dob) }),
    country: ({ personal, application }) =>
      listFactsByName(personal, 'country_id', application.profile),
    timeZone: ({ personal, application }) =>
      listFactsByName(personal, 'time_zone', application.profile),
    citizenship: ({ personal, application }) =>
      listFactsByName(personal, 'citizenship_country_id', application.profile),
    englishProficiency: ({ personal, application }) =>
      listFactsByName(personal, 'english_proficiency', application.profile),
    lowEnglish: ({ application: { profile } }) =>
      lowEnglishVariants
        .filter(
          (variant) => isLowEnglish(profile.english_proficiency) || profile.low_english[variant],
        )
        .flatMap((variant) =>
          createFact(t(`profiles.english.${variant}`), profile.low_english[variant]),
        ),
    careerFields: ({ career, application }) =>
      listFactsByName(career, 'career_field_id', application),
    specialisations: ({ career, application }) =>
      listFactsByName(career, 'specialisation_ids', application),
    skills: ({ career, application }) => [
      ...listFactsByName(career, 'skill_ids', application),
      ...(application.own_skills.length > 0
        ? createFact(t('applications.resume.ownSkills'), application.own_skills.join(', '))
        : []),
    ],
    interestedProjects: ({ career, application }) =>
      listFactsByName(career, 'project_ids', application),
    startMonth: ({ application: { profile } }) =>
      createFact(
        t('applications.field.startMonth'),
        profile.start_month && formatMonthAndYear(profile.start_month),
      ),
    weeks: ({ application: { profile } }) =>
      createFact(
        t('applications.field.weeks'),
        profile.duration_weeks ? t('applications.weeks', { count: profile.duration_weeks }) : null,
      ),
    hoursPerWeek: ({ application: { profile } }) =>
      createFact(
        t('applications.field.hoursPerWeek'),
        profile.hours_a_week ? t('applications.hours', { count: profile.hours_a_week }) : null,
      ),
    startDate: ({ application }) =>
      createFact(
        t('applications.field.startDate'),
        application.internship_start && formatDate(application.internship_start),
      ),
    availability: ({ availability }) =>
      createFacts(t('applications.field.availability'), formatAvailability(availability)),
    additionalQuestions: ({ application: { additional_answers: answers }, questions }) =>
      questions.map((asked) => {
        const option = asked.options.find((each) => each.id === answers[asked.id])
        return {
          name: translateKey(asked.text),
          value: formatOptional(option ? translateKey(option.text) : answers[asked.id]),
        }
      }),
    diversity: ({ diversity, application }) =>
      diversity.flatMap((field) => listFactsByName(diversity, field.name, application.profile)),
    resume: ({ application }) =>
      createFact(t('applications.field.resume'), application.resume?.name),
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
    introduction: ({ application: { profile } }) =>
      createFact(t('applications.field.introduction'), profile.introduction),
    jobTitle: ({ application: { profile } }) =>
      createFact(t('applications.intro.jobTitle'), profile.job_title),
    internshipGoal: ({ application: { profile } }) =>
      createFact(t('applications.intro.goal'), profile.internship_goal),
    skillsToImprove: ({ application, skills }) =>
      createFact(
        t('applications.field.skillsToImprove'),
        skills
          .filter(({ id }) => application.skill_to_improve_ids.includes(id))
          .map(({ name }) => name)
          .join(', '),
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

export type ReviewFacts = Readonly<Record<ApplicationSection, readonly ReviewFact[]>>

/** Returns the facts of one field. */
export const listFieldFacts = (field: ReviewField, source: ReviewSource): readonly ReviewFact[] =>
  factReaders[field](source)

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
