import { redactPersonalData } from './redact-personal-data.ts'

/** Fields of a database error that contain no row values. */
const safeFields = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine']

export interface LoggedError {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly [field: string]: unknown
}

/** Converts an error for the log, without the row values that its message or details may repeat. */
export function toLoggedError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: redactPersonalData(String(error)), stack: '' }
  const plainError = Object.fromEntries(
    Object.entries(error).filter(
      ([name, value]) => safeFields.includes(name) && typeof value === 'string',
    ),
  )
  // The first lines of a stack repeat the message.
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    ...plainError,
    type: error.constructor.name,
    message: redactPersonalData(error.message),
    stack: frames.join('\n'),
    ...(error.cause === undefined ? {} : { cause: toLoggedError(error.cause) }),
  }
}
