/** A yes, or a no with the catalogue key of the sentence that says why. The server makes 403 or 409 of it, the browser a disabled reason. */
export type Verdict = Yes | No

export interface Yes {
  readonly yes: true
}

export interface No {
  readonly yes: false
  /** Catalogue key of the sentence. */
  readonly because: string
  /** Values for the sentence. */
  readonly values?: Readonly<Record<string, string | number>>
}

export const yes: Yes = { yes: true }

/** Makes a refusal. @param because key of the catalogue, e.g. `offers.refused.notAdmin` */
export function no(because: string, values?: Record<string, string | number>): No {
  return values ? { yes: false, because, values } : { yes: false, because }
}

/** The first refusal among the verdicts, else yes. */
export function all(...verdicts: readonly Verdict[]): Verdict {
  return verdicts.find((verdict) => !verdict.yes) ?? yes
}

/** Turns a condition into a verdict. */
export function when(condition: boolean, because: string, values?: Record<string, string | number>): Verdict {
  return condition ? yes : no(because, values)
}
