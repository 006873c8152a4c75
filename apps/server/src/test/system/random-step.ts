import fc from 'fast-check'
import type { TestServer } from '../../platform/testing/harness.ts'
import { interviewSteps } from './interview-steps.ts'
import { offerSteps } from './offer-steps.ts'
import {
  type StepAction,
  pickCompany,
  msPerDay,
  pickIntern,
  pickRow,
  listStepSlots,
  type StepNumbers,
} from './random-action.ts'
import { pickAt, type RandomWorld } from './random-world.ts'

export interface RandomStep extends StepNumbers {
  readonly name: StepName
}

const steps = {
  express: async ({ world, step }) => ({
    browser: pickAt(world.interns, step.actor).browser,
    address: 'POST intern-service/intern-dashboard/express-interest',
    ask: { body: { io_id: pickAt(pickAt(world.companies, step.row).plans, step.seed) } },
  }),
  shortlist: async ({ world, step }) => ({
    browser: pickAt(world.companies, step.actor).admin,
    address: 'POST browse-intern/save-shortlist-intern',
    ask: {
      body: {
        intern_id: pickAt(world.interns, step.row).intern.internId,
        io_id: pickAt(pickAt(world.companies, step.actor).plans, step.seed),
      },
    },
  }),
  unshortlist: async ({ world, step }) => ({
    browser: pickAt(world.companies, step.actor).admin,
    address: 'POST browse-intern/delete-shortlist-intern',
    ask: {
      body: {
        intern_id: pickAt(world.interns, step.row).intern.internId,
        io_id: pickAt(pickAt(world.companies, step.actor).plans, step.seed),
      },
    },
  }),
  schedule: async ({ server, world, step }) => {
    const company = pickAt(world.companies, step.actor)
    const body = {
      intern_id: pickAt(world.interns, step.row).intern.internId,
      io_id: pickAt(company.plans, step.seed),
      slots: listStepSlots(server, step.seed),
      interviewer_ids: [
        step.seed % 2 === 0 ? company.supervisorId : company.company.admin.memberId,
      ],
      meeting_link: 'https://meet.example/room',
    }
    return {
      browser: step.seed % 3 === 0 ? company.supervisor : company.admin,
      address: 'POST browse-intern/v2/schedule-interview',
      ask: { body },
    }
  },
  ...interviewSteps,
  disqualify: async (context) => {
    const row = await pickRow(context, 'candidatures', 'candidature_id')
    return {
      browser: pickCompany(context, row).admin,
      address: `PATCH candidature/${String(row['candidature_id'])}/disqualify`,
      ask: { body: { reasons: ['SKILLS'] } },
    }
  },
  withdraw: async (context) => {
    const row = await pickRow(context, 'candidatures', 'candidature_id')
    return {
      browser: pickIntern(context, row),
      address: `POST intern-service/candidature/${String(row['candidature_id'])}/withdraw`,
      ask: { body: { reason: 'PERSONAL' } },
    }
  },
  ...offerSteps,
  wait: async ({ server, step }) => {
    await server.advanceClock(pickAt([3_600_000, msPerDay, 2 * msPerDay, 4 * msPerDay], step.seed))
    return null
  },
} as const satisfies Readonly<Record<string, StepAction>>

type StepName = keyof typeof steps

/** Runs a step. @returns its result as `name status code` */
export async function takeStep(
  server: TestServer,
  world: RandomWorld,
  step: RandomStep,
): Promise<string> {
  const request = await steps[step.name]({ server, world, step })
  if (!request) return step.name
  const answer = await request.browser.request(request.address, request.ask)
  return `${step.name} ${answer.status}${answer.code ? ` ${answer.code}` : ''}`
}

// Steps that progress are likelier than those that end a hire, so that sequences reach late stages.
const weightedNames: readonly StepName[] = [
  'schedule',
  'schedule',
  'confirm',
  'confirm',
  'wait',
  'wait',
  'feedback',
  'feedback',
  'offer',
  'supervisors',
  'send',
  'approve',
  'accept',
]
// The keys of `steps`, which is declared as a literal.
const names = Object.keys(steps) as StepName[]

export const randomSteps = (maxSteps: number): fc.Arbitrary<RandomStep[]> =>
  fc.array(
    fc.record({
      name: fc.constantFrom(...names, ...weightedNames, ...weightedNames),
      actor: fc.nat(41),
      row: fc.nat(11),
      seed: fc.nat(11),
    }),
    { minLength: Math.floor(maxSteps / 2), maxLength: maxSteps },
  )
