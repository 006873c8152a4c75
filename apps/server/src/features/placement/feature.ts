import { placementEndpoints } from '@fledge/contract/placement/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { placementJobs } from './jobs.ts'
import { listOpenings } from './list-openings.ts'
import { listUnplaced } from './list-unplaced.ts'
import { nudgeInterns } from './nudge-interns.ts'
import { proposeMatch } from './propose-match.ts'

/** Approved interns without a placement, and what the programme team does for them. */
export const placementFeature = defineFeature(
  placementEndpoints,
  { listUnplaced, listOpenings, nudgeInterns, proposeMatch },
  { jobs: placementJobs },
)
