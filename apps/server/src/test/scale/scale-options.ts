import { dayMs } from '@fledge/kernel/dates.ts'

/** Size and shape of a data set. The same options give the same rows. */
export interface ScaleOptions {
  readonly interns: number
  /** Share of the interns whose batch has not ended; companies find only these. */
  readonly liveShare: number
  readonly seed: number
}

/** The time at which the data set is set: the product's clock has to be moved to it. */
export const scaleNow = new Date('2026-11-26T09:00:00Z')

/** Number of interns up to which companies, plans and hiring also grow. */
const maxHiringInterns = 100_000

/** What a data set contains, derived from its options. */
export interface ScaleCounts {
  readonly companies: number
  /** Share of the interns whom companies deal with. */
  readonly hiringShare: number
  readonly liveBatches: number
  readonly endedBatches: number
  readonly operators: number
}

const clamp = (value: number, min: number, max: number) =>
  Math.round(Math.min(max, Math.max(min, value)))

/**
 * Per intern up to 100,000 of them: 0.1 companies, 0.2 plans, 2 candidatures, 0.46 offers and 0.15
 * internships. More interns than that come without more hiring.
 */
export function getScaleCounts({ interns }: ScaleOptions): ScaleCounts {
  const hiring = Math.min(interns, maxHiringInterns)
  return {
    companies: clamp(hiring / 10, 12, 10_000),
    hiringShare: hiring / interns,
    liveBatches: clamp(interns / 2000, 3, 30),
    endedBatches: clamp(interns / 1000, 5, 250),
    operators: clamp(interns / 5000, 4, 30),
  }
}

/** Candidatures per approved intern, on average. */
export const meanCandidatures = 3.1
/**
 * Weight of the largest company among all. It has a larger share of the candidatures, 4,000 of
 * 200,000, because its plans have always been open.
 */
export const largestCompanyShare = 0.0083
/** Plans of the largest company; others have one to four. */
export const largestCompanyPlans = 40

/** How long ago the first company registered. */
export const historyMs = 4.6 * 365 * dayMs
