import type { jobEndpoints } from '@fledge/contract/jobs/endpoints.ts'
import { jobCan } from '@fledge/domain/jobs/can.ts'
import { jobEvents } from '@fledge/domain/jobs/events.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toNamedId } from '../../platform/ids.ts'
import { notifyWorkers } from '../../platform/jobs/queries/job-lanes.queries.ts'

/** Tells the workers, one of which takes the job's lease; a message that is lost costs a minute. */
export const requestJobRun: Handler<(typeof jobEndpoints)['requestJobRun']> = async ({
  actor,
  db,
  params: { name },
  body: { note },
}) => {
  authorize(jobCan.run(actor))
  await db.recordEvent(jobEvents.run, { subject: toNamedId('job', name), note, data: { name } })
  await db.one(notifyWorkers, { job_name: name })
  return { name }
}
