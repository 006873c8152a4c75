import { dayMs } from '@fledge/kernel/dates.ts'
import {
  type CandidaturePath,
  endedPaths,
  hasOffer,
  hasReceivedOffer,
  hiredPaths,
  openPaths,
  type PathStep,
} from './candidature-paths.ts'
import type { CandidatureState } from './candidature-state.ts'
import { candidatureSteps, isShortlisted } from './candidature-steps.ts'
import { toTimestamp } from './copy-format.ts'
import { addInterviewRows } from './interview-state.ts'
import { lastOfferDays } from './offer-steps.ts'
import { getAt } from './scale-random.ts'
import type { ScaleIntern, ScalePlan, ScaleWorld } from './scale-world.ts'

/** Start and end of a candidature, and how it ends. */
export interface CandidatureWindow {
  readonly from: number
  readonly until: number
  /** Why open candidatures are closed at the end; null if they are open now. */
  readonly closeReason: string | null
  /** Whether it may lead to an offer that the intern receives. */
  readonly allowsOffer: boolean
}

/** A path with the time of each step. */
export interface CandidatureCourse {
  readonly path: CandidaturePath
  readonly times: readonly number[]
  readonly closeReason: string | null
}

/** A past interview outlives the end of its batch, which these data do not show. */
const endsInPast = ({ steps }: CandidaturePath) =>
  ['passInterview', 'claimNoShow', 'contestNoShow'].includes(steps.at(-1)?.[0] ?? '')
const closablePaths = openPaths.filter((path) => !endsInPast(path))

/** Share of the candidatures of a window that are still open at its end. */
const openShares = { now: 0.55, closed: 0.22 } as const
const attempts = 5

/** Draws a path that fits into a window. @returns null if none was found */
export function drawCourse(
  { random }: ScaleWorld,
  { batch }: ScaleIntern,
  window: CandidatureWindow,
): CandidatureCourse | null {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const isOpen = random.chance(window.closeReason === null ? openShares.now : openShares.closed)
    const open = window.closeReason === null ? openPaths : closablePaths
    const path = random.weighted(isOpen ? open : endedPaths)
    if (!window.allowsOffer && hasReceivedOffer(path)) continue
    const lastOffer = batch.endsAt - lastOfferDays * dayMs
    const until = hasOffer(path) ? Math.min(window.until, lastOffer) : window.until
    const gaps = path.steps.map(([, min, max]) => random.between(min, max) * dayMs)
    const length = gaps.reduce((sum, gap) => sum + gap, 0)
    const lastAt = isOpen
      ? window.until - random.between(0.01, path.openDays ?? 1) * dayMs
      : random.between(window.from + length, until)
    if (lastAt > until || lastAt - length < window.from) continue
    const course = { path, times: toTimes(gaps, lastAt - length), closeReason: null }
    return isOpen && window.closeReason !== null ? closeAt(course, window) : course
  }
  return null
}

/** Draws a path that leads to an internship, accepted at a time. */
export function drawHiredCourse({ random }: ScaleWorld, acceptedAt: number): CandidatureCourse {
  const path = random.weighted(hiredPaths)
  const gaps = path.steps.map(([, min, max]) => random.between(min, max) * dayMs)
  const length = gaps.reduce((sum, gap) => sum + gap, 0)
  return { path, times: toTimes(gaps, acceptedAt - length), closeReason: null }
}

/** The longest that a path to an internship takes. */
export const longestHireMs =
  Math.max(...hiredPaths.map(({ steps }) => steps.reduce((sum, [, , max]) => sum + max, 0))) * dayMs

function toTimes(gaps: readonly number[], startsAt: number): readonly number[] {
  let at = startsAt
  return gaps.map((gap) => (at += gap))
}

const closeStep: PathStep = ['close', 0, 0]
const closeAt = (
  { path, times }: CandidatureCourse,
  { until, closeReason }: CandidatureWindow,
): CandidatureCourse => ({
  path: { ...path, steps: [...path.steps, closeStep] },
  times: [...times, until],
  closeReason,
})

type HireCallbacks = Pick<CandidatureState, 'onHired' | 'onCompleted'>

/** Creates a candidature with everything that belongs to it. */
export function addCandidature(
  world: ScaleWorld,
  intern: ScaleIntern,
  plan: ScalePlan,
  { path, times, closeReason }: CandidatureCourse,
  callbacks: HireCallbacks,
): void {
  const at = getAt(times, 0)
  const isOpenNow = path.openDays !== undefined && closeReason === null
  const state = createState(world, intern, plan, { at, isOpenNow, callbacks })
  path.steps.forEach(([name], index) => {
    const end = path.steps.findIndex(([next], place) => place > index && next === 'passInterview')
    candidatureSteps[name](
      state,
      getAt(times, index),
      end < 0 ? null : getAt(times, end),
      closeReason,
    )
  })
  addCandidatureRows(state)
}

interface StateFacts {
  readonly at: number
  readonly isOpenNow: boolean
  readonly callbacks: HireCallbacks
}

function createState(
  world: ScaleWorld,
  intern: ScaleIntern,
  plan: ScalePlan,
  { at, isOpenNow, callbacks }: StateFacts,
): CandidatureState {
  const id = world.newId(at)
  const admins = plan.company.members.filter(({ role }) => role === 'ADMIN')
  return {
    world,
    intern,
    plan,
    id,
    admin: world.random.of(admins),
    interviewers: world.random.chance(0.8) ? plan.supervisors.slice(0, 1) : plan.supervisors,
    stage: null,
    stageSince: at,
    shortlistedAt: null,
    interviews: [],
    isOpenNow,
    ...callbacks,
    offer: null,
    row: {
      ...unopened,
      candidature_id: id,
      company_id: plan.company.id,
      plan_id: plan.id,
      intern_id: intern.id,
      application_id: intern.applicationId,
      created_at: toTimestamp(at),
    },
  }
}

/** A candidature before its first step. */
const unopened = {
  stage: null,
  interested_at: null,
  company_details: {},
  end_reason: null,
  end_note: null,
  stage_since: null,
  known_to_intern_at: null,
  interest_used_ms: 0,
  name_visible_at: null,
}

function addCandidatureRows(state: CandidatureState): void {
  const { world, plan, intern, admin, offer, row } = state
  const { rows } = world
  if (offer) row.company_details = describeCompany(state)
  rows.add('candidatures', row)
  addInterviewRows(state)
  if (isShortlisted(state))
    rows.add('shortlist', {
      company_id: plan.company.id,
      intern_id: intern.id,
      plan_id: plan.id,
      added_by: admin.userId,
      created_at: toTimestamp(state.shortlistedAt ?? 0),
    })
  // A discarded draft has no row.
  if (!offer?.status) return
  rows.add('offers', offer.row)
  for (const version of offer.versions) rows.add('offer_versions', version)
  if (offer.row.holds_opening === true) plan.openingsTaken += 1
}

const describeCompany = ({ plan, admin }: CandidatureState) => ({
  legal_name: `${plan.company.name} Ltd`,
  registered_address: `1 Harbour Row, ${plan.company.city}`,
  signatory_name: admin.name,
  signatory_title: 'Director',
})
