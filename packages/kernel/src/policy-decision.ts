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
 * @param messageKey catalogue key, e.g. `offers.refused.notAdmin`
 */
export function deny(messageKey: string, values?: Record<string, string | number>): Denied {
  return values ? { allowed: false, messageKey, values } : { allowed: false, messageKey }
}

/** Returns the first denial, or `allow` if there is none. */
export function allOf(...decisions: readonly PolicyDecision[]): PolicyDecision {
  return decisions.find((decision) => !decision.allowed) ?? allow
}

/** Converts a condition to a policy decision. */
export function allowIf(
  condition: boolean,
  messageKey: string,
  values?: Record<string, string | number>,
): PolicyDecision {
  return condition ? allow : deny(messageKey, values)
}

/**
 * Converts policy decisions to the map a view contains: true, or the message key of the denial, per
 * action.
 */
export function toActionMap<Action extends string>(
  decisions: Readonly<Record<Action, PolicyDecision>>,
): Record<Action, true | string> {
  const entries = Object.entries<PolicyDecision>(decisions).map(([action, decision]) => [
    action,
    decision.allowed ? true : decision.messageKey,
  ])
  // The keys are unchanged.
  return Object.fromEntries(entries) as Record<Action, true | string>
}
