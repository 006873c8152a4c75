/**
 * Kinds that people choose by, each the first word of a message's kind (`interviews.proposed` is of `interviews`).
 * What a person needs by law, by contract or to sign in cannot be turned off (spec/product.md, "Mail and notices").
 */
export const noticeKinds = [
  { kind: 'sessions', optional: false },
  { kind: 'accounts', optional: false },
  { kind: 'companies', optional: false },
  { kind: 'members', optional: false },
  { kind: 'payments', optional: false },
  { kind: 'offers', optional: false },
  { kind: 'applications', optional: false },
  { kind: 'internships', optional: false },
  { kind: 'interviews', optional: true },
  { kind: 'calendars', optional: true },
  { kind: 'candidatures', optional: true },
  { kind: 'plans', optional: true },
  { kind: 'matching', optional: true },
  { kind: 'batches', optional: true },
  { kind: 'weeklyFeedback', optional: true },
  { kind: 'credits', optional: true },
] as const
export type NoticeKind = (typeof noticeKinds)[number]['kind']

const optional = new Map<string, boolean>(noticeKinds.map((one) => [one.kind, one.optional]))

/** The kind that a message's own kind belongs to: `interviews.proposed` → `interviews`. */
export function kindOfMessage(message: string): string {
  return message.split('.')[0] ?? message
}

/** Whether people may turn mails of this message's kind off; an unknown kind is needed. */
export function mayTurnOff(message: string): boolean {
  return optional.get(kindOfMessage(message)) ?? false
}

/** Whether somebody wants this mail. @param off the kinds they turned off */
export function wantsMail(message: string, off: readonly string[]): boolean {
  return !mayTurnOff(message) || !off.includes(kindOfMessage(message))
}
