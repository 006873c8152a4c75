import type { BadgeContent } from '../tones.ts'

export const internshipStatuses = ['UPCOMING', 'ONGOING', 'COMPLETE', 'CANCELLED'] as const
export type InternshipStatus = (typeof internshipStatuses)[number]

/** Statuses of a company's active interns: upcoming or running. */
export const activeInternshipStatuses = [
  'UPCOMING',
  'ONGOING',
] as const satisfies readonly InternshipStatus[]
export const pastInternshipStatuses = [
  'COMPLETE',
  'CANCELLED',
] as const satisfies readonly InternshipStatus[]

/** The badge of each status. */
export const internshipBadges = {
  UPCOMING: { text: 'internships.status.UPCOMING', tone: 'blue' },
  ONGOING: { text: 'internships.status.ONGOING', tone: 'teal' },
  COMPLETE: { text: 'internships.status.COMPLETE', tone: 'teal' },
  CANCELLED: { text: 'internships.status.CANCELLED', tone: 'slate' },
} as const satisfies Readonly<Record<InternshipStatus, BadgeContent>>

export const internshipActionStatuses = ['RAISED', 'ACCEPTED', 'DECLINED'] as const
export type InternshipActionStatus = (typeof internshipActionStatuses)[number]

export const internshipActionBadges = {
  RAISED: { text: 'internships.actionStatus.RAISED', tone: 'amber' },
  ACCEPTED: { text: 'internships.actionStatus.ACCEPTED', tone: 'teal' },
  DECLINED: { text: 'internships.actionStatus.DECLINED', tone: 'red' },
} as const satisfies Readonly<Record<InternshipActionStatus, BadgeContent>>

/** What the programme team can do to keep an internship going. */
export const rescueActs = ['EXTEND', 'ADD_SUPERVISOR', 'REPLACE_SUPERVISOR'] as const
export type RescueAct = (typeof rescueActs)[number]

export const internshipActionKinds = [
  'EXTEND',
  'END_EARLY',
  'CHANGE_SUPERVISOR',
  'REPORT_CONCERN',
] as const
export type InternshipActionKind = (typeof internshipActionKinds)[number]
