import { request } from '@playwright/test'
import { applyByRequests, submitAndApprove } from './applicants.ts'
import { registerHiringTeam, templateEmails } from './hiring-company.ts'
import type { ProductHost } from './product-host.ts'
import type { ApiUser } from './requests.ts'
import { writeHiringTemplate } from './hiring-ids.ts'

/**
 * Fills the `hiring` scenario through the product's endpoints: a company with a plan and a batch, an
 * approved intern, and one whose application is complete but not submitted. About twenty journeys
 * start from there.
 */
export async function fillHiringTemplate(host: ProductHost, databaseUrl: string): Promise<void> {
  process.env.E2E_DATABASE_URL = databaseUrl
  await host.serve('hiring')
  const createUser = async (email: string): Promise<ApiUser> => ({
    email,
    page: { request: await request.newContext({ baseURL: host.url }) },
  })
  const operator = await createUser(templateEmails.operator)
  const ids = await registerHiringTeam(
    {
      admin: await createUser(templateEmails.admin),
      colleague: await createUser(templateEmails.colleague),
      operator,
    },
    'Kilnworks',
  )
  const [approved, applicant] = [
    await createUser(templateEmails.approved),
    await createUser(templateEmails.applicant),
  ]
  for (const intern of [approved, applicant])
    await applyByRequests(intern, ids, 'Maya Lindqvist', 'Europe/London')
  const approvedInternId = await submitAndApprove(operator, approved)
  writeHiringTemplate({ ids, approvedInternId })
  await host.finish('hiring')
}
