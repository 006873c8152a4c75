import type { DatabaseRole } from '../../platform/db/database-role.ts'

interface Elevation {
  readonly reason: string
  /** The only role for which it holds; all of them if absent. */
  readonly role?: DatabaseRole
  readonly statements: readonly string[]
}

/**
 * Statements that run for a tenant and yet reach rows of others, with the reason why they may. All
 * others run in the role of their actor. Event handlers need no entry: what follows from a change
 * runs as the server itself.
 */
export const elevations: readonly Elevation[] = [
  {
    reason: 'signing in: the tenant is not known before',
    role: 'fledge_public',
    statements: [
      'members.adminsOfDomain',
      'sessions.addressFacts',
      'sessions.reactivateIntern',
      'sessions.reactivateMemberUser',
      'sessions.upsertRegistration',
    ],
  },
  {
    reason: 'the second step of a sign-in, by the user whom its session knows from the first',
    role: 'fledge_public',
    statements: [
      'second-factor.countRecoveryCodes',
      'second-factor.lockSecondFactor',
      'second-factor.markRecoveryCodeUsed',
      'second-factor.saveUsedStep',
    ],
  },
  {
    reason: 'who is signed in, by the id of the session’s user; every page asks',
    statements: ['sessions.userFacts'],
  },
  {
    reason: 'the secret in the address of a calendar feed says whose it is',
    role: 'fledge_public',
    statements: [
      'calendars.feedInternships',
      'calendars.feedInterviews',
      'calendars.selectFeedReader',
    ],
  },
  {
    reason: 'an event of the payment provider, after its signature was checked',
    role: 'fledge_public',
    statements: [
      'payments.saveProviderEvent',
      'payments.ignoreProviderEvent',
      'payments.scheduleImmediateRead',
    ],
  },
  {
    reason: 'what became of the events of the payment provider, when their payment is read',
    role: 'fledge_intern',
    statements: ['payments.completeProviderEvents', 'payments.failProviderEvents'],
  },
  {
    reason: 'what refers to a file decides who may open it (features/files)',
    statements: ['files.fileById'],
  },
  { reason: 'a file loses its owner', statements: ['files.detachFiles'] },
  {
    reason: 'certificates are found by an id that cannot be guessed, and anyone may verify them',
    statements: ['certificates.certificateByUuid', 'certificates.revokedPlaces'],
  },
  {
    reason: 'a company’s public page',
    statements: [
      'candidatures.companyAnswers',
      'companies.internsHosted',
      'companies.publicPeople',
    ],
  },
  {
    reason: 'whether a company has registered with an email domain',
    statements: ['registration.companyByDomain'],
  },
  {
    reason: 'how fast an intern usually replies, to whichever company asked',
    statements: ['candidatures.selectInternResponseTimes'],
  },
  {
    reason: 'whether a time is free',
    statements: [
      'calendars.selectConnectionsOfMembers',
      'interviews.selectBusyTimes',
      'interviews.selectOverlappingTimes',
    ],
  },
  {
    reason: 'whether the other side may book, and nothing about what happened',
    statements: ['no-shows.bookingFactsOf', 'no-shows.recentOfInterns'],
  },
  {
    reason: 'an intern’s decision gives back what the company holds for it',
    statements: ['credits.settleHolds', 'plans.freeOpening'],
  },
]

/** Statement → the only role for which it is elevated; null for all of them. */
const roles: ReadonlyMap<string, DatabaseRole | null> = new Map(
  elevations.flatMap(({ statements, role = null }) =>
    statements.map((statement) => [statement, role] as const),
  ),
)

/**
 * Whether a statement of a role runs as the server itself. The statements of a list have the list’s
 * name.
 */
export function isElevated(name: string | undefined, role: DatabaseRole): boolean {
  const only = name === undefined ? undefined : roles.get(name.split('#', 1)[0] ?? name)
  return only !== undefined && (only === null || only === role)
}
