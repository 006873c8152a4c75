import type { Input } from '../../platform/http/client.ts'
import type { SaveRequest } from '../../platform/forms/save-session.ts'

interface CareerBodies {
  readonly specialisation?: Input<'applications', 'saveSpecialisation'>['body']
  readonly projects?: Input<'applications', 'saveInterestedProjects'>['body']
}

/**
 * Returns the requests that save the career section. A new career field clears the choices that
 * belonged to the old one, including unsaved ones.
 * @param current the saved career field
 */
export function toCareerBodies(
  current: number | null,
  { values, changes, base }: SaveRequest,
): CareerBodies {
  const { career_field_id } = values
  if (typeof career_field_id !== 'number') return {}
  if (career_field_id !== current)
    return {
      specialisation: {
        career_field_id,
        specialisation_ids: [],
        skill_ids: [],
        base: pickBase(base, ['career_field_id']),
      },
      projects: { project_ids: [] },
    }
  const own = {
    ...pickChangedList('specialisation_ids', changes),
    ...pickChangedList('skill_ids', changes),
  }
  const names = Object.keys(own)
  const { project_ids } = pickChangedList('project_ids', changes)
  return {
    ...(names.length > 0
      ? {
          specialisation: {
            career_field_id,
            ...own,
            base: pickBase(base, ['career_field_id', ...names]),
          },
        }
      : {}),
    ...(project_ids ? { projects: { project_ids, base: pickBase(base, ['project_ids']) } } : {}),
  }
}

const pickBase = ({ values }: SaveRequest['base'], names: readonly string[]) => ({
  values: Object.fromEntries(names.map((name) => [name, values[name] ?? null])),
})

/** Returns a changed, valid list. Rejected lists are left out and keep their saved value. */
const pickChangedList = <N extends string>(
  name: N,
  changes: SaveRequest['changes'],
): Partial<Record<N, number[]>> => {
  const list = changes[name]
  // The object has exactly this one key.
  return Array.isArray(list) ? ({ [name]: list.map(Number) } as Record<N, number[]>) : {}
}
