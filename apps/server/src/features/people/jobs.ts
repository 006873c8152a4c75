import type { Job } from '../../platform/http/handler.ts'
import { createActJob } from '../pending-acts/public.ts'
import { executeCorrection } from './correct-locked-fields.ts'
import { executeExtension } from './extend-deadline.ts'

/** Later deadlines and corrections take effect once they can no longer be undone. */
export const peopleJobs: readonly Job[] = [
  createActJob('people.act', 'PERSON', {
    extendDeadline: executeExtension,
    correctLockedFields: executeCorrection,
  }),
]
