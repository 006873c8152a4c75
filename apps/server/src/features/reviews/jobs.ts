import type { Job } from '../../platform/http/handler.ts'
import { lockFreeApplicants } from '../applications/public.ts'
import { createActJob } from '../pending-acts/public.ts'
import { approve } from './approve-application.ts'
import { approveCheckedApplication } from './approve-applications.ts'
import { changeBatch } from './move-to-batch.ts'
import { reject } from './reject-application.ts'
import { sendComments } from './request-changes.ts'
import { withdraw } from './withdraw-by-team.ts'

/** Decisions on applications take effect once they can no longer be undone. */
export const reviewJobs: readonly Job[] = [
  createActJob(
    'reviews.decide',
    'APPLICATION',
    {
      approveApplication: approve,
      requestChanges: sendComments,
      rejectApplication: reject,
      moveToBatch: changeBatch,
      withdrawApplication: withdraw,
      approveCheckedApplication,
    },
    { acts: ['approveCheckedApplication'], lockFree: lockFreeApplicants },
  ),
]
