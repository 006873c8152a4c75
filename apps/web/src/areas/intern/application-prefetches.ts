import type { ApplicationSection } from '@fledge/domain/applications/application-sections.ts'
import { prefetch } from '../../platform/http/prefetch.ts'

const inField = { query: { career_field_id: '{getApplication.career_field_id}' } }

/** What the reviewer asks to change in a section. */
export const feedback = (section: ApplicationSection) =>
  prefetch('reviews', 'listFeedback', { query: { section } })
/** Lookup lists of the steps' fields. */
export const personal = [prefetch('lookups', 'listCountries'), prefetch('lookups', 'listTimeZones')]
export const career = [
  prefetch('lookups', 'listCareerFields'),
  prefetch('applications', 'getFieldProjects'),
  prefetch('lookups', 'listSpecialisations', inField),
  prefetch('lookups', 'listSkills', inField),
]
export const diversity = [
  prefetch('lookups', 'listGenders'),
  prefetch('lookups', 'listRacialEthnicGroups'),
  prefetch('lookups', 'listDisabilities'),
]
export const entries = [
  prefetch('applications', 'listEducation'),
  prefetch('applications', 'listExperience'),
  prefetch('applications', 'listPortfolio'),
]
export const videoAnswers = prefetch('applications', 'listVideoAnswers', { body: {} })
/** What the facts of all sections need (`useReviewFacts`). */
export const reviewFacts = [
  ...personal,
  ...career,
  ...diversity,
  prefetch('applications', 'getQuestions'),
  prefetch('applications', 'getSkillsToImprove'),
  prefetch('lookups', 'listEducationLevels'),
  prefetch('enrolment', 'listIdentityDocuments'),
  prefetch('availability', 'getAvailability'),
]
