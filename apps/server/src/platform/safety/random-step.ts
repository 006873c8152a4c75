import fc from 'fast-check'
import {
  aCandidature,
  aCompany,
  aMember,
  anIntern,
  anOperator,
  aPlan,
  type Company,
  type Intern,
} from '../testing/factories.ts'
import { companyDetails } from '../testing/hiring.ts'
import type { Ask, Browser, TestServer } from '../testing/harness.ts'

/** A small world in which random steps are taken: two companies, three interns, four plans, few credits and openings. */
export interface RandomWorld {
  readonly companies: readonly {
    readonly company: Company
    readonly admin: Browser
    readonly supervisor: Browser
    readonly supervisorId: string
    readonly plans: readonly string[]
  }[]
  readonly interns: readonly { readonly intern: Intern; readonly browser: Browser }[]
  readonly operator: Browser
}

export async function randomWorld(server: TestServer): Promise<RandomWorld> {
  const companies = await Promise.all(
    [4, 6].map(async (credits) => {
      const company = await aCompany(server, { credits })
      const supervisor = await aMember(server, company.companyId)
      const plans = [
        await aPlan(server, company.companyId, { openings: 1 }),
        await aPlan(server, company.companyId, { openings: 2 }),
      ]
      await server.pool.query(
        'insert into plan_supervisors (plan_id, company_id, member_id) values ($1, $2, $3)',
        [plans[0], company.companyId, supervisor.memberId],
      )
      return {
        company,
        admin: await server.as(company.admin.userId),
        supervisor: await server.as(supervisor.userId),
        supervisorId: supervisor.memberId,
        plans,
      }
    }),
  )
  const interns = await Promise.all(
    [0, 1, 2].map(async () => {
      const intern = await anIntern(server)
      return { intern, browser: await server.as(intern.userId) }
    }),
  )
  // They are interviewed already, each by one company, so that short sequences come to offers too.
  for (const [index, { intern }] of interns.entries()) {
    const { company, plans } = at(companies, index)
    await aCandidature(server, company.companyId, at(plans, 1), intern, {
      stage: 'INTERVIEWED',
      company_details: companyDetails,
    })
  }
  return { companies, interns, operator: await server.as((await anOperator(server)).userId) }
}

/** Numbers that a step takes its people, rows and words by. */
export interface RandomStep {
  readonly name: StepName
  readonly who: number
  readonly row: number
  readonly word: number
}

interface Made {
  readonly server: TestServer
  readonly world: RandomWorld
  readonly step: RandomStep
}

const day = 86_400_000
const zeroId = '00000000-0000-4000-8000-000000000000'
const at = <T>(list: readonly T[], number: number): T => {
  const one = list[number % list.length]
  if (one === undefined) throw new Error('an empty list')
  return one
}

/** In which state a step usually leads on; three times of four such a row is taken, where there is one. */
const fits: Readonly<Partial<Record<string, readonly string[]>>> = {
  confirm: ['AWAITING_CONFIRMATION', 'RESCHEDULE_REQUESTED_BY_HC'],
  select: ['RESCHEDULE_REQUESTED_BY_INTERN'],
  feedback: ['IN_PAST', 'CONFIRMED'],
  attendance: ['IN_PAST'],
  offer: ['INTERVIEWED', 'OFFER_DECLINED'],
  supervisors: ['DRAFT', 'NEEDS_REVISION'],
  send: ['DRAFT', 'NEEDS_REVISION'],
  approve: ['IN_REVIEW'],
  revision: ['IN_REVIEW'],
  reject: ['IN_REVIEW'],
  accept: ['OFFERED'],
  declineOffer: ['OFFERED'],
}

/** A row among all of this world, or an id that is nobody's. */
async function rowOf(
  { server, world, step }: Made,
  table: 'interviews' | 'offers' | 'candidatures',
  id: string,
): Promise<Record<string, unknown>> {
  const { rows } = await server.pool.query(
    `select * from ${table} where company_id = any($1) order by ${id}`,
    [world.companies.map(({ company }) => company.companyId)],
  )
  const fitting = rows.filter((row) => fits[step.name]?.includes(row.status ?? row.stage))
  const list = fitting.length > 0 && step.row % 4 !== 0 ? fitting : rows
  return list.length > 0
    ? at(list, step.row)
    : {
        [id]: zeroId,
        candidature_id: zeroId,
        company_id: world.companies[0]?.company.companyId,
        intern_id: world.interns[0]?.intern.internId,
      }
}

type Act = (made: Made) => Promise<{ browser: Browser; address: string; ask: Ask } | null>

