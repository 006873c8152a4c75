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

/**
 * Reasons for which the system cancels an internship: enrolment not confirmed in time, fee
 * refunded, or intern left.
 */
export const systemCancelReasons = [
  { id: 'NOT_CONFIRMED', text: 'internships.reason.cancel.NOT_CONFIRMED' },
  { id: 'FEE_RETURNED', text: 'internships.reason.cancel.FEE_RETURNED' },
  { id: 'INTERN_LEFT', text: 'internships.reason.cancel.INTERN_LEFT' },
] as const satisfies readonly Reason[]
export type SystemCancelReason = (typeof systemCancelReasons)[number]['id']

const reasons: readonly Reason[] = [
  ...cancelInternshipReasons,
  ...endInternshipReasons,
  ...systemCancelReasons,
]

/**
 * Returns the catalogue key of the text for the reason an internship ended. A request to end early
 * that is accepted before the start cancels the internship, with a reason from the other list.
 */
export const getInternshipReasonTextKey = (id: string | null | undefined): string =>
  reasons.find((reason) => reason.id === id)?.text ?? 'internships.reason.cancel.OTHER'
