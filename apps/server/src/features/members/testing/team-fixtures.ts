import {
  aCompany,
  aMember,
  type TestCompany,
  type TestPerson,
} from '../../../platform/testing/factories.ts'
import type { Browser, TestServer } from '../../../platform/testing/harness.ts'

/** A company's administrator and a colleague, each with a browser. */
interface Team extends TestCompany {
  readonly member: TestPerson
  readonly boss: Browser
  readonly colleague: Browser
}

export async function aTeam(server: TestServer): Promise<Team> {
  const { companyId, admin } = await aCompany(server)
  const member = await aMember(server, companyId)
  return {
    companyId,
    admin,
    member,
    boss: await server.as(admin.userId),
    colleague: await server.as(member.userId),
  }
}