const slots = (server: TestServer, word: number) =>
  [0, 1].map((index) =>
    new Date(
      Math.ceil((server.now().getTime() + (2 + ((word + index) % 4)) * day) / 900_000) * 900_000,
    ).toISOString(),
  )
const dates = (server: TestServer, word: number) =>
  [60 + (word % 2) * 7, 60 + (word % 2) * 7 + 55].map((days) =>
    new Date(server.now().getTime() + days * day).toISOString().slice(0, 10),
  )

/** Usually the one whose row it is; sometimes another, who must be refused. */
const companyOf = ({ world, step }: Made, row: Record<string, unknown>) =>
  step.who % 7 === 0
    ? at(world.companies, step.word)
    : (world.companies.find(({ company }) => company.companyId === row['company_id']) ??
      at(world.companies, step.word))
const memberOf = (made: Made, row: Record<string, unknown>) =>
  made.step.who % 3 === 0 ? companyOf(made, row).supervisor : companyOf(made, row).admin
const internOf = ({ world, step }: Made, row: Record<string, unknown>) =>
  (step.who % 7 === 0
    ? at(world.interns, step.word)
    : (world.interns.find(({ intern }) => intern.internId === row['intern_id']) ??
      at(world.interns, step.word))
  ).browser

const onInterview =
  (
    path: string,
    side: 'company' | 'intern',
    body: (made: Made, row: Record<string, unknown>) => object,
  ): Act =>
  async (made) => {
    const row = await rowOf(made, 'interviews', 'interview_id')
    return {
      browser: side === 'company' ? memberOf(made, row) : internOf(made, row),
      address: `POST ${path}`,
      ask: { body: { interview_id: row['interview_id'], ...body(made, row) } },
    }
  }
const onOffer =
  (
    path: (id: string) => string,
    side: 'company' | 'intern' | 'operator',
    body: (made: Made) => object,
    hasId = true,
  ): Act =>
  async (made) => {
    const row = await rowOf(made, 'offers', 'offer_id')
    const browser =
      side === 'operator'
        ? made.world.operator
        : side === 'company'
          ? memberOf(made, row)
          : internOf(made, row)
    const id = String(row['offer_id'])
    return {
      browser,
      address: `POST ${path(id)}`,
      ask: { body: { ...(hasId ? { offer_id: id } : {}), ...body(made) } },
    }
  }
const chosen = ({ step }: Made, row: Record<string, unknown>) => {
  const starts = row['slot_starts']
  return {
    slot_id:
      Array.isArray(starts) && starts.length > 0
        ? new Date(String(at(starts, step.word))).toISOString()
        : '2027-01-04T09:30:00.000Z',
  }
}

