import { parse } from 'error-stack-parser-es/lite'

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

/** Converts anything that was thrown to a report: name, message, stack and page. */
export function toErrorReport(reported: unknown, page: string) {
  const error = reported instanceof Error ? reported : new Error(String(reported))
  return {
    type: error.name.slice(0, 200),
    message: error.message.slice(0, 2000),
    page: page.slice(0, 300),
    frames: toFrames(error),
  }
}
