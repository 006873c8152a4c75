import type { DueJobRow, Job } from '../http/handler.ts'
import { toFirstDuePage } from '../jobs/run-job.ts'
import type { TestServer } from './harness.ts'

/** Returns the first page of a job's due rows; none for a batch job. */
export async function readDueRows(server: TestServer, job: Job): Promise<readonly DueJobRow[]> {
  const db = server.running.services.database.read()
  return 'due' in job ? job.due(db, toFirstDuePage(db)) : []
}
