import {
  aCandidature,
  aCompany,
  anIntern,
  anOperator,
  aPlan,
  type Intern,
} from '../../platform/testing/factories.ts'
import { companyDetails } from '../../platform/testing/hiring.ts'
import type { ServerProcess } from './server-process.ts'
import { cookieOf, payloadOf, stepOf, type Step, type Scenario, tablesOf } from './story-driver.ts'

/** A small hire from an interviewed intern to an internship, in five requests of three users. */
export interface Hire extends Scenario {
  readonly candidatureId: string
  readonly intern: Intern
}

export interface Hiring {
  readonly adminCookie: string
  readonly hires: readonly Hire[]
}

interface Cookies {
  readonly admin: string
  readonly operator: string
  readonly intern: string
}

/** Inserts the users and candidatures that the hires start from directly into the tables. */
export async function hiringWorld(server: ServerProcess, count: number): Promise<Hiring> {
  const tables = tablesOf(server)
  const company = await aCompany(tables)
  const [admin, operator] = [
    await cookieOf(tables, company.admin.userId),
    await cookieOf(tables, (await anOperator(tables)).userId),
  ]
  const hires: Hire[] = []
  for (let made = 0; made < count; made += 1) {
    const intern = await anIntern(tables)
    const candidatureId = await aCandidature(
      tables,
      company.companyId,
      await aPlan(tables, company.companyId),
      intern,
      { stage: 'INTERVIEWED', company_details: companyDetails },
    )
    const cookies = { admin, operator, intern: await cookieOf(tables, intern.userId) }
    const steps: Step[] = []
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

const dayAt = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Returns the next request of a hire; the first response contains the offer's id. */
function nextStep(
  steps: readonly Step[],
  candidatureId: string,
  supervisor: string,
  cookies: Cookies,
): Step | null {
  const [first] = steps
  if (!first?.answer) {
    return stepOf('POST offer/save-offer-io', cookies.admin, {
      candidature_id: candidatureId,
      role: 'Data intern',
      starts_on: dayAt(60),
      ends_on: dayAt(60 + 8 * 7 - 1),
      hours_a_week: 30,
      place: 'REMOTE',
      is_paid: false,
    })
  }
  const { offer_id } = payloadOf(first)
  const rest = [
    stepOf('POST offer/v2/save-offer-supervisor', cookies.admin, {
      offer_id,
      supervisor_id: supervisor,
      supervisor_linkedin: 'https://www.linkedin.com/in/someone',
    }),
    stepOf('POST offer/send-intern-offer', cookies.admin, { offer_id }),
    stepOf(`POST operator/offers/${String(offer_id)}/approve`, cookies.operator),
    stepOf('POST intern-service/intern-offer/accept-offer-B2B', cookies.intern, {
      offer_id,
      terms_accepted: true,
    }),
  ]
  return rest[steps.length - 1] ?? null
}
