/** A yes, or a no with the catalogue key of the sentence that says why. The server makes 403 or 409 of it, the browser a disabled reason. */
export type PolicyDecision = Allowed | Denied

export interface Allowed {
  readonly allowed: true
}

export interface Denied {
  readonly allowed: false
  /** Catalogue key of the sentence. */
  readonly messageKey: string
  /** Values for the sentence. */
  readonly values?: Readonly<Record<string, string | number>>
}

export const allow: Allowed = { allowed: true }

/** Makes a refusal. @param because key of the catalogue, e.g. `offers.refused.notAdmin` */
export function deny(because: string, values?: Record<string, string | number>): Denied {
  return values
    ? { allowed: false, messageKey: because, values }
    : { allowed: false, messageKey: because }
}

/** The first refusal among the verdicts, else yes. */
export function allOf(...verdicts: readonly PolicyDecision[]): PolicyDecision {
  return verdicts.find((verdict) => !verdict.allowed) ?? allow
}

/** Turns a condition into a verdict. */
export function allowIf(
  condition: boolean,
  because: string,
  values?: Record<string, string | number>,
): PolicyDecision {
  return condition ? allow : deny(because, values)
}

/** Verdicts by action as a view carries them: true, or the key of the sentence that says why not. */
export function toActionMap<Action extends string>(
  verdicts: Readonly<Record<Action, PolicyDecision>>,
): Record<Action, true | string> {
  const entries = Object.entries<PolicyDecision>(verdicts).map(([action, verdict]) => [
    action,
    verdict.allowed ? true : verdict.messageKey,
  ])
  // The same keys as went in.
  return Object.fromEntries(entries) as Record<Action, true | string>
}
