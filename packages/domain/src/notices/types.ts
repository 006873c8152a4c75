/**
 * Kinds of notification that users can choose from; each is the first part of a message kind
 * (`interviews.proposed` belongs to `interviews`). Messages required by law, by contract or to sign
 * in cannot be turned off (spec/product.md, "Mail and notices").
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
  { kind: 'reports', optional: false },
  { kind: 'interviews', optional: true },
  { kind: 'calendars', optional: true },
  { kind: 'candidatures', optional: true },
  { kind: 'plans', optional: true },
  { kind: 'matching', optional: true },
  { kind: 'batches', optional: true },
  { kind: 'weeklyFeedback', optional: true },
  { kind: 'credits', optional: true },
  { kind: 'messages', optional: true },
  { kind: 'overdue', optional: true },
  { kind: 'programmeReports', optional: true },
] as const
export type NoticeKind = (typeof noticeKinds)[number]['kind']

const isOptionalByKind = new Map<string, boolean>(
  noticeKinds.map((noticeKind) => [noticeKind.kind, noticeKind.optional]),
)

/** Returns the kind that a message kind belongs to: `interviews.proposed` → `interviews`. */
export function getMessageKind(message: string): string {
  return message.split('.')[0] ?? message
}

/** Whether users may turn off emails of this message kind; unknown kinds are required. */
export function canTurnOffMail(message: string): boolean {
  return isOptionalByKind.get(getMessageKind(message)) ?? false
}

/**
 * Whether a user wants this email.
 * @param disabledKinds the kinds they turned off
 */
export function isMailWanted(message: string, disabledKinds: readonly string[]): boolean {
  return !canTurnOffMail(message) || !disabledKinds.includes(getMessageKind(message))
}
