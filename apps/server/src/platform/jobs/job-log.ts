import { isConnectionLost } from '../db/lost-connection.ts'
import type { Services } from '../services.ts'
import type { ErrorLog } from './run-job.ts'

/** Logs errors outside of requests and reports them. */
export const createJobLog = (
  report: Services['reports']['report'],
  write: (facts: object, message: string) => void,
  isStopping: () => boolean,
): ErrorLog => ({
  error(facts, message) {
    // Jobs interrupted by a stop are due again at the next start.
    if (isStopping() && 'err' in facts && isConnectionLost(facts.err)) return
    write(facts, message)
    if ('err' in facts) report(facts.err, { job: 'job' in facts ? String(facts.job) : message })
  },
})
