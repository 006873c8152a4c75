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

type TransitionRules<State extends string> = Readonly<Record<string, TransitionRule<State>>>

declare const moved: unique symbol

/**
 * Evidence that a transition is legal. Only `machine.transition()` creates one; stores require it.
 */
export interface Transition<State extends string = string> {
  readonly [moved]: true
  readonly machine: string
  /** Name of the transition, also used for the event, the mail template and the audit entry. */
  readonly name: string
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
  transition(
    name: keyof M & string,
    from: State | null,
    by: TransitionActor,
  ): Transition<State> | IllegalTransition
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
 * @param moves the table: transition → from, to, by
 * @throws at load if the table has an unknown or unreachable state
 */
export function defineMachine<const State extends string, const M extends TransitionRules<State>>(
  name: string,
  states: readonly State[],
  moves: M,
): Machine<State, M> {
  const reached = new Set<string | null>(Object.values(moves).map((move) => move.to))
  for (const move of Object.values(moves)) {
    for (const state of [...move.from, move.to]) {
      if (state !== null && !states.includes(state))
        throw new Error(`${name}: unknown state ${state}`)
    }
  }
  const lost = states.find((state) => !reached.has(state))
  if (lost !== undefined) throw new Error(`${name}: nothing reaches ${lost}`)

  const can = (move: keyof M & string, from: State | null, by: TransitionActor) => {
    const row = moves[move]
    return row !== undefined && row.from.includes(from) && row.by.includes(by)
  }
  // Object.keys returns exactly the string keys of M, because the table is a literal.
  const names = Object.keys(moves) as (keyof M & string)[]
  return {
    name,
    states,
    transitions: moves,
    can,
    transition(move, from, by) {
      const row = moves[move]
      if (row === undefined || !can(move, from, by))
        return { illegal: true, machine: name, name: move, from }
      // The brand exists only in types; this is the only place that creates it.
      return { machine: name, name: move, from, to: row.to, by } as Transition<State>
    },
    availableTransitions: (from, by) =>
      names.filter((move) => (by ? can(move, from, by) : moves[move]?.from.includes(from))),
    from: (move) => moves[move]?.from.filter((state) => state !== null) ?? [],
    final: states.filter(
      (state) => !Object.values(moves).some((move) => move.from.includes(state)),
    ),
  }
}

/** Whether `transition()` succeeded. */
export function isTransition<State extends string>(
  result: Transition<State> | IllegalTransition,
): result is Transition<State> {
  return !('illegal' in result)
}

/** Describes a machine for snapshots, one line per state: `STATE → transition (by), …`. */
export function describeMachine<State extends string, M extends TransitionRules<State>>(
  machine: Machine<State, M>,
): string {
  const line = (state: State | null) => {
    const rows = Object.entries(machine.transitions).filter(([, move]) => move.from.includes(state))
    return `${state ?? '–'} → ${rows.map(([name, move]) => `${name} to ${move.to ?? 'deleted'} (${move.by.join(', ')})`).join(' · ') || 'end'}`
  }
  return [null, ...machine.states].map(line).join('\n')
}
