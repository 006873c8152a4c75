import type { Machine, TransitionActor, TransitionRules } from '@fledge/kernel/machine.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import { retentionTable } from '../../platform/retention/retention-table.ts'
import { toTimestamp } from './copy-format.ts'
import type { RowSink } from './copy-rows.ts'
import { createRowTimeline } from './timeline.ts'

/** The actor of an event; the clock and the system have no id. */
export interface EventActor {
  readonly kind: 'registration' | 'company' | 'intern' | 'operator' | 'clock' | 'system'
  readonly id: string | null
}

export const clockActor: EventActor = { kind: 'clock', id: null }
export const systemActor: EventActor = { kind: 'system', id: null }

/** The timelines that show an event, and its data. */
export interface EventFields {
  readonly subject: string
  readonly actor: EventActor
  readonly company?: string | null
  readonly intern?: string | null
  readonly candidature?: string | null
  readonly reason?: string | null
  readonly note?: string | null
  readonly data?: { readonly [key: string]: unknown }
}

/** Writes the event log in the order of time. */
export interface EventWriter {
  /**
   * Makes a transition and records it.
   * @returns the new state
   * @throws if the machine does not allow it
   */
  transition<State extends string, M extends TransitionRules<State>>(
    machine: Machine<State, M>,
    name: keyof M & string,
    from: State | null,
    by: TransitionActor,
    at: number,
    fields: EventFields,
  ): State | null
  /** Records an event without a transition. */
  record(machine: string, name: string, at: number, fields: EventFields): void
  release(before: number): void
}

const wipeRule = retentionTable.find(({ table }) => table === 'event_log')

/** @param now events older than their retention are written without notes and data */
export function createEventWriter(rows: RowSink, now: number): EventWriter {
  const wipedBefore = now - (wipeRule?.days ?? Infinity) * dayMs
  const timeline = createRowTimeline(rows, 'event_log')
  const write = (
    [machine, move]: readonly [string, string],
    [from_state, to_state]: readonly [string | null, string | null],
    at: number,
    fields: EventFields,
  ) => {
    const isWiped = at < wipedBefore
    timeline.add(at, {
      at: toTimestamp(at),
      machine,
      move,
      subject_id: fields.subject,
      from_state,
      to_state,
      actor_kind: fields.actor.kind,
      actor_id: fields.actor.id,
      company_id: fields.company ?? null,
      intern_id: fields.intern ?? null,
      candidature_id: fields.candidature ?? null,
      reason: fields.reason ?? null,
      note: isWiped ? null : (fields.note ?? null),
      data: isWiped ? {} : (fields.data ?? {}),
    })
  }
  return {
    transition(machine, name, from, by, at, fields) {
      const transition = machine.transition(name, from, by)
      if (!isTransition(transition))
        throw new Error(`The data set cannot ${machine.name}.${name} from ${from}`)
      write([machine.name, name], [from, transition.to], at, fields)
      return transition.to
    },
    record: (machine, name, at, fields) => write([machine, name], [null, null], at, fields),
    release: (before) => timeline.release(before),
  }
}
