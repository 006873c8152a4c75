import { parse } from 'error-stack-parser-es/lite'
import { client } from '../http/client.ts'

const maxFrames = 50

/** Returns the stack of an error as the reporting service expects it: the innermost call last. */
function toFrames(error: Error) {
  const frames = parse(error, { allowEmpty: true }).slice(0, maxFrames).toReversed()
  return frames.map(({ file, function: called, line, col }) => ({
    filename: (file ?? '').split(/[?#]/, 1).join('').slice(0, 500),
    ...(called ? { function: called.slice(0, 200) } : {}),
    ...(line === undefined ? {} : { lineno: line }),
    ...(col === undefined ? {} : { colno: col }),
  }))
}

/**
 * Sends an error to our backend, which forwards it to the reporting service: its name and message,
 * its stack and the page. The service's URL and key stay on the server.
 */
export function sendErrorReport(thrown: unknown): void {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const body = {
    type: error.name.slice(0, 200),
    message: error.message.slice(0, 2000),
    page: location.pathname.slice(0, 300),
    frames: toFrames(error),
  }
  void client.errorReports.sendErrorReport({ body }).catch(() => null)
}
