import { additionalQuestions } from '@fledge/domain/applications/additional-questions.ts'
import type { ApplicationSnapshot } from '@fledge/domain/applications/changed-sections.ts'
import { formatDate, formatTime, getZoneCity } from '@fledge/kernel/dates.ts'
import { getDateFormat } from '@fledge/kernel/date-format.ts'
import { translate } from '../../platform/texts.ts'
import type { ApplicationRow, applicationFacts } from '../applications/public.ts'
import type { ReviewFactsRow } from './store.ts'

type Whole = Awaited<ReturnType<typeof applicationFacts>>['whole']
type Entry = Whole['education'][number]

/** Formats "2026-05" or a day of that month as "May 2026". A year alone is unchanged. */
function monthText(said: string | null | undefined): string {
  const month = /^\d{4}-\d\d/.exec(said ?? '')?.[0]
  return month
    ? getDateFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${month}-01T00:00:00Z`),
      )
    : (said ?? '')
}

const lined = (parts: readonly unknown[]) =>
  parts
    .filter((part) => part !== null && part !== undefined && part !== '')
    .map(String)
    .join(' · ')
const entryLine = (one: Entry) =>
  lined([
    one.degree ?? one.title,
    one.school ?? one.place,
    one.from || one.to ? `${monthText(one.from)} – ${monthText(one.to)}` : null,
    one.file_name,
    one.url,
    one.text,
  ])
const entryLines = (entries: readonly Entry[]) => entries.map(entryLine).join('\n')
const text = (value: string | number | null | undefined) =>
  value === null || value === undefined ? '' : String(value)

const atMinute = (moment: string) => formatTime(moment, 'UTC', 'en-GB', 'full').replace(/ UTC$/, '')

function answersSaid(answers: ApplicationRow['additional_answers']): Record<string, string> {
  return Object.fromEntries(
    additionalQuestions.map((question) => {
      const answer = answers[question.id] ?? ''
      const option = question.options.find((one) => one.id === answer)
      return [question.text, option ? translate(option.text) : answer]
    }),
  )
}

const field = (name: string) => `applications.field.${name}`

const personalInformation = (profile: Whole['profile'], labels: ReviewFactsRow) => ({
  [field('firstName')]: profile.first_name,
  [field('lastName')]: profile.last_name,
  [field('birthDate')]: formatDate(profile.intern_dob),
  [field('phone')]: text(profile.phone),
  [field('country')]: text(labels.country),
  [field('citizenship')]: text(labels.citizenship),
  [field('timeZone')]: getZoneCity(profile.time_zone),
  [field('englishProficiency')]: text(profile.english_proficiency),
  ...Object.fromEntries(
    Object.entries(profile.low_english).map(([variant, answer]) => [
      `profiles.english.${variant}`,
      answer,
    ]),
  ),
})

const resumeProfile = (
  { profile, education, experience, portfolio }: Whole,
  labels: ReviewFactsRow,
) => ({
  [field('education')]: entryLines(education),
  [field('experience')]: entryLines(experience),
  [field('portfolio')]: entryLines(portfolio),
  [field('introduction')]: text(profile.introduction),
  'profiles.jobTitle.name': text(profile.job_title),
  'profiles.goal.name': text(profile.internship_goal),
  [field('skillsToImprove')]: labels.skills_to_improve.join(', '),
  [field('identityDocuments')]:
    labels.identity_documents > 0 ? text(labels.identity_documents) : '',
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
    PERSONAL_INFORMATION: personalInformation(profile, labels),
    CAREER_FIELD: {
      [field('careerFields')]: text(labels.career_field),
      [field('specialisations')]: labels.specialisations.join(', '),
      [field('skills')]: labels.skills.join(', '),
      [field('interestedProjects')]: labels.projects.join(', '),
    },
    INTERNSHIP_PREFERENCE: {
      [field('startMonth')]: monthText(profile.start_month),
      [field('weeks')]: text(profile.duration_weeks),
      [field('hoursPerWeek')]: text(profile.hours_a_week),
      'profiles.startDate.name': row.internship_start ? formatDate(row.internship_start) : '',
      [field('availability')]: labels.availability_saved_at
        ? translate('reviews.savedAt', { day: atMinute(labels.availability_saved_at) })
        : '',
    },
    ADDITIONAL_QUESTIONS: answersSaid(row.additional_answers),
    RESUME_PROFILE: {
      [field('resume')]: text(row.resume?.name),
      ...resumeProfile(whole, labels),
    },
    VIDEO_PROFILE: Object.fromEntries(
      videos.map((video) => [
        `profiles.video.${video.question}`,
        translate('reviews.video', { seconds: video.seconds, day: atMinute(video.created_at) }),
      ]),
    ),
  }
}
