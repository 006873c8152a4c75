import { ApiError } from './api-error.ts'
import { client } from './client.ts'
import { isChunkLoadError } from './lazy-recovery.ts'

type Report = (error: unknown) => void

/** Maximum number of reports per page, because an error loop adds no information. */
const most = 10
let told = 0
let reporter: Promise<Report | null> | null = null

/** Loaded once, at the first error. Nothing is fetched if no service is configured. */
async function open(): Promise<Report | null> {
  const { reports_errors } = (await client.lookups.globalSetting({})).payload
  return reports_errors ? (await import('./error-reporter.ts')).openReporter() : null
}

/**
 * Reports an error of a screen, without personal data. Errors from the server's responses and
 * failed chunk loads are not reported.
 */
export function reportError(error: unknown): void {
  if (error instanceof ApiError || isChunkLoadError(error) || told >= most) return
  told += 1
  reporter ??= open().catch(() => null)
  void reporter.then((report) => report?.(error))
}

/** Reports errors that no screen caught. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error }) => reportError(error))
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}
