import type { BadgeContent } from '../tones.ts'

/** Stored statuses of a batch. Everything else derives from its dates and seats. */
export const batchStatuses = ['DRAFT', 'PUBLISHED'] as const
export type BatchStatus = (typeof batchStatuses)[number]

/** In the order of precedence of spec/states.md; RUNNING is separate. */
export const batchStates = [
  'DRAFT',
  'ENDED',
  'EXPIRED',
  'NOT_STARTED',
  'FULL',
  'CLOSED',
  'PROGRAM_NOT_STARTED',
  'OPEN',
] as const
export type BatchState = (typeof batchStates)[number]

/** Sign-up pages that explain why a batch does not accept registrations now (seed 001 §2). */
export const closedPages = [
  'enrolment-not-started',
  'campaign-expired',
  'no-active-program',
  'program-not-started',
  'registration-closed',
] as const
export type ClosedPage = (typeof closedPages)[number]

/** Who pays for a place: the partner or each intern. */
export const batchPayers = ['B2B', 'INTERN'] as const
export type BatchPayer = (typeof batchPayers)[number]

/** Whether someone who asked to be told about a free seat was told. */
export const seatAlertStates = ['WAITING', 'TOLD'] as const
export type SeatAlertState = (typeof seatAlertStates)[number]

export const batchBadges = {
  DRAFT: { text: 'batches.state.DRAFT', tone: 'slate' },
  ENDED: { text: 'batches.state.ENDED', tone: 'slate' },
  EXPIRED: { text: 'batches.state.EXPIRED', tone: 'slate' },
  NOT_STARTED: { text: 'batches.state.NOT_STARTED', tone: 'amber' },
  FULL: { text: 'batches.state.FULL', tone: 'slate' },
  CLOSED: { text: 'batches.state.CLOSED', tone: 'slate' },
  PROGRAM_NOT_STARTED: { text: 'batches.state.PROGRAM_NOT_STARTED', tone: 'amber' },
  OPEN: { text: 'batches.state.OPEN', tone: 'teal' },
} as const satisfies Readonly<Record<BatchState, BadgeContent>>
