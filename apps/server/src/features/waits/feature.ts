import { waitEndpoints } from '@fledge/contract/waits/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { assignWait } from './assign-wait.ts'
import { assignWaits } from './assign-waits.ts'
import { waitEventHandlers } from './event-handlers.ts'
import { handOverWaits } from './hand-over-waits.ts'
import { waitJobs } from './jobs.ts'
import { previewAssignWaits } from './read-assignment.ts'
import { exportWaits, listColleagues, listWaits } from './read-waits.ts'
import { releaseWait } from './release-wait.ts'
import { skipWait } from './skip-wait.ts'
import { takeNextWait } from './take-next-wait.ts'
import { takeWait } from './take-wait.ts'

/** Who of the programme team takes care of what waits for it. */
export const waitsFeature = defineFeature(
  waitEndpoints,
  {
    listWaits,
    exportWaits,
    listColleagues,
    takeWait,
    takeNextWait,
    skipWait,
    assignWait,
    previewAssignWaits,
    assignWaits,
    releaseWait,
    handOverWaits,
  },
  { eventHandlers: waitEventHandlers, jobs: waitJobs },
)
