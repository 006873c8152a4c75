/**
 * Allowed, or denied with a message key. The server maps it to 403 or 409; the browser shows it on
 * the disabled button.
 */
export type PolicyDecision = Allowed | Denied

export interface Allowed {
  readonly allowed: true
}

export interface Denied {
  readonly allowed: false
  /** Catalogue key of the message. */
  readonly messageKey: string
  /** Values for the message. */
  readonly values?: Readonly<Record<string, string | number>>
}

export const allow: Allowed = { allowed: true }

/**
 * Creates a denial.
 * @param because catalogue key, e.g. `offers.refused.notAdmin`
 */
export function deny(because: string, values?: Record<string, string | number>): Denied {
  return values
    ? { allowed: false, messageKey: because, values }
    : { allowed: false, messageKey: because }
}

/** Returns the first denial, or `allow` if there is none. */
export function allOf(...verdicts: readonly PolicyDecision[]): PolicyDecision {
  return verdicts.find((verdict) => !verdict.allowed) ?? allow
}

/** Converts a condition to a policy decision. */
export function allowIf(
  condition: boolean,
  because: string,
  values?: Record<string, string | number>,
): PolicyDecision {
  return condition ? allow : deny(because, values)
}

/**
 * Converts policy decisions to the map a view contains: true, or the message key of the denial, per
 * action.
 */
export function toActionMap<Action extends string>(
  verdicts: Readonly<Record<Action, PolicyDecision>>,
): Record<Action, true | string> {
  const entries = Object.entries<PolicyDecision>(verdicts).map(([action, verdict]) => [
    action,
    verdict.allowed ? true : verdict.messageKey,
  ])
  // The keys are unchanged.
  return Object.fromEntries(entries) as Record<Action, true | string>
}
