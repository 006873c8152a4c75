import { ApiError } from './api-error.ts'
import { client } from './client.ts'
import { isChunkLoadError } from './lazy-recovery.ts'

type Report = (error: unknown) => void

/** One page tells of so many errors at most: a loop says nothing new. */
const most = 10
let told = 0
let reporter: Promise<Report | null> | null = null

/** Asked once, at the first error: where no service is configured, nothing of it is fetched. */
async function open(): Promise<Report | null> {
  const { reports_errors } = (await client.lookups.globalSetting({})).payload
  return reports_errors ? (await import('./error-reporter.ts')).openReporter() : null
}

/** Tells the error-reporting service of an error of a screen, without its reader. What the server refused it knows itself; a part that did not arrive is no error of ours. */
export function reportError(error: unknown): void {
  if (error instanceof ApiError || isChunkLoadError(error) || told >= most) return
  told += 1
  reporter ??= open().catch(() => null)
  void reporter.then((report) => report?.(error))
}

/** Errors that no screen caught. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error }) => reportError(error))
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}
