/**
 * Who may make a transition: a person of one side, the clock (a timed job), or the system as a
 * consequence of another transition.
 */
export type TransitionActor = 'company' | 'intern' | 'operator' | 'clock' | 'system'

export interface TransitionRule<State extends string> {
  /** `null` means "does not exist yet". */
  readonly from: readonly (State | null)[]
  /** `null` means "is deleted". */
  readonly to: State | null
  readonly by: readonly TransitionActor[]
}

export type TransitionRules<State extends string> = Readonly<Record<string, TransitionRule<State>>>

declare const transitionBrand: unique symbol

/**
 * Evidence that a transition is legal. Only `machine.transition()` creates one; stores require it.
 */
export interface Transition<State extends string = string, Name extends string = string> {
  readonly [transitionBrand]: true
  readonly machine: string
  /** Name of the transition, also used for the event, the mail template and the audit entry. */
  readonly name: Name
  readonly from: State | null
  readonly to: State | null
  readonly by: TransitionActor
}

export interface IllegalTransition {
  readonly illegal: true
  readonly machine: string
  readonly name: string
  readonly from: string | null
}

export interface Machine<State extends string, M extends TransitionRules<State>> {
  readonly name: string
  readonly states: readonly State[]
  readonly transitions: M
  /** Returns the transition, or why it is illegal from this state. */
  transition<Name extends keyof M & string>(
    name: Name,
    from: State | null,
    by: TransitionActor,
  ): Transition<State, Name> | IllegalTransition
  /** Whether the transition is possible from this state for this actor. */
  can(name: keyof M & string, from: State | null, by: TransitionActor): boolean
  /** Returns all transitions possible from this state, for this actor if given. */
  availableTransitions(from: State | null, by?: TransitionActor): (keyof M & string)[]
  /** Returns the states a transition can start from, for a query's `status = any($1)`. */
  from(name: keyof M & string): readonly State[]
  /** States without outgoing transitions. */
  readonly final: readonly State[]
}

/**
 * Creates a machine from its transition table.
 * @param name name of the machine and subject of its events
 * @param states all states, including final ones
 * @param transitions the table: transition → from, to, by
 * @throws at load if the table has an unknown or unreachable state
 */
export function defineMachine<const State extends string, const M extends TransitionRules<State>>(
  name: string,
  states: readonly State[],
  transitions: M,
): Machine<State, M> {
  checkStates(name, states, Object.values(transitions))
  const can = (transition: keyof M & string, from: State | null, by: TransitionActor) => {
    const rule = transitions[transition]
    return rule !== undefined && rule.from.includes(from) && rule.by.includes(by)
  }
  // Object.keys returns exactly the string keys of M, because the table is a literal.
  const names = Object.keys(transitions) as (keyof M & string)[]
  return {
    name,
    states,
    transitions,
    can,
    transition<Name extends keyof M & string>(
      transition: Name,
      from: State | null,
      by: TransitionActor,
    ) {
      const rule = transitions[transition]
      if (rule === undefined || !can(transition, from, by))
        return { illegal: true, machine: name, name: transition, from }
      // The brand exists only in types; this is the only place that creates it.
      return { machine: name, name: transition, from, to: rule.to, by } as Transition<State, Name>
    },
    availableTransitions: (from, by) =>
      names.filter((transition) =>
        by ? can(transition, from, by) : transitions[transition]?.from.includes(from),
      ),
    from: (transition) => transitions[transition]?.from.filter((state) => state !== null) ?? [],
    final: states.filter(
      (state) => !Object.values(transitions).some((rule) => rule.from.includes(state)),
    ),
  }
}

/** @throws Error if a rule names an unknown state, or a state cannot be reached */
function checkStates(
  name: string,
  states: readonly string[],
  rules: readonly TransitionRule<string>[],
): void {
  const reached = new Set(rules.map((rule) => rule.to))
  for (const state of rules.flatMap((rule) => [...rule.from, rule.to]))
    if (state !== null && !states.includes(state))
      throw new Error(`${name}: unknown state ${state}`)
  const unreachable = states.find((state) => !reached.has(state))
  if (unreachable !== undefined) throw new Error(`${name}: unreachable state ${unreachable}`)
}

/** Whether `transition()` succeeded. */
export function isTransition<State extends string, Name extends string>(
  result: Transition<State, Name> | IllegalTransition,
): result is Transition<State, Name> {
  return !('illegal' in result)
}

/** Describes a machine for snapshots, one line per state: `STATE → transition (by), …`. */
export function describeMachine<State extends string, M extends TransitionRules<State>>(
  machine: Machine<State, M>,
): string {
  const line = (state: State | null) => {
    const rows = Object.entries(machine.transitions).filter(([, rule]) => rule.from.includes(state))
    return `${state ?? '–'} → ${rows.map(([name, rule]) => `${name} to ${rule.to ?? 'deleted'} (${rule.by.join(', ')})`).join(' · ') || 'end'}`
  }
  return [null, ...machine.states].map(line).join('\n')
}
