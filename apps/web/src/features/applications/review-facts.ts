import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import type { ApplicationSection } from '@fledge/domain/applications/application-sections.ts'
import { sayDate } from '@fledge/kernel/dates.ts'
import { monthYear } from '../../platform/match-words.ts'
import { useAnswer } from '../../platform/query.ts'
import { say, t } from '../../platform/use-texts.ts'
import { type SectionField, useCareerFields, useDiversityFields, usePersonalFields } from './section-fields.ts'
import { isEmpty } from './section-saving.ts'

export interface ReviewFact {
  readonly name: string
  readonly value: string
}

const none = () => t('applications.review.none')
const given = (value: string | null | undefined) => (value ? value : none())
const joined = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')

/** A field's value in the words of its options. */
function chosen(field: SectionField, value: unknown): string {
  if (isEmpty(value)) return none()
  const options = 'options' in field ? field.options : []
  const ids = Array.isArray(value) ? value.map(String) : [String(value)]
  return ids.map((id) => options.find((one) => one.value === id)?.label ?? (options.length > 0 ? '' : id)).filter(Boolean).join(', ') || none()
}

const factsOf = (fields: readonly SectionField[], values: Readonly<Record<string, unknown>>): ReviewFact[] => fields.map((field) => ({ name: field.label, value: chosen(field, values[field.name]) }))

/** The additional questions with their answers, in the words they were chosen by. */
function useAnswers(answers: ApplicationView['additional_answers']): ReviewFact[] {
  const asked = useAnswer('applications', 'getQuestions', {}).data?.payload
  return (asked?.questions ?? []).map((one) => {
    const answer = answers[one.id] ?? ''
    const option = one.options.find((each) => each.id === answer)
    return { name: say(one.text), value: given(option ? say(option.text) : answer) }
  })
}

/** Everything that an application says, section by section, as its intern reads it. */
export function useReviewFacts(application: ApplicationView): Readonly<Record<Exclude<ApplicationSection, 'REVIEW'>, readonly ReviewFact[]>> {
  const { profile } = application
  const personal = usePersonalFields(null, profile.time_zone)
  const career = useCareerFields(application.career_field_id, application.skill_ids)
  const diversity = useDiversityFields()
  const answers = useAnswers(application.additional_answers)
  return {
    PERSONAL_INFORMATION: factsOf(personal, { ...profile, intern_dob: sayDate(profile.intern_dob) }),
    CAREER_FIELD: factsOf(career, { ...application }),
    INTERNSHIP_PREFERENCE: [
      { name: t('applications.field.startMonth'), value: profile.start_month ? monthYear(profile.start_month) : none() },
      { name: t('applications.field.weeks'), value: profile.duration_weeks ? t('applications.weeks', { count: profile.duration_weeks }) : none() },
      { name: t('applications.field.hoursPerWeek'), value: profile.hours_a_week ? t('applications.hours', { count: profile.hours_a_week }) : none() },
      { name: t('applications.field.availability'), value: application.has_availability ? t('applications.step.complete') : none() },
    ],
    ADDITIONAL_QUESTIONS: answers,
    DIVERSITY_INFORMATION: factsOf(diversity, { ...profile }),
    RESUME_PROFILE: [
      { name: t('applications.field.resume'), value: given(application.resume?.name) },
      { name: t('applications.field.education'), value: given(application.education.map((one) => joined([one.degree, one.school])).join('; ')) },
      { name: t('applications.field.experience'), value: given(application.experience.map((one) => joined([one.title, one.place])).join('; ')) },
      { name: t('applications.field.portfolio'), value: given(application.portfolio.map((one) => one.title).filter(Boolean).join('; ')) },
      { name: t('applications.field.introduction'), value: given(profile.introduction) },
      { name: t('applications.intro.jobTitle'), value: given(profile.job_title) },
      { name: t('applications.intro.goal'), value: given(profile.internship_goal) },
    ],
    VIDEO_PROFILE: [{ name: t('applications.field.videoAnswers'), value: t('applications.review.videos', { count: application.videos.length }) }],
  }
}
