import type { Job } from '../../platform/http/handler.ts'
import { createActJob } from '../pending-acts/public.ts'
import { nudgeIntern } from './nudge-interns.ts'
import { proposePlan } from './propose-match.ts'

/** The team writes to interns once that can no longer be undone. */
export const placementJobs: readonly Job[] = [
  createActJob('placement.write', 'PLACEMENT', { nudgeIntern, proposeMatch: proposePlan }),
]
