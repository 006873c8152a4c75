import { additionalQuestions } from '@fledge/domain/applications/additional-questions.ts'
import type { ApplicationSnapshot } from '@fledge/domain/applications/changed-sections.ts'
import { formatDate, formatTime, getZoneCity } from '@fledge/kernel/dates.ts'
import { getDateFormat } from '@fledge/kernel/date-format.ts'
import { translate } from '../../platform/texts.ts'
import type { ApplicationRow, loadApplicationDetails } from '../applications/public.ts'
import type { ReviewFactsRow } from './queries/reviews.queries.ts'

type Whole = Awaited<ReturnType<typeof loadApplicationDetails>>['whole']
type Entry = Whole['education'][number]

/** Formats "2026-05" or a day of that month as "May 2026". A year alone is unchanged. */
function formatSnapshotMonth(day: string | null | undefined): string {
  const month = /^\d{4}-\d\d/.exec(day ?? '')?.[0]
  return month
    ? getDateFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
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

const formatMinute = (moment: string) =>
  formatTime(moment, 'UTC', 'en-GB', 'full').replace(/ UTC$/, '')

function formatAnswers(answers: ApplicationRow['additional_answers']): Record<string, string> {
  return Object.fromEntries(
    additionalQuestions.map((question) => {
      const answer = answers[question.id] ?? ''
      const option = question.options.find((one) => one.id === answer)
      return [question.text, option ? translate(option.text) : answer]
    }),
  )
}

const toFieldKey = (name: string) => `applications.field.${name}`

const toPersonalInformation = (profile: Whole['profile'], labels: ReviewFactsRow) => ({
  [toFieldKey('firstName')]: profile.first_name,
  [toFieldKey('lastName')]: profile.last_name,
  [toFieldKey('birthDate')]: formatDate(profile.intern_dob),
  [toFieldKey('phone')]: toText(profile.phone),
  [toFieldKey('country')]: toText(labels.country),
  [toFieldKey('citizenship')]: toText(labels.citizenship),
  [toFieldKey('timeZone')]: getZoneCity(profile.time_zone),
  [toFieldKey('englishProficiency')]: toText(profile.english_proficiency),
  ...Object.fromEntries(
    Object.entries(profile.low_english).map(([variant, answer]) => [
      `profiles.english.${variant}`,
      answer,
    ]),
  ),
})

const toResumeProfile = (
  { profile, education, experience, portfolio }: Whole,
  labels: ReviewFactsRow,
) => ({
  [toFieldKey('education')]: formatEntries(education),
  [toFieldKey('experience')]: formatEntries(experience),
  [toFieldKey('portfolio')]: formatEntries(portfolio),
  [toFieldKey('introduction')]: toText(profile.introduction),
  'profiles.jobTitle.name': toText(profile.job_title),
  'profiles.goal.name': toText(profile.internship_goal),
  [toFieldKey('skillsToImprove')]: labels.skills_to_improve.join(', '),
  [toFieldKey('identityDocuments')]:
    labels.identity_documents > 0 ? toText(labels.identity_documents) : '',
})

/**
 * Returns the content of an application as text by section and field-name key, without diversity
 * data.
 */
export function applicationSnapshot(
  row: ApplicationRow,
  whole: Whole,
  labels: ReviewFactsRow,
): ApplicationSnapshot {
  const { profile, videos } = whole
  return {
    PERSONAL_INFORMATION: toPersonalInformation(profile, labels),
    CAREER_FIELD: {
      [toFieldKey('careerFields')]: toText(labels.career_field),
      [toFieldKey('specialisations')]: labels.specialisations.join(', '),
      [toFieldKey('skills')]: labels.skills.join(', '),
      [toFieldKey('interestedProjects')]: labels.projects.join(', '),
    },
    INTERNSHIP_PREFERENCE: {
      [toFieldKey('startMonth')]: formatSnapshotMonth(profile.start_month),
      [toFieldKey('weeks')]: toText(profile.duration_weeks),
      [toFieldKey('hoursPerWeek')]: toText(profile.hours_a_week),
      'profiles.startDate.name': row.internship_start ? formatDate(row.internship_start) : '',
      [toFieldKey('availability')]: labels.availability_saved_at
        ? translate('reviews.savedAt', { day: formatMinute(labels.availability_saved_at) })
        : '',
    },
    ADDITIONAL_QUESTIONS: formatAnswers(row.additional_answers),
    RESUME_PROFILE: {
      [toFieldKey('resume')]: toText(row.resume?.name),
      ...toResumeProfile(whole, labels),
    },
    VIDEO_PROFILE: Object.fromEntries(
      videos.map((video) => [
        `profiles.video.${video.question}`,
        translate('reviews.video', { seconds: video.seconds, day: formatMinute(video.created_at) }),
      ]),
    ),
  }
}
