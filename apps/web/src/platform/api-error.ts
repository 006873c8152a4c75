/** A call that did not succeed, in the envelope's words. */
export class ApiError extends Error {
  override readonly name = 'CallError'
  readonly code: string
  /** Fit to be shown. */
  readonly description: string
  /** A field's path → its message. */
  readonly fields: Readonly<Record<string, string>>
  /** 0 when no answer came. */
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

/** What to show of anything thrown. */
export function describe(error: unknown): { readonly code: string; readonly description: string } {
  if (error instanceof ApiError) return { code: error.code, description: error.description }
  return {
    code: 'UNKNOWN',
    description: error instanceof Error && error.message ? error.message : 'Something went wrong',
  }
}

/** Somebody or something else was first: the call conflicts with how things stand now, and the page shows how they stood. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409
}

/** Whether a failed reading of the user is told: any but one that says Unauthorized (seed 000 §4). */
export const isWorthSaying = (error: unknown): boolean =>
  !describe(error).description.includes('Unauthorized')
