import type { BadgeContent } from '../tones.ts'

/** Statuses of a report about what someone has published. */
export const contentReportStatuses = ['REPORTED', 'DISMISSED', 'RESOLVED'] as const
export type ContentReportStatus = (typeof contentReportStatuses)[number]

export const contentReportBadges = {
  REPORTED: { text: 'reports.badge.REPORTED', tone: 'violet' },
  DISMISSED: { text: 'reports.badge.DISMISSED', tone: 'slate' },
  RESOLVED: { text: 'reports.badge.RESOLVED', tone: 'teal' },
} as const satisfies Readonly<Record<ContentReportStatus, BadgeContent>>

/** What a report is about. */
export const reportedKinds = ['INTERN', 'COMPANY', 'PLAN'] as const
export type ReportedKind = (typeof reportedKinds)[number]

/** What of it. */
export const reportedParts = ['TEXT', 'PHOTO'] as const
export type ReportedPart = (typeof reportedParts)[number]

/** Why something is reported. */
export const reportReasons = ['OFFENSIVE', 'UNTRUE', 'CONTACT', 'NOT_THEIRS', 'OTHER'] as const
export type ReportReason = (typeof reportReasons)[number]

export const reportDecisions = ['dismiss', 'resolve'] as const
export type ReportDecision = (typeof reportDecisions)[number]
