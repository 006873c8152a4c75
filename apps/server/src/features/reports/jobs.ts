import type { Job } from '../../platform/http/handler.ts'
import { createActJob } from '../pending-acts/public.ts'
import { decideHiding } from './decide-content-hiding.ts'
import { decideReport } from './decide-content-report.ts'
import { takeDown } from './take-down-plan.ts'

/** Decisions on reports take effect once they can no longer be undone. */
export const reportJobs: readonly Job[] = [
  createActJob('reports.decide', 'REPORT', { decideReport }),
  createActJob('reports.decideHidings', 'HIDING', { decideHiding, takeDownPlan: takeDown }),
]
