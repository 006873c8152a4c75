/** A failed request, with the error details of the envelope. */
export class ApiError extends Error {
  override readonly name = 'CallError'
  readonly code: string
  /** Can be shown to the user. */
  readonly description: string
  /** Field path → message. */
  readonly fields: Readonly<Record<string, string>>
  /** 0 without a response. */
  readonly status: number

  constructor(
    status: number,
    code: string,
    description: string,
    fields: Readonly<Record<string, string>> = {},
  ) {
    super(description)
    this.status = status
    this.code = code
    this.description = description
    this.fields = fields
  }
}

/** Returns the code and description to show for any thrown value. */
export function describeError(error: unknown): {
  readonly code: string
  readonly description: string
} {
  if (error instanceof ApiError) return { code: error.code, description: error.description }
  return {
    code: 'UNKNOWN',
    description: error instanceof Error && error.message ? error.message : 'Something went wrong',
  }
}

/** Whether the request conflicts with the current state (409): the page is out of date. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409
}

/** Whether to show a failure to load the user: every error except Unauthorized (seed 000 §4). */
export const shouldShowUserError = (error: unknown): boolean =>
  !describeError(error).description.includes('Unauthorized')
