import type { Batches } from './batches.ts'
import { careerFields } from './career-fields.ts'
import type { Part } from './cast-part.ts'
import { coming } from './coming-cast.ts'
import type { NewDemoPerson } from './newcomer.ts'
import { running } from './running-cast.ts'

const newcomer =
  (batches: Batches, which: 'running' | 'coming') =>
  (part: Part): NewDemoPerson => {
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
      field: part.field ?? careerFields.data,
      ...(part.skills ? { skills: part.skills } : {}),
      ...(part.projects ? { projects: part.projects } : {}),
      ...(part.says ? { introduction: part.says } : {}),
      weeks: part.weeks ?? 12,
      way: part.way ?? 'approved',
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
export function demoPeople(batches: Batches, which: 'running' | 'coming'): NewDemoPerson[] {
  return (which === 'running' ? running : coming)
    .filter((part) => part.applies === undefined)
    .map(newcomer(batches, which))
}

/**
 * Returns the interns who apply through the endpoints, with the number of days ago that each signs
 * up.
 */
export function applicantsOf(
  batches: Batches,
): readonly { readonly person: NewDemoPerson; readonly days: number }[] {
  return coming.flatMap((part) =>
    part.applies === undefined
      ? []
      : [{ person: newcomer(batches, 'coming')(part), days: part.applies }],
  )
}
