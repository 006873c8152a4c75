import { browseEndpoints } from '@fledge/contract/browse/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { findInterns } from './find-interns.ts'
import { eligibleCareerFields } from './eligible-career-fields.ts'
import {
  getInternProfile,
  getMatch,
  listOpportunityOptions,
  relevantRequirements,
} from './read-interns.ts'
import { browseCandidates, browseOther, browseSuggestions } from './read-searches.ts'
import { browseProgram } from './request-search.ts'

export const browseFeature = defineFeature(
  browseEndpoints,
  {
    browseCandidates,
    browseOther,
    browseSuggestions,
    findInterns,
    eligibleCareerFields,
    getInternProfile,
    listOpportunityOptions,
    relevantRequirements,
    getMatch,
  },
  { threads: [browseProgram] },
)
