import type { Input } from '../../platform/http/client.ts'
import type { SectionBaseValues } from './section-saving.ts'

/** Valid values of the section, the names of changed ones, and the base values of all. */
export interface CareerAnswer {
  readonly valid: Readonly<Record<string, unknown>>
  readonly changed: readonly string[]
  readonly seen: SectionBaseValues
}

interface CareerBodies {
  readonly specialisation?: Input<'profiles', 'saveSpecialisation'>['body']
  readonly projects?: Input<'profiles', 'saveInterestedProjects'>['body']
}

/**
 * Returns the requests that save the career section. A new career field clears the choices that
 * belonged to the old one, including unsaved ones.
 * @param current the saved career field
 */
export function toCareerBodies(
  current: number | null,
  { valid, changed, seen }: CareerAnswer,
): CareerBodies {
  const { career_field_id } = valid
  if (typeof career_field_id !== 'number') return {}
  if (career_field_id !== current)
    return {
      specialisation: {
        career_field_id,
        specialisation_ids: [],
        skill_ids: [],
        seen: toBaseValues(seen, ['career_field_id']),
      },
      projects: { project_ids: [] },
    }
  const own = {
    ...pickChangedList('specialisation_ids', valid, changed),
    ...pickChangedList('skill_ids', valid, changed),
  }
  const names = Object.keys(own)
  const { project_ids } = pickChangedList('project_ids', valid, changed)
  return {
    ...(names.length > 0
      ? {
          specialisation: {
            career_field_id,
            ...own,
            seen: toBaseValues(seen, ['career_field_id', ...names]),
          },
        }
      : {}),
    ...(project_ids
      ? { projects: { project_ids, seen: toBaseValues(seen, ['project_ids']) } }
      : {}),
  }
}

const toBaseValues = (seen: SectionBaseValues, names: readonly string[]): SectionBaseValues =>
  Object.fromEntries(names.map((name) => [name, seen[name] ?? null]))

/** Returns a changed, valid list. Rejected lists are left out and keep their saved value. */
const pickChangedList = <N extends string>(
  name: N,
  valid: Readonly<Record<string, unknown>>,
  changed: readonly string[],
): Partial<Record<N, number[]>> => {
  const list = valid[name]
  // The object has exactly this one key.
  return Array.isArray(list) && changed.includes(name)
    ? ({ [name]: list.map(Number) } as Record<N, number[]>)
    : {}
}
