import { type Day, daysBetween, type Instant, addDays } from '@fledge/kernel/dates.ts'
import type { Money } from '@fledge/kernel/money.ts'
import { toEndOfDay, placementDeadlineDays } from './rules.ts'
import type { BatchPayer } from './types.ts'

/** The batch form as an operator fills it in. */
export interface BatchDraft {
  readonly enrolmentOpensAt: Instant
  readonly enrolmentClosesAt: Instant
  readonly campaignEndsAt: Instant | null
  readonly programmeStart: Day | null
  readonly programmeEnd: Day | null
  /** Must be earlier than four weeks before the end; null uses that default. */
  readonly placementDeadline: Day | null
  readonly payer: BatchPayer
  readonly price: Money | null
}

/** Shortest internship in days: a shorter programme has room for none (spec/states.md, offer). */
export const minProgrammeDays = 28

const isBefore = (instant: Instant, other: Instant) => Date.parse(instant) < Date.parse(other)

/** Validates a batch. Returns a catalogue key per field in error; empty if valid. */
export function validateBatchDraft(
  draft: BatchDraft,
): Readonly<Partial<Record<keyof BatchDraft, string>>> {
  const { enrolmentOpensAt: opens, enrolmentClosesAt: closes, campaignEndsAt: campaign } = draft
  return {
    ...(isBefore(opens, closes) ? {} : { enrolmentClosesAt: 'batches.problem.closes' }),
    ...(campaign !== null && isBefore(campaign, closes)
      ? { campaignEndsAt: 'batches.problem.campaign' }
      : {}),
    ...validateProgramme(draft),
    ...validatePlacement(draft),
    ...validatePrice(draft),
  }
}

function validateProgramme({
  programmeStart: start,
  programmeEnd: end,
  enrolmentClosesAt: closes,
}: BatchDraft) {
  if (start === null && end === null) return {}
  if (start === null) return { programmeStart: 'batches.problem.bothDates' }
  if (end === null) return { programmeEnd: 'batches.problem.bothDates' }
  if (daysBetween(start, end) < minProgrammeDays - 1)
    return { programmeEnd: 'batches.problem.short' }
  return isBefore(toEndOfDay(end), closes) ? { programmeEnd: 'batches.problem.endsFirst' } : {}
}

function validatePlacement({
  programmeStart: start,
  programmeEnd: end,
  placementDeadline: set,
}: BatchDraft) {
  if (set === null) return {}
  if (start === null || end === null)
    return { placementDeadline: 'batches.problem.placementWithoutDates' }
  if (set < start) return { placementDeadline: 'batches.problem.placementEarly' }
  return set <= addDays(end, -placementDeadlineDays)
    ? {}
    : { placementDeadline: 'batches.problem.placementLate' }
}

function validatePrice({ payer, price }: BatchDraft) {
  if (payer === 'INTERN') return price === null ? { price: 'batches.problem.price' } : {}
  return price === null ? {} : { price: 'batches.problem.noPrice' }
}

/**
 * Validates a partner's email domain. Returns a catalogue key, or null if valid.
 * @param isFree whether anyone can get an address at this domain
 */
export function validatePartnerDomain(domain: string, isFree: boolean): string | null {
  if (!/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/.test(domain))
    return 'batches.problem.domain'
  return isFree ? 'batches.problem.freeDomain' : null
}
