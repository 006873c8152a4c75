import type { Job } from '../../platform/http/handler.ts'
import { createActJob } from '../pending-acts/public.ts'
import { executeGrant } from './grant-credits.ts'
import { executeRevocation } from './revoke-credits.ts'

/** Corrections of credits take effect once they can no longer be undone. */
export const creditJobs: readonly Job[] = [
  createActJob('credits.correct', 'CREDIT', {
    grantCredits: executeGrant,
    revokeCredits: executeRevocation,
  }),
]
