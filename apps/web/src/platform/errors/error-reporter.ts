import { client } from '../http/client.ts'
import { toErrorReport } from './to-error-report.ts'

/**
 * Sends an error to our backend, which forwards it to the reporting service. The service's URL and
 * key stay on the server.
 */
export function reportToBackend(error: unknown): void {
  const body = toErrorReport(error, location.pathname)
  void client.errorReports.sendErrorReport({ body }).catch(() => null)
}
