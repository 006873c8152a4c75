import {
  aCandidature,
  aCompany,
  anIntern,
  anOperator,
  aPlan,
  type TestIntern,
} from '../../platform/testing/factories.ts'
import { testCompanyDetails } from '../../platform/testing/hiring.ts'
import type { ServerProcess } from './server-process.ts'
import {
  createSessionCookie,
  getStepPayload,
  createScenarioStep,
  type ScenarioStep,
  type RequestScenario,
  toTestServer,
} from './scenario-driver.ts'

/** A small hire from an interviewed intern to an internship, in five requests of three users. */
export interface Hire extends RequestScenario {
  readonly candidatureId: string
  readonly intern: TestIntern
}

export interface HireRun {
  readonly adminCookie: string
  readonly hires: readonly Hire[]
}

interface Cookies {
  readonly admin: string
  readonly operator: string
  readonly intern: string
}

/** Inserts the users and candidatures that the hires start from directly into the tables. */
export async function createHires(
  server: Pick<ServerProcess, 'pool'>,
  count: number,
): Promise<HireRun> {
  const tables = toTestServer(server)
  const company = await aCompany(tables)
  const [admin, operator] = [
    await createSessionCookie(tables, company.admin.userId),
    await createSessionCookie(tables, (await anOperator(tables)).userId),
  ]
  const hires: Hire[] = []
  for (let index = 0; index < count; index += 1) {
    const intern = await anIntern(tables)
    const candidatureId = await aCandidature(
      tables,
      company.companyId,
      await aPlan(tables, company.companyId),
      intern,
      { stage: 'INTERVIEWED', company_details: testCompanyDetails },
    )
    const cookies = { admin, operator, intern: await createSessionCookie(tables, intern.userId) }
    const steps: ScenarioStep[] = []
    hires.push({
      candidatureId,
      intern,
      steps,
      next: () => nextStep(steps, candidatureId, company.admin.memberId, cookies),
      isDone: false,
    })
  }
  return { adminCookie: admin, hires }
}

const getDay = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Returns the next request of a hire; the first response contains the offer's id. */
function nextStep(
  steps: readonly ScenarioStep[],
  candidatureId: string,
  supervisor: string,
  cookies: Cookies,
): ScenarioStep | null {
  const [first] = steps
  if (!first?.answer) {
    return createScenarioStep('POST offer/save-offer-io', cookies.admin, {
      candidature_id: candidatureId,
      role: 'Data intern',
      starts_on: getDay(60),
      ends_on: getDay(60 + 8 * 7 - 1),
      hours_a_week: 30,
      place: 'REMOTE',
      is_paid: false,
    })
  }
  const { offer_id } = getStepPayload(first)
  const rest = [
    createScenarioStep('POST offer/v2/save-offer-supervisor', cookies.admin, {
      offer_id,
      supervisor_id: supervisor,
      supervisor_linkedin: 'https://www.linkedin.com/in/someone',
    }),
    createScenarioStep('POST offer/send-intern-offer', cookies.admin, { offer_id }),
    createScenarioStep(`POST operator/offers/${String(offer_id)}/approve`, cookies.operator),
    createScenarioStep('POST intern-service/intern-offer/accept-offer-B2B', cookies.intern, {
      offer_id,
      terms_accepted: true,
    }),
  ]
  return rest[steps.length - 1] ?? null
}
