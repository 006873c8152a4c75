/** Who may make a move: a person of one side, the clock (a timed job), or the system as a consequence of another move. */
export type TransitionActor = 'company' | 'intern' | 'operator' | 'clock' | 'system'

export interface TransitionRule<State extends string> {
  /** `null` stands for "does not exist yet". */
  readonly from: readonly (State | null)[]
  /** `null` stands for "is deleted". */
  readonly to: State | null
  readonly by: readonly TransitionActor[]
}

type TransitionRules<State extends string> = Readonly<Record<string, TransitionRule<State>>>

declare const moved: unique symbol

/** Proof that a machine allowed this move. Only `machine.move()` makes one and only a store takes one. */
export interface Transition<State extends string = string> {
  readonly [moved]: true
  readonly machine: string
  /** The move's name: also the event's, the mail template's and the audit entry's. */
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
  /** The move as a proof, or why it is illegal from here. */
  transition(
    name: keyof M & string,
    from: State | null,
    by: TransitionActor,
  ): Transition<State> | IllegalTransition
  /** Whether the move is open from this state to this actor. */
  can(name: keyof M & string, from: State | null, by: TransitionActor): boolean
  /** All moves open from this state, to this actor where one is given. */
  availableTransitions(from: State | null, by?: TransitionActor): (keyof M & string)[]
  /** The states that a move may start from, for a statement's `status = any($1)`. */
  from(name: keyof M & string): readonly State[]
  /** States that nothing leaves. */
  readonly final: readonly State[]
}

/**
 * Makes a machine of its table, and refuses at load a table with an unknown state or a state that nothing reaches.
 * @param name what it is the machine of; the events' subject
 * @param states every state, also the final ones
 * @param moves the table: move → from, to, by
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
  // Object.keys of M gives exactly its string keys: the table is a literal made here.
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
      // The brand exists in types only; this is the one place that mints it.
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

/** Whether `move()` gave a proof. */
export function isTransition<State extends string>(
  result: Transition<State> | IllegalTransition,
): result is Transition<State> {
  return !('illegal' in result)
}

/** One line a state: `STATE → move (by), …`, for the snapshot of a machine. */
export function describeMachine<State extends string, M extends TransitionRules<State>>(
  machine: Machine<State, M>,
): string {
  const line = (state: State | null) => {
    const rows = Object.entries(machine.transitions).filter(([, move]) => move.from.includes(state))
    return `${state ?? '–'} → ${rows.map(([name, move]) => `${name} to ${move.to ?? 'deleted'} (${move.by.join(', ')})`).join(' · ') || 'end'}`
  }
  return [null, ...machine.states].map(line).join('\n')
}
