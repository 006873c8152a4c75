import type { BadgeContent } from '../tones.ts'

/** What became of an event of the card provider: whether the payment that it is about was read. */
export const providerEventStates = ['WAITING', 'FAILING', 'PROCESSED', 'IGNORED'] as const
export type ProviderEventState = (typeof providerEventStates)[number]

export const providerEventBadges = {
  WAITING: { text: 'payments.event.WAITING', tone: 'blue' },
  FAILING: { text: 'payments.event.FAILING', tone: 'red' },
  PROCESSED: { text: 'payments.event.PROCESSED', tone: 'teal' },
  IGNORED: { text: 'payments.event.IGNORED', tone: 'slate' },
} as const satisfies Readonly<Record<ProviderEventState, BadgeContent>>

/** Kinds of events, in the order in which they happen; each has the text `payments.eventKind.<kind>`. */
export const providerEventKinds = [
  'CREATED',
  'REQUIRES_ACTION',
  'SUCCEEDED',
  'DECLINED',
  'CANCELED',
  'REFUNDED',
  'OTHER',
] as const
export type ProviderEventKind = (typeof providerEventKinds)[number]

/** The type that events of a kind have at the provider. */
const typesByKind: Readonly<Record<Exclude<ProviderEventKind, 'OTHER'>, string>> = {
  CREATED: 'payment_intent.created',
  REQUIRES_ACTION: 'payment_intent.requires_action',
  SUCCEEDED: 'payment_intent.succeeded',
  DECLINED: 'payment_intent.payment_failed',
  CANCELED: 'payment_intent.canceled',
  REFUNDED: 'charge.refunded',
}

/** The type of a kind at the provider; null if a kind has none of its own. */
export const getProviderEventType = (kind: ProviderEventKind): string | null =>
  kind === 'OTHER' ? null : typesByKind[kind]

/** The types at the provider whose kind is not `OTHER`. */
export const knownProviderEventTypes: readonly string[] = Object.values(typesByKind)

/** Returns the kind of an event by its type at the provider. */
export const getProviderEventKind = (type: string): ProviderEventKind =>
  providerEventKinds.find((kind) => getProviderEventType(kind) === type) ?? 'OTHER'
