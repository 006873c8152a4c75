import type { EventType } from '@fledge/kernel/events.ts'
import type { EventHandler, EventSubscription } from './database.ts'

/** The name of an event type in the log: `machine.transition`. */
export const getEventName = ({ machine, name }: EventType<unknown>): string => `${machine}.${name}`

/**
 * Subscribes a handler to an event.
 * @param type of `<feature>Events` in the domain
 */
export function on<Data>(type: EventType<Data>, handle: EventHandler<Data>): EventSubscription {
  // `recordEvent` requires the data of the same event type, so the handler receives its own data.
  return { type: getEventName(type), handle }
}

/** Subscribes a handler to several events, whose data it receives as a union. */
export function onEach<Types extends readonly EventType<unknown>[]>(
  types: Types,
  handle: EventHandler<EventDataOfEach<Types>>,
): EventSubscription[] {
  // As in `on`: the data is that of one of these types.
  return types.map((type) => ({ type: getEventName(type), handle }))
}

type EventDataOfEach<Types extends readonly EventType<unknown>[]> =
  Types[number] extends EventType<infer Data> ? Data : never
