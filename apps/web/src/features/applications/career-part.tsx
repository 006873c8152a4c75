import { profileSectionEndpoints } from '@fledge/contract/profiles/profile-sections.ts'
import { client } from '../../platform/client.ts'
import { invalidateEndpoints } from '../../platform/query.ts'
import type { PartProps } from './part-props.ts'
import { useCareerFields } from './section-fields.ts'
import type { SectionBaseValues } from './section-saving.ts'
import { SectionForm } from './section-form.tsx'

const { seen: _, ...rules } = {
  ...profileSectionEndpoints.saveSpecialisation.body.shape,
  ...profileSectionEndpoints.saveInterestedProjects.body.shape,
}

/** @param current the saved career field */
async function saveCareer(
  current: number | null,
  valid: Record<string, unknown>,
  changed: readonly string[],
  seen: SectionBaseValues,
): Promise<void> {
  if (typeof valid['career_field_id'] !== 'number') return
  const isNew = valid['career_field_id'] !== current
  // A new career field clears the choices that belonged to the old one, including unsaved ones.
  const own = isNew
    ? { specialisation_ids: [], skill_ids: [] }
    : {
        ...pickChangedList('specialisation_ids', valid, changed),
        ...pickChangedList('skill_ids', valid, changed),
      }
  if (isNew || Object.keys(own).length > 0)
    await client.profiles.saveSpecialisation({
      body: {
        career_field_id: valid['career_field_id'],
        ...own,
        seen: toBaseValues(
          seen,
          isNew ? ['career_field_id'] : ['career_field_id', ...Object.keys(own)],
        ),
      },
    })
  const projects = isNew ? { project_ids: [] } : pickChangedList('project_ids', valid, changed)
  if (projects.project_ids)
    await client.profiles.saveInterestedProjects({
      body: {
        project_ids: projects.project_ids,
        ...(isNew ? {} : { seen: toBaseValues(seen, ['project_ids']) }),
      },
    })
  await invalidateEndpoints(profileSectionEndpoints.saveSpecialisation.invalidates)
}

/** Career field with its specialisations, skills and projects of interest. */
export function CareerPart({ application, disabled, onState }: PartProps) {
  const { career_field_id, specialisation_ids, skill_ids, project_ids } = application
  const fields = useCareerFields(career_field_id, skill_ids)
  return (
    <SectionForm
      key={career_field_id ?? 0}
      draft={`application/${application.application_id}/career`}
      fields={career_field_id === null ? fields.slice(0, 1) : fields}
      values={{ career_field_id, specialisation_ids, skill_ids, project_ids }}
      rules={rules}
      save={(valid, changed, seen) => saveCareer(career_field_id, valid, changed, seen)}
      onState={onState}
      disabled={disabled}
    />
  )
}

const toBaseValues = (seen: SectionBaseValues, names: readonly string[]): SectionBaseValues =>
  Object.fromEntries(names.map((name) => [name, seen[name] ?? null]))

/** Returns a changed, valid list. Rejected lists are left out and keep their saved value. */
const pickChangedList = <N extends string>(
  name: N,
  valid: Record<string, unknown>,
  changed: readonly string[],
): Partial<Record<N, number[]>> => {
  const list = valid[name]
  // The object has exactly this one key.
  return Array.isArray(list) && changed.includes(name)
    ? ({ [name]: list.map(Number) } as Record<N, number[]>)
    : {}
}
