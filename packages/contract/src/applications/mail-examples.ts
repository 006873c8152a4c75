import { paths } from '../paths.ts'
import type { MailExamples } from '../mail-example.ts'

const day = { time: '2026-12-04T11:00:00.000Z', as: 'day' } as const
const deadline = { time: '2026-12-04T11:00:00.000Z', as: 'full' } as const
const since = { time: '2026-11-23T09:00:00.000Z', as: 'day' } as const
const feedback = { receiver: 'intern', link: paths.intern.applicationFeedback } as const
const application = { receiver: 'intern', link: paths.intern.application } as const
const dashboard = { receiver: 'intern', link: paths.intern.dashboard } as const
const otherBatch = { receiver: 'intern', link: paths.intern.findBatch } as const
const seat = { receiver: 'intern', link: paths.intern.getStarted } as const

export const applicationsMailExamples: MailExamples<'applications'> = {
  'applications.submitted': { ...dashboard, values: { by: day } },
  'applications.changes': {
    ...feedback,
    values: { count: 3, by: { time: '2026-12-04T11:00:00.000Z' } },
  },
  'applications.changesReminder': { ...feedback, values: { by: deadline, since } },
  'applications.changesDue': { ...feedback, values: { since } },
  'applications.enrolmentCloses': { ...application, values: { by: deadline } },
  'applications.placementCloses': { ...dashboard, values: { by: day } },
  'applications.batchEnded': otherBatch,
  'applications.notPlaced': { ...otherBatch, values: { interviews: 4, offers: 1 } },
  'applications.withdrawnByTeam': {
    ...otherBatch,
    values: {
      reason: 'Reason: You asked us to withdraw it.',
      note: 'We hope to see you in a later batch.',
    },
  },
  'applications.batchChanged': {
    ...dashboard,
    values: { from: 'Winter 2026', reason: 'Your exams move to January, as you told us' },
  },
  'applications.deadlineExtended': {
    ...application,
    values: { by: deadline, reason: 'You told us that you are ill' },
  },
  'applications.corrected': {
    ...dashboard,
    values: { fields: 'Last name, Date of birth', reason: 'As in the passport that you sent' },
  },
  'applications.seatReminder': { ...seat, values: { by: deadline } },
  'applications.seatReleased': seat,
  'applications.enrolled': { receiver: 'intern', link: paths.intern.internships },
  'applications.approved': dashboard,
  'applications.rejected': {
    ...otherBatch,
    values: { reason: 'Your university isn’t part of this programme' },
  },
}
