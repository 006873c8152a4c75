import { browseCalls } from '@fledge/contract/browse/calls.ts'
import { room } from '../../platform/http/handler.ts'
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

export const browseRoom = room(browseCalls, {
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
