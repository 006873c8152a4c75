import type { Reason } from '../reasons.ts'

/** Reasons to cancel an internship before it starts. */
export const cancelInternshipReasons = [
  { id: 'DATES', text: 'internships.reason.cancel.DATES' },
  { id: 'FOUND_ANOTHER', text: 'internships.reason.cancel.FOUND_ANOTHER' },
  { id: 'COMPANY', text: 'internships.reason.cancel.COMPANY' },
  { id: 'PERSONAL', text: 'internships.reason.cancel.PERSONAL' },
  { id: 'OTHER', text: 'internships.reason.cancel.OTHER' },
] as const satisfies readonly Reason[]

/** Reasons to end an internship early. */
export const endInternshipReasons = [
  { id: 'PERFORMANCE', text: 'internships.reason.endEarly.PERFORMANCE' },
  { id: 'CONDUCT', text: 'internships.reason.endEarly.CONDUCT' },
  { id: 'COMPANY', text: 'internships.reason.endEarly.COMPANY' },
  { id: 'HEALTH', text: 'internships.reason.endEarly.HEALTH' },
  { id: 'PERSONAL', text: 'internships.reason.endEarly.PERSONAL' },
  { id: 'OTHER', text: 'internships.reason.endEarly.OTHER' },
] as const satisfies readonly Reason[]
