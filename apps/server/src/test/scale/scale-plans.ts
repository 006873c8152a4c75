import { planMachine } from '@fledge/domain/plans/machine.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import { toDay, toTimestamp } from './copy-format.ts'
import { largestCompanyPlans } from './scale-options.ts'
import { getAt, type ScaleRandom } from './scale-random.ts'
import type { ScaleField } from './scale-lookups.ts'
import type { ScaleCompany, ScalePlan, ScaleWorld } from './scale-world.ts'

/** Share of the plans older than a year that were archived, and of the others that are paused. */
const [archivedShare, pausedShare] = [0.5, 0.08]
const maxOpenings = 50

/** Creates the plans of all companies; their rows are written once their openings are counted. */
export function createPlans(
  world: ScaleWorld,
  companies: readonly ScaleCompany[],
): readonly ScalePlan[] {
  return companies.flatMap((company, index) => {
    const count = index === 0 ? largestCompanyPlans : drawPlanCount(world.random)
    return Array.from({ length: count }, (_, number) => createPlan(world, company, number, count))
  })
}

const drawPlanCount = (random: ScaleRandom) => getAt([1, 1, 1, 2, 2, 2, 3, 3, 4], random.int(0, 8))

function createPlan(
  world: ScaleWorld,
  company: ScaleCompany,
  number: number,
  count: number,
): ScalePlan {
  const { random, newId, now } = world
  const isLasting = count === largestCompanyPlans
  const age = now - company.approvedAt
  // A company's first plan follows its approval, the others come over the years.
  const publishedAt =
    company.approvedAt + (number === 0 || isLasting ? age * 0.02 : age * random.between(0.02, 0.9))
  const isArchived = !isLasting && now - publishedAt > 365 * dayMs && random.chance(archivedShare)
  const endsAt = isArchived ? random.between(publishedAt + 300 * dayMs, now) : Infinity
  const field = random.skewed(world.lookups.fields)
  return {
    id: newId(publishedAt),
    company,
    name: `${field.label} intern`,
    field,
    status: isArchived
      ? 'ARCHIVED'
      : !isLasting && random.chance(pausedShare)
        ? 'PAUSED'
        : 'ACTIVE',
    publishedAt,
    endsAt,
    weight: (company.weight / count) * random.between(0.5, 1.5),
    supervisors: drawSupervisors(random, company),
    hoursAWeek: random.of([20, 25, 30, 35, 40]),
    stipend: random.chance(0.4) ? random.int(8, 24) * 10_000 : null,
    openingsTaken: 0,
  }
}

const drawSupervisors = (random: ScaleRandom, { members }: ScaleCompany) => {
  const first = random.of(members)
  const second = random.of(members)
  return first === second ? [first] : [first, second]
}

/** Whether another intern can be hired. */
export const hasOpening = ({ openingsTaken }: ScalePlan): boolean => openingsTaken < maxOpenings

/** Writes a plan with its supervisors. */
export function addPlan(world: ScaleWorld, plan: ScalePlan): void {
  const { rows, random } = world
  const { company } = plan
  rows.add('plans', {
    plan_id: plan.id,
    company_id: company.id,
    status: plan.status,
    name: plan.name,
    ...drawPlanMatch(random, plan.field),
    project_ids: [getAt(company.projectIds, 0)],
    description: 'Work on one part of our product, from the first sketch to its release.',
    responsibilities: 'Plan each week with your supervisor.\nDemo your work every other Friday.',
    job_description:
      'You’ll work in a small team with your own supervisor and get feedback weekly.',
    ...drawPlanDates(random, plan, world.now),
    hours_a_week: plan.hoursAWeek,
    place: random.of(['REMOTE', 'REMOTE', 'ON_SITE', 'HYBRID']),
    city: company.city,
    country_id: company.countryId,
    time_zone: company.zone,
    openings: Math.min(maxOpenings, plan.openingsTaken + random.int(plan.openingsTaken ? 0 : 1, 4)),
    openings_taken: plan.openingsTaken,
    stipend_amount: plan.stipend,
    stipend_currency: plan.stipend === null ? null : 'EUR',
    updated_by: getAt(company.members, 0).userId,
  })
  for (const { memberId } of plan.supervisors)
    rows.add('plan_supervisors', {
      plan_id: plan.id,
      company_id: company.id,
      member_id: memberId,
    })
}

const drawPlanMatch = (random: ScaleRandom, field: ScaleField) => ({
  career_field_id: field.id,
  specialisation_ids: random.some(field.specialisations, random.int(0, 2)),
  skill_ids: random.some(field.skills, random.int(3, 6)),
  project_type_ids: random.some(field.projects, random.int(0, 2)),
})

function drawPlanDates(random: ScaleRandom, { publishedAt }: ScalePlan, now: number) {
  const durationMin = random.of([4, 6, 8, 8, 10])
  const month = new Date(now + random.int(30, 200) * dayMs)
  return {
    start_month: toDay(Date.UTC(month.getUTCFullYear(), month.getUTCMonth(), 1)),
    duration_min: durationMin,
    duration_max: Math.min(16, durationMin + random.int(0, 8)),
    published_at: toTimestamp(publishedAt),
    created_at: toTimestamp(publishedAt),
    updated_at: toTimestamp(publishedAt),
  }
}

/** Records the life of a plan: published, and paused or archived. */
export function recordPlan({ events, now, random }: ScaleWorld, plan: ScalePlan): void {
  const fields = {
    subject: plan.id,
    company: plan.company.id,
    actor: { kind: 'company', id: getAt(plan.company.members, 0).userId },
    data: { name: plan.name, close_candidatures: false },
  } as const
  const draft = events.transition(planMachine, 'draft', null, 'company', plan.publishedAt, {
    ...fields,
    data: {},
  })
  const active = events.transition(
    planMachine,
    'publish',
    draft,
    'company',
    plan.publishedAt,
    fields,
  )
  const { archive, pause } = planMachine.transitions
  if (plan.status === archive.to)
    events.transition(planMachine, 'archive', active, 'company', plan.endsAt, fields)
  if (plan.status === pause.to)
    events.transition(
      planMachine,
      'pause',
      active,
      'company',
      random.between(plan.publishedAt, now),
      fields,
    )
}

/** Writes a draft, which a tenth of the companies have. */
export function addDraftPlan(world: ScaleWorld, company: ScaleCompany): void {
  const { rows, random, newId, now, events } = world
  const at = random.between(company.approvedAt, now)
  const plan_id = newId(at)
  const field = random.skewed(world.lookups.fields)
  const [author] = company.members
  rows.add('plans', {
    ...emptyPlan,
    plan_id,
    company_id: company.id,
    status: planMachine.transitions.draft.to,
    name: `${field.label} intern`,
    career_field_id: field.id,
    skill_ids: random.some(field.skills, 2),
    time_zone: company.zone,
    created_at: toTimestamp(at),
    updated_at: toTimestamp(at),
    updated_by: author?.userId ?? null,
  })
  events.transition(planMachine, 'draft', null, 'company', at, {
    subject: plan_id,
    company: company.id,
    actor: { kind: 'company', id: author?.userId ?? null },
  })
}

const emptyPlan = {
  specialisation_ids: [],
  project_ids: [],
  project_type_ids: [],
  description: '',
  responsibilities: '',
  job_description: '',
  start_month: null,
  duration_min: null,
  duration_max: null,
  hours_a_week: null,
  place: null,
  city: null,
  country_id: null,
  openings: 1,
  openings_taken: 0,
  stipend_amount: null,
  stipend_currency: null,
  published_at: null,
}
