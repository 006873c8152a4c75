import {
  careerItems,
  diversityItems,
  personalItems,
  preferenceItems,
  questionItems,
} from '../profiles/profile-fields.ts'
import type { FormItem } from '../profiles/form-field.ts'
import { resumeItems } from '../profiles/resume-fields.ts'

/**
 * The eight pages (seed 001 §2), each with what it asks. `number` is its place in the list of
 * steps, `page` its path under /intern/application, `section` its name in reviewers' comments.
 */
export const applicationPages = [
  {
    number: 1,
    page: 'personal-information',
    section: 'PERSONAL_INFORMATION',
    items: personalItems,
  },
  { number: 2, page: 'career-field', section: 'CAREER_FIELD', items: careerItems },
  {
    number: 3,
    page: 'internship-preference',
    section: 'INTERNSHIP_PREFERENCE',
    items: preferenceItems,
  },
  {
    number: 4,
    page: 'additional-questions',
    section: 'ADDITIONAL_QUESTIONS',
    items: questionItems,
  },
  {
    number: 5,
    page: 'diversity-information',
    section: 'DIVERSITY_INFORMATION',
    items: diversityItems,
  },
  { number: 6, page: 'resume-profile', section: 'RESUME_PROFILE', items: resumeItems },
  {
    number: 7,
    page: 'video-profile',
    section: 'VIDEO_PROFILE',
    items: [{ key: 'videoAnswers', need: 'required' }],
  },
  { number: 8, page: 'review-application', section: 'REVIEW', items: [] },
] as const satisfies readonly {
  readonly number: number
  readonly page: string
  readonly section: string
  readonly items: readonly FormItem[]
}[]

type ApplicationItem = (typeof applicationPages)[number]['items'][number]
/** A field as it is declared, with its literal types. */
export type DeclaredField = Extract<ApplicationItem, { readonly name: string }>
/** Questions of a page with more than one value. */
export type DeclaredPart = Exclude<ApplicationItem, { readonly name: string }>
/** Counts for completeness. */
export type ApplicationField = Extract<
  ApplicationItem,
  { readonly need: 'required' | 'optional' }
>['key']
/** Conditional fields: not counted for completeness, but shown to reviewers. */
type ConditionalField = Extract<ApplicationItem, { readonly need: 'conditional' }>['key']
export type ReviewField = ApplicationField | ConditionalField
/** Facts for checking whether an application is complete: whether each field is filled in. */
export type ApplicationCompletionFacts = Readonly<Record<ApplicationField, boolean>>

export type ApplicationSection = (typeof applicationPages)[number]['section']
export const applicationSections = applicationPages.map((page) => page.section)

interface ApplicationStep {
  readonly number: number
  readonly page: string
  readonly section: ApplicationSection
  readonly required: readonly ApplicationField[]
  readonly optional: readonly ApplicationField[]
  readonly conditional: readonly ReviewField[]
}

/** The keys of a page's items with this need. */
const listKeys = (items: readonly FormItem[], need: FormItem['need']) =>
  items.filter((item) => item.need === need).map(({ key }) => key)

/**
 * The eight steps with their fields by need. The sidebar, progress, "what is missing" and the
 * review page derive from this list.
 */
export const applicationSteps: readonly ApplicationStep[] = applicationPages.map(
  ({ number, page, section, items }) => ({
    number,
    page,
    section,
    // The types of these keys are made of the same items, by the same needs.
    required: listKeys(items, 'required') as ApplicationField[],
    optional: listKeys(items, 'optional') as ApplicationField[],
    conditional: listKeys(items, 'conditional') as ReviewField[],
  }),
)

/** The steps that reviewers see, without diversity and the intern's own review page. */
export const reviewedSteps = applicationSteps.filter(
  ({ section }) => section !== 'DIVERSITY_INFORMATION' && section !== 'REVIEW',
)

/**
 * Returns every field of a section in reading order: required, optional, then conditional fields.
 */
export const listSectionFields = (section: ApplicationSection): readonly ReviewField[] =>
  applicationSteps.flatMap((step): readonly ReviewField[] =>
    step.section === section ? [...step.required, ...step.optional, ...step.conditional] : [],
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
      : !missing.some((missingField) => missingField.section === step.section),
  ])
  // The entries cover every section of the list above.
  return Object.fromEntries(entries) as Record<ApplicationSection, boolean>
}

/** Returns the share of counted fields that are filled, in whole percent. */
export function getCompletionPercent(facts: ApplicationCompletionFacts): number {
  const required = applicationSteps.flatMap((step): readonly ApplicationField[] => step.required)
  return Math.round((required.filter((field) => facts[field]).length / required.length) * 100)
}
