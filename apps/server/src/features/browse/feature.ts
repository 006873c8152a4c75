import { browseEndpoints } from '@fledge/contract/browse/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { findInterns } from './find-interns.ts'
import {
  browseCandidates,
  browseOther,
  browseSuggestions,
  eligibleCareerFields,
  hideCareerField,
} from './browse-candidates.ts'
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
  hideCareerField,
  eligibleCareerFields,
  getInternProfile,
  listOpportunityOptions,
  relevantRequirements,
  getMatch,
})
