import type { ScenarioContext } from './register-company.ts'

const views = [
  {
    by: 'operator',
    list: 'people',
    name: 'Approved interns',
    parameters: { type: 'I', application: 'APPROVED', columns: 'name,batch,email,seen' },
    is_shared: true,
  },
  {
    by: 'operator',
    list: 'waits',
    name: 'Late and not taken',
    parameters: { late: 'true', owner: 'none' },
    is_shared: true,
  },
  {
    by: 'reviewer',
    list: 'waits',
    name: 'My tasks',
    parameters: { owner: 'me' },
    is_shared: false,
  },
] as const

/** Members of the programme team save what they look at every day. */
export async function saveViews(stage: ScenarioContext): Promise<void> {
  for (const { by, ...body } of views)
    await (await stage.as(stage[by])).request('POST operator/views', body)
}
