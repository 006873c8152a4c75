import { ApiError } from '../http/api-error.ts'
import { client } from '../http/client.ts'
import { isChunkLoadError } from '../router/lazy-recovery.ts'

type ErrorReporter = (error: unknown) => void

/** Maximum number of reports per page, because an error loop adds no information. */
const maxReports = 10
let reportCount = 0
let reporter: Promise<ErrorReporter | null> | null = null

/** Loaded once, at the first error. Nothing is fetched if no service is configured. */
async function loadReporter(): Promise<ErrorReporter | null> {
  const { reports_errors } = (await client.lookups.globalSetting({})).payload
  return reports_errors ? (await import('./error-reporter.ts')).reportToBackend : null
}

/**
 * Reports an error of a screen, without personal data. Errors from the server's responses and
 * failed chunk loads are not reported.
 */
export function reportError(error: unknown): void {
  if (error instanceof ApiError || isChunkLoadError(error) || reportCount >= maxReports) return
  reportCount += 1
  reporter ??= loadReporter().catch(() => null)
  void reporter.then((report) => report?.(error))
}

/** Reports errors that no screen caught. */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error }) => reportError(error))
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}
