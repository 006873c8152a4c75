import {
  aCompany,
  anIntern,
  aPlan,
  type TestCompany,
  type TestIntern,
} from '../../../platform/testing/factories.ts'
import type { Browser, TestServer } from '../../../platform/testing/harness.ts'

/** A company with a plan, and an intern, each with a signed-in browser. */
interface Scene extends TestCompany {
  readonly planId: string
  readonly intern: TestIntern
  readonly host: Browser
  readonly internBrowser: Browser
}

export async function aCandidatureScene(server: TestServer): Promise<Scene> {
  const company = await aCompany(server)
  const intern = await anIntern(server)
  return {
    ...company,
    planId: await aPlan(server, company.companyId),
    intern,
    host: await server.as(company.admin.userId),
    internBrowser: await server.as(intern.userId),
  }
}