const steps = {
  express: async ({ world, step }) => ({
    browser: at(world.interns, step.who).browser,
    address: 'POST intern-service/intern-dashboard/express-interest',
    ask: { body: { io_id: at(at(world.companies, step.row).plans, step.word) } },
  }),
  shortlist: async ({ world, step }) => ({
    browser: at(world.companies, step.who).admin,
    address: 'POST browse-intern/save-shortlist-intern',
    ask: {
      body: {
        intern_id: at(world.interns, step.row).intern.internId,
        io_id: at(at(world.companies, step.who).plans, step.word),
      },
    },
  }),
  unshortlist: async ({ world, step }) => ({
    browser: at(world.companies, step.who).admin,
    address: 'POST browse-intern/delete-shortlist-intern',
    ask: {
      body: {
        intern_id: at(world.interns, step.row).intern.internId,
        io_id: at(at(world.companies, step.who).plans, step.word),
      },
    },
  }),
  schedule: async ({ server, world, step }) => {
    const company = at(world.companies, step.who)
    const body = {
      intern_id: at(world.interns, step.row).intern.internId,
      io_id: at(company.plans, step.word),
      slots: slots(server, step.word),
      interviewer_ids: [
        step.word % 2 === 0 ? company.supervisorId : company.company.admin.memberId,
      ],
      meeting_link: 'https://meet.example/room',
    }
    return {
      browser: step.word % 3 === 0 ? company.supervisor : company.admin,
      address: 'POST browse-intern/v2/schedule-interview',
      ask: { body },
    }
  },
  confirm: onInterview(
    'intern-service/intern-application/internships/interview-scheduled/confirm',
    'intern',
    chosen,
  ),
  declineInterview: onInterview(
    'intern-service/intern-application/internships/interview-scheduled/confirm',
    'intern',
    () => ({ decline: true, reason: 'PERSONAL' }),
  ),
  counterPropose: onInterview(
    'intern-service/intern-application/internships/interview-rescheduled',
    'intern',
    ({ server, step }) => ({ slots: slots(server, step.word + 1) }),
  ),
  select: onInterview('dashboard/select-interview-timeslot', 'company', chosen),
  reschedule: onInterview('dashboard/reschedule-interview', 'company', ({ server, step }) => ({
    slots: slots(server, step.word + 2),
  })),
  cancel: onInterview('dashboard/withdraw-interview', 'company', () => ({ reason: 'FILLED' })),
  feedback: onInterview('interview-feedback/create', 'company', ({ step }) => ({
    attended: step.word % 5 !== 0,
    rating: 7,
    decision: 'UNDECIDED',
    note: 'As it was.',
  })),
  attendance: onInterview('intern-service/interview-feedback/is-attend', 'intern', ({ step }) => ({
    attended: step.word % 2 === 0,
    note: 'As it was.',
  })),
  disqualify: async (made) => {
    const row = await rowOf(made, 'candidatures', 'candidature_id')
    return {
      browser: companyOf(made, row).admin,
      address: `PATCH candidature/${String(row['candidature_id'])}/disqualify`,
      ask: { body: { reasons: ['SKILLS'] } },
    }
  },
  withdraw: async (made) => {
    const row = await rowOf(made, 'candidatures', 'candidature_id')
    return {
      browser: internOf(made, row),
      address: `POST intern-service/candidature/${String(row['candidature_id'])}/withdraw`,
      ask: { body: { reason: 'PERSONAL' } },
    }
  },
  offer: async (made) => {
    const row = await rowOf(made, 'candidatures', 'candidature_id')
    const [starts_on, ends_on] = dates(made.server, made.step.word)
    return {
      browser: memberOf(made, row),
      address: 'POST offer/save-offer-io',
      ask: {
        body: {
          candidature_id: row['candidature_id'],
          role: 'Intern',
          starts_on,
          ends_on,
          hours_a_week: 30,
          place: 'REMOTE',
          is_paid: false,
        },
      },
    }
  },
  supervisors: async (made) => {
    const row = await rowOf(made, 'offers', 'offer_id')
    const company = companyOf(made, row)
    return {
      browser: company.admin,
      address: 'POST offer/v2/save-offer-supervisor',
      ask: {
        body: {
          offer_id: row['offer_id'] ?? zeroId,
          supervisor_id: company.supervisorId,
          supervisor_linkedin: 'https://www.linkedin.com/in/someone',
        },
      },
    }
  },
  send: onOffer(
    () => 'offer/send-intern-offer',
    'company',
    () => ({}),
  ),
  takeBack: onOffer(
    () => 'offer/take-back',
    'company',
    () => ({}),
  ),
  withdrawOffer: onOffer(
    () => 'offer/withdraw',
    'company',
    () => ({ reason: 'PLAN_CHANGED' }),
  ),
  approve: onOffer(
    (id) => `operator/offers/${id}/approve`,
    'operator',
    () => ({}),
    false,
  ),
  revision: onOffer(
    (id) => `operator/offers/${id}/revision`,
    'operator',
    () => ({ comments: 'Say more of the work.' }),
    false,
  ),
  reject: onOffer(
    (id) => `operator/offers/${id}/reject`,
    'operator',
    () => ({ reason: 'TERMS' }),
    false,
  ),
  accept: onOffer(
    () => 'intern-service/intern-offer/accept-offer-B2B',
    'intern',
    () => ({ terms_accepted: true }),
  ),
  declineOffer: onOffer(
    () => 'intern-service/intern-offer/offer-decline',
    'intern',
    () => ({ reasons: ['DATES'] }),
  ),
  wait: async ({ server, step }) => {
    await server.forward(at([3_600_000, day, 2 * day, 4 * day], step.word))
    return null
  },
} as const satisfies Readonly<Record<string, Act>>

type StepName = keyof typeof steps

/** Takes a step. @returns `name status code`, what came of it */
export async function takeStep(
  server: TestServer,
  world: RandomWorld,
  step: RandomStep,
): Promise<string> {
  const asked = await steps[step.name]({ server, world, step })
  if (!asked) return step.name
  const answer = await asked.browser.ask(asked.address, asked.ask)
  return `${step.name} ${answer.status}${answer.code ? ` ${answer.code}` : ''}`
}

// What leads on is likelier than what ends, so that sequences come far.
const likely: readonly StepName[] = [
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
// The keys of the literal above.
const names = Object.keys(steps) as StepName[]

export const randomSteps = (most: number): fc.Arbitrary<RandomStep[]> =>
  fc.array(
    fc.record({
      name: fc.constantFrom(...names, ...likely, ...likely),
      who: fc.nat(41),
      row: fc.nat(11),
      word: fc.nat(11),
    }),
    { minLength: Math.floor(most / 2), maxLength: most },
  )
