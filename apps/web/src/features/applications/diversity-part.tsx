import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { sectionEndpoints } from '@fledge/contract/applications/section-endpoints.ts'
import type { SaveRequest } from '../../platform/forms/save-session.ts'
import { client } from '../../platform/http/client.ts'
import { invalidateEndpoints } from '../../platform/query/query.ts'
import type { PartProps } from './part-props.ts'
import { reloadApplication } from './reload-application.ts'
import { definePartEndpoint } from './send-changed-fields.ts'
import { useDiversityFields } from './section-fields.ts'
import { SectionForm } from './section-form.tsx'

const {
  saveGender,
  saveRacialEthnicGroup,
  saveDisability,
  saveFirstGeneration,
  saveInternational,
} = sectionEndpoints
const { base: _, ...rules } = {
  ...saveGender.body.shape,
  ...saveRacialEthnicGroup.body.shape,
  ...saveDisability.body.shape,
  ...saveFirstGeneration.body.shape,
  ...saveInternational.body.shape,
}

const diversityPartEndpoints = [
  definePartEndpoint(saveGender.body, (body) => client.applications.saveGender({ body })),
  definePartEndpoint(saveRacialEthnicGroup.body, (body) =>
    client.applications.saveRacialEthnicGroup({ body }),
  ),
  definePartEndpoint(saveDisability.body, (body) => client.applications.saveDisability({ body })),
  definePartEndpoint(saveFirstGeneration.body, (body) =>
    client.applications.saveFirstGeneration({ body }),
  ),
  definePartEndpoint(saveInternational.body, (body) =>
    client.applications.saveInternational({ body }),
  ),
]

const toDiversityValues = ({ profile }: ApplicationView) => ({
  gender_id: profile.gender_id,
  racial_ethnic_group_ids: profile.racial_ethnic_group_ids ?? [],
  disability_ids: profile.disability_ids ?? [],
  first_generation_student: profile.first_generation_student,
  international_student: profile.international_student,
})

/** Diversity questions: each is optional and saved separately. */
export function DiversityPart({ application, disabled, onState }: PartProps) {
  const fields = useDiversityFields()
  const save = async (request: SaveRequest) => {
    await Promise.all(
      diversityPartEndpoints
        .filter((endpoint) => endpoint.fields.some((name) => name in request.changes))
        .map((endpoint) => endpoint.send(request)),
    )
    await invalidateEndpoints(saveGender.invalidates)
  }
  return (
    <SectionForm
      draft={`application/${application.application_id}/diversity`}
      fields={fields}
      values={toDiversityValues(application)}
      reload={async () => toDiversityValues(await reloadApplication())}
      rules={rules}
      save={save}
      onState={onState}
      disabled={disabled}
    />
  )
}
