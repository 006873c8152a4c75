import type { Machine, TransitionRules } from './machine.ts'

declare const dataBrand: unique symbol

/** The type of an event's data; created by `data<T>()`. */
export interface DataType<Data> {
  readonly [dataBrand]?: Data
}

/** Data of an event that has none. */
export type NoData = Readonly<Record<never, never>>

/**
 * A kind of event: a transition of a machine, or something that happens to a subject without one.
 * `Data` is what `recordEvent` requires and handlers receive.
 */
export interface EventType<Data, Name extends string = string> extends DataType<Data> {
  /** The machine, or the subject of an event without one. */
  readonly machine: string
  readonly name: Name
}

/** An event recorded with the transition it belongs to. */
export interface TransitionEventType<Data, Name extends string = string> extends EventType<
  Data,
  Name
> {
  readonly isTransition: true
}

/** An event whose subject changes no status. */
export interface PlainEventType<Data, Name extends string = string> extends EventType<Data, Name> {
  readonly isTransition: false
}

/** The data of an event type. */
export type EventDataOf<E> = E extends DataType<infer Data> ? Data : never

type DataOf<Types, Name> = Name extends keyof Types ? EventDataOf<Types[Name]> : NoData

/** Declares the data of an event: `data<{ version: number }>()`. */
export const data = <Data>(): DataType<Data> => ({})

/**
 * Returns the events of a machine, one per transition.
 * @param types data of the transitions that have some, by name
 */
export function defineTransitionEvents<
  State extends string,
  M extends TransitionRules<State>,
  const Types extends { readonly [Name in keyof M]?: DataType<unknown> } = NoData,
>(
  machine: Machine<State, M>,
  // The parameter only carries types.
  _types?: Types,
): {
  readonly [Name in keyof M & string]: TransitionEventType<DataOf<Types, Name>, Name>
} {
  const events = Object.keys(machine.transitions).map((name) => [
    name,
    { machine: machine.name, name, isTransition: true },
  ])
  // The keys are exactly the machine's transitions.
  return Object.fromEntries(events) as {
    readonly [Name in keyof M & string]: TransitionEventType<DataOf<Types, Name>, Name>
  }
}

/**
 * Defines events of a subject without a machine, or in addition to its transitions.
 * @param subject name of the subject, e.g. `certificate`
 * @param types data of each event, by name
 */
export function defineEvents<const Types extends Readonly<Record<string, DataType<unknown>>>>(
  subject: string,
  types: Types,
): { readonly [Name in keyof Types & string]: PlainEventType<EventDataOf<Types[Name]>, Name> } {
  const events = Object.keys(types).map((name) => [
    name,
    { machine: subject, name, isTransition: false },
  ])
  // The keys are unchanged.
  return Object.fromEntries(events) as {
    readonly [Name in keyof Types & string]: PlainEventType<EventDataOf<Types[Name]>, Name>
  }
}
