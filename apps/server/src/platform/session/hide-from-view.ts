import type { ApplicationSection } from '@fledge/domain/applications/application-sections.ts'
import { diversityQuestions } from '@fledge/domain/profiles/diversity-answers.ts'

const section: ApplicationSection = 'DIVERSITY_INFORMATION'

const isDiversitySection = (value: unknown): value is { readonly optional_done: number } =>
  typeof value === 'object' &&
  value !== null &&
  'section' in value &&
  value.section === section &&
  'optional_done' in value

/**
 * Removes from a serialized response what the programme team may not see of anyone, also while a
 * manager looks at the product as that person: the answers to the diversity questions, and how many
 * there are.
 */
export const hideFromView = (response: string): string =>
  JSON.stringify(JSON.parse(response), (key, value: unknown) => {
    if (diversityQuestions.includes(key)) return null
    return isDiversitySection(value) ? { ...value, optional_done: 0 } : value
  })
