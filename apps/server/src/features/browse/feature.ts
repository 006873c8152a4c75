import { browseCalls } from '@fledge/contract/browse/calls.ts'
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

export const browseFeature = defineFeature(browseCalls, {
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
