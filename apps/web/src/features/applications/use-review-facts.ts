import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { listReviewFacts, type ReviewFacts } from './review-facts.ts'
import {
  useCareerFields,
  useDiversityFields,
  useIntroductionFields,
  usePersonalFields,
} from './section-fields.ts'

/** Returns all facts of an application by section, as its intern sees them. */
export function useReviewFacts(application: ApplicationView): ReviewFacts {
  const personal = usePersonalFields(null, application.profile.time_zone)
  const career = useCareerFields(application.career_field_id, application.skill_ids)
  const diversity = useDiversityFields()
  const additional = useApiQuery('applications', 'getQuestions', {}).data?.payload
  const introduction = useIntroductionFields()
  const levels = useApiQuery('lookups', 'listEducationLevels', {}, { staleTime: 3_600_000 }).data
    ?.payload
  const documents = useApiQuery('enrolment', 'listIdentityDocuments', {}).data?.payload
  const availability = useApiQuery('availability', 'getAvailability', {}).data?.payload
  return listReviewFacts({
    application,
    fields: [...personal, ...career, ...diversity, ...introduction],
    questions: additional?.questions ?? [],
    levels: levels ?? [],
    documents: documents ?? [],
    availability,
  })
}
