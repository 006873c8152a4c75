import type { BadgeContent } from '../tones.ts'

/** How a job is doing, the worst first. */
export const jobStates = ['FAILING', 'LATE', 'RUNNING', 'WORKING', 'NEW'] as const
export type JobState = (typeof jobStates)[number]

export const jobBadges = {
  FAILING: { text: 'jobs.state.FAILING', tone: 'red' },
  LATE: { text: 'jobs.state.LATE', tone: 'amber' },
  RUNNING: { text: 'jobs.state.RUNNING', tone: 'blue' },
  WORKING: { text: 'jobs.state.WORKING', tone: 'teal' },
  NEW: { text: 'jobs.state.NEW', tone: 'slate' },
} as const satisfies Readonly<Record<JobState, BadgeContent>>

/** A job is late if a row that it left was due this long ago, as in the monitoring's alert. */
export const jobBehindMinutes = 15

/** A job is late if it has not reached its end for this long, as in the monitoring's alert. */
export const jobUnfinishedMinutes = 30
