import type { errorReportEndpoints } from '@fledge/contract/error-reports/endpoints.ts'
import { minuteMs } from '@fledge/kernel/dates.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import { consumeRateLimit } from '../../platform/rate-limit.ts'

const maxReports = 30

/** Forwards a screen error without user data. Browsers that report in a loop are rate-limited. */
export const sendErrorReport: Handler<typeof errorReportEndpoints.sendErrorReport> = async ({
  body,
  net,
  services,
}) => {
  const { reports, database } = services
  if (!reports.isOn) notFound()
  const wait = await database.transaction({ kind: 'system' }, (tx) =>
    consumeRateLimit(tx, `error-reports:${net}`, maxReports, 10 * minuteMs),
  )
  if (wait !== null) throw new AppError('RATE_LIMITED', { retryAfter: wait })
  reports.reportScreenError(body)
  return {}
}
