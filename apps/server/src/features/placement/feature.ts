import { placementEndpoints } from '@fledge/contract/placement/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { placementJobs } from './jobs.ts'
import { listOpenings } from './list-openings.ts'
import { listOpenPlans } from './list-open-plans.ts'
import { countUnplaced, exportUnplaced, listUnplaced } from './read-unplaced.ts'
import { nudgeInterns } from './nudge-interns.ts'
import { previewNudgeInterns } from './preview-nudge-interns.ts'
import { previewProposeMatch } from './preview-propose-match.ts'
import { proposeMatch } from './propose-match.ts'

/** Approved interns without a placement, and what the programme team does for them. */
export const placementFeature = defineFeature(
  placementEndpoints,
  {
    listUnplaced,
    countUnplaced,
    exportUnplaced,
    listOpenPlans,
    listOpenings,
    previewNudgeInterns,
    nudgeInterns,
    previewProposeMatch,
    proposeMatch,
  },
  { jobs: placementJobs },
)
