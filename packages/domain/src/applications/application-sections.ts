/** What is known of an application when its completeness is asked; `has` says whether the thing is filled in. */
export interface ApplicationFacts {
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
export type ApplicationField = keyof ApplicationFacts
/** Asked besides, where it applies; it counts nowhere, and is read all the same. */
export type BesideField =
  | 'lowEnglish'
  | 'startDate'
  | 'identityDocuments'
  | 'jobTitle'
  | 'internshipGoal'
export type ReviewField = ApplicationField | BesideField

export interface ApplicationStep {
  /** Number of the step, its page under /intern/application and the section of reviewers' comments. */
  readonly number: number
  readonly page: string
  readonly section: string
  readonly required: readonly ApplicationField[]
  readonly optional: readonly ApplicationField[]
  readonly beside: readonly BesideField[]
}

/** The eight steps, seed 001 §2; sidebar, progress, "what is missing" and the review page derive from this list. */
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

/** Every field of a section, in the order in which it is read: what is required, what may be said, what is asked besides. */
export const fieldsOf = (section: ApplicationSection): readonly ReviewField[] =>
  applicationSteps.flatMap((step): readonly ReviewField[] =>
    step.section === section ? [...step.required, ...step.optional, ...step.beside] : [],
  )

export interface MissingField {
  readonly section: ApplicationSection
  readonly page: string
  readonly field: ApplicationField
}

/** Every required field that is missing, in the order of the steps; an empty list may be submitted. */
export function missingOf(facts: ApplicationFacts): MissingField[] {
  return applicationSteps.flatMap((step) =>
    step.required
      .filter((field) => !facts[field])
      .map((field) => ({ section: step.section, page: step.page, field })),
  )
}

/** Done flag of each section: every required field there; the review is done with all the others. */
export function sectionsDone(
  facts: ApplicationFacts,
): Readonly<Record<ApplicationSection, boolean>> {
  const missing = missingOf(facts)
  const entries = applicationSteps.map((step) => [
    step.section,
    step.section === 'REVIEW'
      ? missing.length === 0
      : !missing.some((one) => one.section === step.section),
  ])
  // One entry a section of the list above.
  return Object.fromEntries(entries) as Record<ApplicationSection, boolean>
}

/** How complete an application is, in whole percent of all its fields that count. */
export function completionOf(facts: ApplicationFacts): number {
  const required = applicationSteps.flatMap((step): readonly ApplicationField[] => step.required)
  return Math.round((required.filter((field) => facts[field]).length / required.length) * 100)
}
