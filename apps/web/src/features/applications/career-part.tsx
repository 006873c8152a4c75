import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { sectionEndpoints } from '@fledge/contract/applications/section-endpoints.ts'
import { client } from '../../platform/http/client.ts'
import { invalidateEndpoints } from '../../platform/query/query.ts'
import type { SaveRequest } from '../../platform/forms/save-session.ts'
import { toCareerBodies } from './career-bodies.ts'
import type { PartProps } from './part-props.ts'
import { reloadApplication } from './reload-application.ts'
import { useCareerFields } from './section-fields.ts'
import { SectionForm } from './section-form.tsx'

const { base: _, ...rules } = {
  ...sectionEndpoints.saveSpecialisation.body.shape,
  ...sectionEndpoints.saveInterestedProjects.body.shape,
}

/** @param current the saved career field */
async function saveCareer(current: number | null, request: SaveRequest): Promise<void> {
  const { specialisation, projects } = toCareerBodies(current, request)
  if (specialisation) await client.applications.saveSpecialisation({ body: specialisation })
  if (projects) await client.applications.saveInterestedProjects({ body: projects })
  if (typeof request.values['career_field_id'] === 'number')
    await invalidateEndpoints(sectionEndpoints.saveSpecialisation.invalidates)
}

const toCareerValues = ({
  career_field_id,
  specialisation_ids,
  skill_ids,
  project_ids,
}: ApplicationView) => ({ career_field_id, specialisation_ids, skill_ids, project_ids })

/** Career field with its specialisations, skills and projects of interest. */
export function CareerPart({ application, disabled, onState }: PartProps) {
  const { career_field_id, skill_ids } = application
  const fields = useCareerFields(career_field_id, skill_ids)
  return (
    <SectionForm
      key={career_field_id ?? 0}
      draft={`application/${application.application_id}/career`}
      fields={career_field_id === null ? fields.slice(0, 1) : fields}
      values={toCareerValues(application)}
      reload={async () => toCareerValues(await reloadApplication())}
      rules={rules}
      save={(request) => saveCareer(career_field_id, request)}
      onState={onState}
      disabled={disabled}
    />
  )
}
