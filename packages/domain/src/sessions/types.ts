/** Type of a user: company and intern as in the seeds, and operator in addition. */
export type UserType = 'C' | 'I' | 'O'

export const userStatuses = ['ACTIVE', 'DEACTIVATED'] as const
export type UserStatus = (typeof userStatuses)[number]

export const memberRoles = ['ADMIN', 'SUPERVISOR'] as const
export type MemberRole = (typeof memberRoles)[number]

export const memberPermissions = ['BROWSE_CANDIDATE', 'SHORTLIST_CANDIDATE'] as const
export type MemberPermission = (typeof memberPermissions)[number]

/** Roles of the programme's own staff. */
export const staffRoles = ['REVIEWER', 'FINANCE', 'MANAGER'] as const
export type StaffRole = (typeof staffRoles)[number]
/** A partner's people only read, and only what belongs to the partner's batches. */
export const operatorRoles = [...staffRoles, 'PARTNER'] as const
export type OperatorRole = (typeof operatorRoles)[number]

export const companyStatuses = [
  'IN_WAITING_LIST',
  'PENDING_APPROVAL',
  'APPROVED',
  'REJECTED',
] as const
export type CompanyStatus = (typeof companyStatuses)[number]
/** Statuses before the programme team has decided about the company. */
export const undecidedCompanyStatuses = [
  'IN_WAITING_LIST',
  'PENDING_APPROVAL',
] as const satisfies readonly CompanyStatus[]

/**
 * Whether the company was rejected: only the notice, its settings and running internships remain.
 */
export const isRejected = (status: CompanyStatus): boolean => status === 'REJECTED'

/**
 * Ids that only a session creates (or a job, for the row it processes). Stores require one to read
 * tenant data.
 */
declare const scope: unique symbol
export type CompanyScope = string & { readonly [scope]: 'company' }
export type InternScope = string & { readonly [scope]: 'intern' }
export type OperatorScope = string & { readonly [scope]: 'operator' }
export type PartnerScope = string & { readonly [scope]: 'partner' }

export interface Anonymous {
  readonly kind: 'anonymous'
}

/** Signed in by code at a new address; may only register (guard 1). */
export interface Registering {
  readonly kind: 'registration'
  readonly registrationId: string
  readonly email: string
  readonly type: UserType
  /** The invited member's row, if there is an invitation. */
  readonly invitedMemberId: string | null
}

/** Has passed the first step of a sign-in; may only enter a code of the second factor. */
export interface PendingActor {
  readonly kind: 'pending'
  readonly userId: string
  readonly type: UserType
}

export interface CompanyMember {
  readonly kind: 'company'
  readonly userId: string
  readonly memberId: string
  readonly company: CompanyScope
  readonly role: MemberRole
  readonly permissions: readonly MemberPermission[]
  readonly companyStatus: CompanyStatus
}

export interface InternActor {
  readonly kind: 'intern'
  readonly userId: string
  readonly intern: InternScope
}

export interface Operator {
  readonly kind: 'operator'
  readonly userId: string
  readonly operator: OperatorScope
  readonly role: OperatorRole
  /** The partner whose batches the operator sees; only with the role PARTNER. */
  readonly partner?: PartnerScope
}

/** A timed job or a consequence of another transition; never an HTTP request. */
export interface SystemActor {
  readonly kind: 'system' | 'clock'
}

export type Actor = Anonymous | Registering | PendingActor | CompanyMember | InternActor | Operator
export type AnyActor = Actor | SystemActor

/** Access levels of endpoints: the terms of docs/calls.tsv, and those for operators. */
export const accessLevels = [
  'public',
  'reg',
  'session',
  'company',
  'company:admin',
  'company:browse',
  'company:shortlist',
  'company:schedule',
  'company:interviewer',
  'company:plan-supervisor',
  'company:internship',
  'intern',
  'operator',
  'operator:batches',
  'operator:read',
  'operator:review',
  'operator:finance',
  'operator:manager',
  'dev',
] as const
export type AccessLevel = (typeof accessLevels)[number]
export type OperatorAccess = Extract<AccessLevel, `operator${string}`>
