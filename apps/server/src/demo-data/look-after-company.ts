import { findPersonByEmail } from './queries/demo-data.queries.ts'
import type { ScenarioContext } from './register-company.ts'

const notes = [
  'Hannah prefers calls before 10:00 and decides about every offer herself.',
  'They’d like to take three interns in the next batch if one of them can start in March.',
] as const

interface DemoCompanyRow {
  readonly company_id: string
}

/** A manager looks after Brightwater Labs, and the team keeps notes. */
export async function lookAfterCompany(stage: ScenarioContext): Promise<void> {
  const operator = await stage.as(stage.operator)
  const [company] = await operator.request<readonly DemoCompanyRow[]>(
    'GET operator/companies?search=Brightwater',
  )
  if (!company) throw new Error('Brightwater Labs has not registered')
  const path = `operator/companies/${company.company_id}`
  const { user_id: managerId } =
    (await stage.running.services.database
      .read()
      .one(findPersonByEmail, { email: stage.operator })) ?? {}
  await operator.request(`POST ${path}/account-manager`, { account_manager_id: managerId })
  const reviewer = await stage.as(stage.reviewer)
  for (const [at, note] of notes.entries())
    await (at === 0 ? operator : reviewer).request(`POST ${path}/notes`, { note })
}
