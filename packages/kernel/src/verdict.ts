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
export function when(
  condition: boolean,
  because: string,
  values?: Record<string, string | number>,
): Verdict {
  return condition ? yes : no(because, values)
}

/** Verdicts by action as a view carries them: true, or the key of the sentence that says why not. */
export function mayOf<Action extends string>(
  verdicts: Readonly<Record<Action, Verdict>>,
): Record<Action, true | string> {
  const entries = Object.entries<Verdict>(verdicts).map(([action, verdict]) => [
    action,
    verdict.yes ? true : verdict.because,
  ])
  // The same keys as went in.
  return Object.fromEntries(entries) as Record<Action, true | string>
}
