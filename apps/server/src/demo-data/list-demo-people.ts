import type { DemoBatches } from './batches.ts'
import { demoCareerFields } from './career-fields.ts'
import type { DemoPersonSpec } from './demo-person-spec.ts'
import { comingBatchPeople } from './coming-batch-people.ts'
import type { NewDemoPerson } from './generate-person.ts'
import { runningBatchPeople } from './running-batch-people.ts'

const toNewDemoPerson =
  (batches: DemoBatches, which: 'running' | 'coming') =>
  (part: DemoPersonSpec): NewDemoPerson => {
    const first = new Date(`${batches.month}T00:00:00Z`)
    const [firstName = '', ...rest] = part.name.startsWith('Ana Beatriz')
      ? ['Ana Beatriz', 'Costa']
      : part.name.split(' ')
    return {
      first: firstName,
      last: rest.join(' '),
      email: part.email,
      country: part.from[0],
      zone: part.from[1],
      university: part.from[2],
      batchId: part.pays ? batches.paying : which === 'running' ? batches.running : batches.coming,
      field: part.field ?? demoCareerFields.data,
      ...(part.skills ? { skills: part.skills } : {}),
      ...(part.projects ? { projects: part.projects } : {}),
      ...(part.introduction ? { introduction: part.introduction } : {}),
      ...(part.secondAccountOf ? { secondAccountOf: part.secondAccountOf } : {}),
      weeks: part.weeks ?? 12,
      way: part.path ?? 'approved',
      startMonth: new Date(
        Date.UTC(
          first.getUTCFullYear(),
          first.getUTCMonth() + (which === 'running' ? -6 : (part.later ?? 0)),
          1,
        ),
      )
        .toISOString()
        .slice(0, 10),
      began: 12,
      ended: 0.5,
    }
  }

/** Returns the scenario interns of one batch who are inserted in bulk. */
export function listBulkDemoPeople(
  batches: DemoBatches,
  which: 'running' | 'coming',
): NewDemoPerson[] {
  return (which === 'running' ? runningBatchPeople : comingBatchPeople)
    .filter((part) => part.applies === undefined)
    .map(toNewDemoPerson(batches, which))
}

/**
 * Returns the interns who apply through the endpoints, with the number of days ago that each signs
 * up.
 */
export function listDemoApplicants(
  batches: DemoBatches,
): readonly { readonly person: NewDemoPerson; readonly days: number }[] {
  return comingBatchPeople.flatMap((part) =>
    part.applies === undefined
      ? []
      : [{ person: toNewDemoPerson(batches, 'coming')(part), days: part.applies }],
  )
}

/** Returns all interns who have a scenario. */
export const listScenarioPeople = (batches: DemoBatches): readonly NewDemoPerson[] => [
  ...listBulkDemoPeople(batches, 'running'),
  ...listBulkDemoPeople(batches, 'coming'),
  ...listDemoApplicants(batches).map(({ person }) => person),
]
