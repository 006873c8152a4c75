import { dayMs, hourMs } from '@fledge/kernel/dates.ts'
import type { ApplicationState } from './scale-applications.ts'
import {
  addCandidature,
  type CandidatureWindow,
  drawCourse,
  drawHiredCourse,
  longestHireMs,
} from './scale-candidatures.ts'
import { hasOffer, hasReceivedOffer } from './candidature-paths.ts'
import { toTimestamp } from './copy-format.ts'
import { type HiringGenerator, moveApplication } from './scale-interns.ts'
import { lastOfferDays } from './offer-steps.ts'
import { meanCandidatures } from './scale-options.ts'
import { hasOpening } from './scale-plans.ts'
import { createSampler, type ScaleRandom } from './scale-random.ts'
import type { ScaleIntern, ScalePlan, ScaleWorld } from './scale-world.ts'

/** Share of the approved interns who find a place, if there is time for it. */
const hiredShare = 0.25
const maxCandidatures = 25
/** Offers that an intern can receive in a batch. */
const maxOffers = 3
/** Tries to find a plan that an intern has no candidature for and that was published in time. */
const planAttempts = 30
/** Share of the candidatures after which the company marks the intern as not interesting. */
const notInterestedShare = 0.02

/** Returns a generator of the candidatures of approved interns. */
export function createHiring(world: ScaleWorld, plans: readonly ScalePlan[]): HiringGenerator {
  const draw = createSampler(plans)
  return (intern, application) => {
    const approvedAt = application.times.get('approve') ?? world.now
    const from = approvedAt + hourMs
    const used = new Set<ScalePlan>()
    const findPlan = (at: number, until: number, needsOpening: boolean) =>
      findOpenPlan(() => draw(world.random), { at, until, needsOpening, used })
    const acceptedAt = drawAcceptance(world, intern, from)
    const plan =
      acceptedAt === null
        ? null
        : findPlan(acceptedAt - longestHireMs, Math.min(world.now, intern.batch.endsAt), true)
    if (acceptedAt !== null && plan) addHire(world, intern, application, plan, acceptedAt)
    const isHired = acceptedAt !== null && plan !== null
    const count = drawCount(world.random) - (isHired ? 1 : 0)
    addOthers(world, intern, findPlan, {
      count,
      window: toWindow(world, intern, from, isHired ? acceptedAt : null),
    })
  }
}

/** Draws a number of candidatures: mostly few, sometimes many. */
const drawCount = (random: ScaleRandom) =>
  Math.min(maxCandidatures, Math.round(-Math.log(1 - random.next()) * meanCandidatures))

/** Draws when an intern accepts an offer. @returns null if they find no place */
function drawAcceptance(
  { random, now }: ScaleWorld,
  { batch }: ScaleIntern,
  from: number,
): number | null {
  const first = Math.max(from + longestHireMs, batch.startsAt - 50 * dayMs)
  const last = Math.min(
    batch.endsAt - lastOfferDays * dayMs,
    batch.startsAt + 90 * dayMs,
    now - hourMs,
  )
  return first < last && random.chance(hiredShare) ? random.between(first, last) : null
}

function toWindow(
  { now }: ScaleWorld,
  { batch }: ScaleIntern,
  from: number,
  acceptedAt: number | null,
): Omit<CandidatureWindow, 'allowsOffer'> {
  if (acceptedAt !== null) return { from, until: acceptedAt, closeReason: 'HIRED_ELSEWHERE' }
  return batch.endsAt > now
    ? { from, until: now, closeReason: null }
    : { from, until: batch.endsAt + hourMs, closeReason: 'BATCH_ENDED' }
}

interface PlanWish {
  readonly at: number
  readonly until: number
  readonly needsOpening: boolean
  readonly used: Set<ScalePlan>
}

/** Finds a plan that was published before a time and not archived until another. */
function findOpenPlan(
  draw: () => ScalePlan,
  { at, until, needsOpening, used }: PlanWish,
): ScalePlan | null {
  for (let attempt = 0; attempt < planAttempts; attempt += 1) {
    const plan = draw()
    const isOpen = plan.publishedAt + dayMs < at && plan.endsAt > until
    if (!isOpen || used.has(plan) || (needsOpening && !hasOpening(plan))) continue
    used.add(plan)
    return plan
  }
  return null
}

function addHire(
  world: ScaleWorld,
  intern: ScaleIntern,
  application: ApplicationState,
  plan: ScalePlan,
  acceptedAt: number,
): void {
  addCandidature(world, intern, plan, drawHiredCourse(world, acceptedAt), {
    onHired(at, { by }) {
      application.enrolledAt = at
      moveApplication(
        world,
        intern,
        application,
        application.status,
        { name: 'enrol', by, at },
        {
          data: { user: intern.userId },
        },
      )
    },
    onCompleted(at) {
      moveApplication(world, intern, application, application.status, {
        name: 'complete',
        by: 'system',
        at,
      })
    },
  })
}

const ignore = () => undefined

function addOthers(
  world: ScaleWorld,
  intern: ScaleIntern,
  findPlan: (at: number, until: number, needsOpening: boolean) => ScalePlan | null,
  { count, window }: { count: number; window: Omit<CandidatureWindow, 'allowsOffer'> },
): void {
  let offers = window.closeReason === 'HIRED_ELSEWHERE' ? 1 : 0
  for (let index = 0; index < count; index += 1) {
    const course = drawCourse(world, intern, { ...window, allowsOffer: offers < maxOffers })
    const [at] = course?.times ?? []
    if (!course || at === undefined) continue
    const plan = findPlan(at, window.until, hasOffer(course.path))
    if (!plan) continue
    if (hasReceivedOffer(course.path)) offers += 1
    addCandidature(world, intern, plan, course, { onHired: ignore, onCompleted: ignore })
    if (world.random.chance(notInterestedShare)) addNotInterested(world, intern, plan)
  }
}

function addNotInterested(
  { rows, now }: ScaleWorld,
  intern: ScaleIntern,
  { company }: ScalePlan,
): void {
  if (company.notInterested.has(intern.id)) return
  company.notInterested.add(intern.id)
  rows.add('not_interested', {
    company_id: company.id,
    intern_id: intern.id,
    reasons: ['SKILLS'],
    by_user: company.members[0]?.userId ?? null,
    created_at: toTimestamp(Math.min(now, intern.batch.endsAt)),
  })
}
