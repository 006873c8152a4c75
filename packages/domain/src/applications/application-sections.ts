/**
 * Facts for checking whether an application is complete; `has` says whether a field is filled in.
 */
export interface ApplicationCompletionFacts {
  readonly firstName: boolean
  readonly lastName: boolean
  readonly phone: boolean
  readonly birthDate: boolean
  readonly country: boolean
  readonly timeZone: boolean
  readonly citizenship: boolean
  readonly englishProficiency: boolean
  readonly careerFields: boolean
  readonly specialisations: boolean
  readonly skills: boolean
  readonly interestedProjects: boolean
  readonly startMonth: boolean
  readonly weeks: boolean
  readonly hoursPerWeek: boolean
  readonly availability: boolean
  readonly additionalQuestions: boolean
  readonly diversity: boolean
  readonly resume: boolean
  readonly education: boolean
  readonly introduction: boolean
  readonly experience: boolean
  readonly portfolio: boolean
  readonly skillsToImprove: boolean
  readonly videoAnswers: boolean
}
export type ApplicationField = keyof ApplicationCompletionFacts
/** Conditional fields: not counted for completeness, but shown to reviewers. */
export type ConditionalField =
  | 'lowEnglish'
  | 'startDate'
  | 'identityDocuments'
  | 'jobTitle'
  | 'internshipGoal'
export type ReviewField = ApplicationField | ConditionalField

export interface ApplicationStep {
  /**
   * Number of the step, of its page under /intern/application and of the section in reviewers'
   * comments.
   */
  readonly number: number
  readonly page: string
  readonly section: string
  readonly required: readonly ApplicationField[]
  readonly optional: readonly ApplicationField[]
  readonly beside: readonly ConditionalField[]
}

/**
 * The eight steps (seed 001 §2). The sidebar, progress, "what is missing" and the review page
 * derive from this list.
 */
export const applicationSteps = [
  {
    number: 1,
    page: 'personal-information',
    section: 'PERSONAL_INFORMATION',
    required: [
      'firstName',
      'lastName',
      'phone',
      'birthDate',
      'country',
      'timeZone',
      'citizenship',
      'englishProficiency',
    ],
    optional: [],
    beside: ['lowEnglish'],
  },
  {
    number: 2,
    page: 'career-field',
    section: 'CAREER_FIELD',
    required: ['careerFields', 'skills'],
    optional: ['specialisations', 'interestedProjects'],
    beside: [],
  },
  {
    number: 3,
    page: 'internship-preference',
    section: 'INTERNSHIP_PREFERENCE',
    required: ['startMonth', 'weeks', 'hoursPerWeek', 'availability'],
    optional: [],
    beside: ['startDate'],
  },
  {
    number: 4,
    page: 'additional-questions',
    section: 'ADDITIONAL_QUESTIONS',
    required: ['additionalQuestions'],
    optional: [],
    beside: [],
  },
  {
    number: 5,
    page: 'diversity-information',
    section: 'DIVERSITY_INFORMATION',
    required: [],
    optional: ['diversity'],
    beside: [],
  },
  {
    number: 6,
    page: 'resume-profile',
    section: 'RESUME_PROFILE',
    required: ['education', 'introduction'],
    optional: ['resume', 'experience', 'portfolio', 'skillsToImprove'],
    beside: ['identityDocuments', 'jobTitle', 'internshipGoal'],
  },
  {
    number: 7,
    page: 'video-profile',
    section: 'VIDEO_PROFILE',
    required: ['videoAnswers'],
    optional: [],
    beside: [],
  },
  {
    number: 8,
    page: 'review-application',
    section: 'REVIEW',
    required: [],
    optional: [],
    beside: [],
  },
] as const satisfies readonly ApplicationStep[]

export type ApplicationSection = (typeof applicationSteps)[number]['section']
export const applicationSections = applicationSteps.map((step) => step.section)

/**
 * Returns every field of a section in reading order: required, optional, then conditional fields.
 */
export const listSectionFields = (section: ApplicationSection): readonly ReviewField[] =>
  applicationSteps.flatMap((step): readonly ReviewField[] =>
    step.section === section ? [...step.required, ...step.optional, ...step.beside] : [],
  )

export interface MissingField {
  readonly section: ApplicationSection
  readonly page: string
  readonly field: ApplicationField
}

/**
 * Returns the missing required fields in the order of the steps. The application can be submitted
 * when the list is empty.
 */
export function listMissingFields(facts: ApplicationCompletionFacts): MissingField[] {
  return applicationSteps.flatMap((step) =>
    step.required
      .filter((field) => !facts[field])
      .map((field) => ({ section: step.section, page: step.page, field })),
  )
}

/**
 * Returns for each section whether all its required fields are filled. The review is done when all
 * other sections are.
 */
export function getSectionCompletion(
  facts: ApplicationCompletionFacts,
): Readonly<Record<ApplicationSection, boolean>> {
  const missing = listMissingFields(facts)
  const entries = applicationSteps.map((step) => [
    step.section,
    step.section === 'REVIEW'
      ? missing.length === 0
      : !missing.some((one) => one.section === step.section),
  ])
  // The entries cover every section of the list above.
  return Object.fromEntries(entries) as Record<ApplicationSection, boolean>
}

/** Returns the share of counted fields that are filled, in whole percent. */
export function getCompletionPercent(facts: ApplicationCompletionFacts): number {
  const required = applicationSteps.flatMap((step): readonly ApplicationField[] => step.required)
  return Math.round((required.filter((field) => facts[field]).length / required.length) * 100)
}
