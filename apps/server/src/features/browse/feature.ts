import { browseEndpoints } from '@fledge/contract/browse/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { findInterns } from './find-interns.ts'
import { browseCandidates } from './browse-candidates.ts'
import { browseOther } from './browse-other.ts'
import { browseSuggestions } from './browse-suggestions.ts'
import { eligibleCareerFields } from './eligible-career-fields.ts'
import {
  getInternProfile,
  getMatch,
  listOpportunityOptions,
  relevantRequirements,
} from './read-interns.ts'

export const browseFeature = defineFeature(browseEndpoints, {
  browseCandidates,
  browseOther,
  browseSuggestions,
  findInterns,
  eligibleCareerFields,
  getInternProfile,
  listOpportunityOptions,
  relevantRequirements,
  getMatch,
})
