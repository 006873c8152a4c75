import { dayMs, type Day, daysBetween, type Instant, addDays } from '@fledge/kernel/dates.ts'
import { planWeeks } from '../plans/rules.ts'
import {
  type OfferStatus,
  openOfferStatuses,
  reservingOfferStatuses,
  unsentOfferStatuses,
} from './types.ts'

/** Days an intern has to respond; the company chooses. */
export const offerDeadline = { min: 5, max: 14, usual: 7 } as const
/**
 * Maximum number of offers per intern and batch unless a setting overrides it; declined offers
 * count.
 */
export const maxOffersPerBatch = 3

/** Maximum length of the company's reply to the programme team's requested changes. */
export const maxOfferReplyLength = 3000

/** Terms of an offer; fields of steps 1 and 2 that are not filled in are null. */
export interface OfferTerms {
  readonly role: string | null
  readonly planId: string | null
  readonly startsOn: Day | null
  readonly endsOn: Day | null
  readonly hoursAWeek: number | null
  readonly place: string | null
  readonly city: string | null
  readonly projectIds: readonly string[]
  readonly isPaid: boolean | null
  readonly stipendAmount: number | null
  readonly stipendCurrency: string | null
  readonly note: string | null
  readonly answerDays: number | null
  readonly supervisorId: string | null
  readonly supervisorLinkedin: string | null
  readonly secondSupervisorId: string | null
  readonly secondSupervisorLinkedin: string | null
}
export type OfferField = keyof OfferTerms

/** Fields whose change after review creates a new version and voids the approval. */
export const markedFields = [
  'role',
  'startsOn',
  'endsOn',
  'hoursAWeek',
  'isPaid',
  'stipendAmount',
  'stipendCurrency',
  'supervisorId',
  'secondSupervisorId',
] as const satisfies readonly OfferField[]

export interface OfferChange {
  readonly field: OfferField
  readonly from: OfferTerms[OfferField]
  readonly to: OfferTerms[OfferField]
  readonly isMarked: boolean
}

const isMarked = (field: OfferField) => markedFields.some((markedField) => markedField === field)
const isSameTerm = (a: OfferTerms[OfferField], b: OfferTerms[OfferField]) =>
  JSON.stringify(a) === JSON.stringify(b)

/**
 * Lists the differences between two versions, for reviewer and company.
 * @param before may lack fields that were not stored yet when it was sent
 */
export function listOfferChanges(
  before: Partial<OfferTerms>,
  after: Partial<OfferTerms>,
): OfferChange[] {
  // OfferTerms has no other keys: both rows are read with the same column list.
  const fields = Object.keys({ ...before, ...after }) as OfferField[]
  return fields
    .map((field) => ({
      field,
      from: before[field] ?? null,
      to: after[field] ?? null,
      isMarked: isMarked(field),
    }))
    .filter(({ from, to }) => !isSameTerm(from, to))
}

/** Whether the change voids the approval. */
export function isNewVersionNeeded(before: OfferTerms, after: OfferTerms): boolean {
  return listOfferChanges(before, after).some((change) => change.isMarked)
}

const isFilled = (value: string | null) => value !== null && value.trim() !== ''

/** Lists the fields of steps 1 and 2 that are required before sending and still missing. */
export function missingOfferFields(terms: OfferTerms): OfferField[] {
  const isFilledByField: [OfferField, boolean][] = [
    ['role', isFilled(terms.role)],
    ['planId', isFilled(terms.planId)],
    ['startsOn', terms.startsOn !== null],
    ['endsOn', terms.endsOn !== null],
    ['hoursAWeek', terms.hoursAWeek !== null],
    ['place', isFilled(terms.place)],
    ['isPaid', terms.isPaid !== null],
    ['stipendAmount', terms.isPaid !== true || (terms.stipendAmount ?? 0) > 0],
    ['stipendCurrency', terms.isPaid !== true || isFilled(terms.stipendCurrency)],
    ['supervisorId', isFilled(terms.supervisorId)],
    ['supervisorLinkedin', isFilled(terms.supervisorLinkedin)],
    [
      'secondSupervisorLinkedin',
      terms.secondSupervisorId === null || isFilled(terms.secondSupervisorLinkedin),
    ],
  ]
  return isFilledByField.filter(([, ok]) => !ok).map(([field]) => field)
}

type StartProblem = 'offers.dates.beforeBatch' | 'offers.dates.afterPlacement'
type EndProblem = 'offers.dates.tooShort' | 'offers.dates.tooLong' | 'offers.dates.afterBatch'

/** Limits for an offer's dates; an unknown or unset value limits nothing. */
export interface OfferBatchDays {
  readonly startsOn: Day | null
  readonly endsOn: Day | null
  /** The last day on which an internship can start. */
  readonly placementDeadline?: Day | null
}

