import {
  aCandidature,
  aCompany,
  aMember,
  anIntern,
  anOperator,
  aPlan,
  type TestCompany,
  type TestIntern,
} from '../../platform/testing/factories.ts'
import { testCompanyDetails } from '../../platform/testing/hiring.ts'
import type { Browser, TestServer } from '../../platform/testing/harness.ts'

/**
 * A small world for random steps: two companies, three interns, four plans, few credits and
 * openings.
 */
export interface RandomWorld {
  readonly companies: readonly {
    readonly company: TestCompany
    readonly admin: Browser
    readonly supervisor: Browser
    readonly supervisorId: string
    readonly plans: readonly string[]
  }[]
  readonly interns: readonly { readonly intern: TestIntern; readonly browser: Browser }[]
  readonly operator: Browser
}

/** Returns the element at any index, wrapping around. */
export const pickAt = <T>(list: readonly T[], number: number): T => {
  const item = list[number % list.length]
  if (item === undefined) throw new Error('an empty list')
  return item
}

export async function createRandomWorld(server: TestServer): Promise<RandomWorld> {
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
  // Each intern already had an interview with one company, so that short sequences reach offers
  // too.
  for (const [index, { intern }] of interns.entries()) {
    const { company, plans } = pickAt(companies, index)
    await aCandidature(server, company.companyId, pickAt(plans, 1), intern, {
      stage: 'INTERVIEWED',
      company_details: testCompanyDetails,
    })
  }
  return { companies, interns, operator: await server.as((await anOperator(server)).userId) }
}