function validateStart(startsOn: Day, batch: OfferBatchDays): StartProblem | null {
  if (batch.startsOn !== null && startsOn < batch.startsOn) return 'offers.dates.beforeBatch'
  const last = batch.placementDeadline ?? null
  return last !== null && startsOn > last ? 'offers.dates.afterPlacement' : null
}

/**
 * Validates the dates of an offer. Returns catalogue keys by field, empty if valid. A missing last
 * day is valid, and a batch without an end limits nothing.
 */
export function validateDates(
  startsOn: Day,
  endsOn: Day | null,
  batch: OfferBatchDays,
): { startsOn?: StartProblem; endsOn?: EndProblem } {
  const problem = validateStart(startsOn, batch)
  const start = problem ? { startsOn: problem } : {}
  if (endsOn === null) return start
  const days = daysBetween(startsOn, endsOn) + 1
  if (batch.endsOn !== null && endsOn > batch.endsOn)
    return { ...start, endsOn: 'offers.dates.afterBatch' }
  if (days < planWeeks.min * 7) return { ...start, endsOn: 'offers.dates.tooShort' }
  return days > planWeeks.max * 7 ? { ...start, endsOn: 'offers.dates.tooLong' } : start
}

/**
 * Returns the initial dates of an offer: the preferences of intern and plan, as far as the batch
 * allows.
 * @returns null if they give no complete offer; the company then enters the dates
 */
export function suggestOfferDays(
  preference: { startsOn: Day; weeks: number },
  batch: OfferBatchDays,
  today: Day,
): { startsOn: Day; endsOn: Day } | null {
  const startsOn =
    batch.startsOn !== null && preference.startsOn < batch.startsOn
      ? batch.startsOn
      : preference.startsOn
  // The last week ends on its fifth day, but the shortest internship uses all its days.
  const preferredEnd = addDays(
    startsOn,
    preference.weeks * 7 - (preference.weeks > planWeeks.min ? 3 : 1),
  )
  const endsOn = batch.endsOn !== null && preferredEnd > batch.endsOn ? batch.endsOn : preferredEnd
  return isStartPassed(startsOn, today) ||
    Object.keys(validateDates(startsOn, endsOn, batch)).length > 0
    ? null
    : { startsOn, endsOn }
}

/**
 * Returns when the intern's response is due.
 * @param days the company's choice, limited to 5 to 14
 */
export function getOfferResponseDueAt(
  offeredAt: Instant,
  days: number = offerDeadline.usual,
): Date {
  const limitedDays = Math.min(offerDeadline.max, Math.max(offerDeadline.min, Math.round(days)))
  return new Date(Date.parse(offeredAt) + limitedDays * dayMs)
}

/** Whether two internships share a day; both ends are inclusive. */
export function hasOverlappingDates(
  a: { startsOn: Day; endsOn: Day },
  b: { startsOn: Day; endsOn: Day },
): boolean {
  return a.startsOn <= b.endsOn && b.startsOn <= a.endsOn
}

/**
 * Whether the offer is open. A candidature has at most one open offer: step 1 fails with 409 if one
 * exists.
 */
export function isOpenOffer(status: OfferStatus): boolean {
  return openOfferStatuses.some((open) => open === status)
}

/** Whether the offer reserves one of the plan's openings. */
export function isReservingOpening(status: OfferStatus): boolean {
  return reservingOfferStatuses.some((reservingStatus) => reservingStatus === status)
}

/**
 * Whether the first day has passed already.
 * @param today in the plan's zone
 */
export function isStartPassed(startsOn: Day, today: Day): boolean {
  return startsOn < today
}

/** Whether the response deadline has passed, to explain why the clock ended an offer. */
export function isOfferResponseLate(dueAt: Instant | null, now: Date): boolean {
  return dueAt !== null && Date.parse(dueAt) <= now.getTime()
}

/** Whether the offer awaits the intern's response. */
export function isAwaitingResponse(status: OfferStatus): boolean {
  return status === 'OFFERED'
}

/** Whether the intern has accepted the offer. */
export function isAcceptedOffer(status: OfferStatus): boolean {
  return status === 'ACCEPTED_BY_CANDIDATE'
}

/**
 * Whether the company is still working on the offer: a draft, or one with changes requested by the
 * programme team.
 */
export function isOfferInPreparation(status: OfferStatus): boolean {
  return unsentOfferStatuses.some((unsentStatus) => unsentStatus === status)
}

/** Whether the programme team requested changes before approving the offer. */
export function isChangeRequested(status: OfferStatus): boolean {
  return status === 'NEEDS_REVISION'
}
