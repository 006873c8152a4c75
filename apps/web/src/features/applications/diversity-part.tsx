import { profileSectionEndpoints } from '@fledge/contract/profiles/profile-sections.ts'
import { client } from '../../platform/http/client.ts'
import { invalidateEndpoints } from '../../platform/query/query.ts'
import type { PartProps } from './part-props.ts'
import { definePartEndpoint } from './send-changed-fields.ts'
import { useDiversityFields } from './section-fields.ts'
import type { SectionBaseValues } from './section-saving.ts'
import { SectionForm } from './section-form.tsx'

const {
  saveGender,
  saveRacialEthnicGroup,
  saveDisability,
  saveFirstGeneration,
  saveInternational,
} = profileSectionEndpoints
const { seen: _, ...rules } = {
  ...saveGender.body.shape,
  ...saveRacialEthnicGroup.body.shape,
  ...saveDisability.body.shape,
  ...saveFirstGeneration.body.shape,
  ...saveInternational.body.shape,
}

const diversityPartEndpoints = [
  definePartEndpoint(saveGender.body, (body) => client.profiles.saveGender({ body })),
  definePartEndpoint(saveRacialEthnicGroup.body, (body) =>
    client.profiles.saveRacialEthnicGroup({ body }),
  ),
  definePartEndpoint(saveDisability.body, (body) => client.profiles.saveDisability({ body })),
  definePartEndpoint(saveFirstGeneration.body, (body) =>
    client.profiles.saveFirstGeneration({ body }),
  ),
  definePartEndpoint(saveInternational.body, (body) => client.profiles.saveInternational({ body })),
]

/** Diversity questions: each is optional and saved separately. */
export function DiversityPart({ application, disabled, onState }: PartProps) {
  const { profile } = application
  const fields = useDiversityFields()
  const values = {
    gender_id: profile.gender_id,
    racial_ethnic_group_ids: profile.racial_ethnic_group_ids ?? [],
    disability_ids: profile.disability_ids ?? [],
    first_generation_student: profile.first_generation_student,
    international_student: profile.international_student,
  }
  const save = async (
    valid: Record<string, unknown>,
    changed: readonly string[],
    seen: SectionBaseValues,
  ) => {
    await Promise.all(
      diversityPartEndpoints
        .filter(({ fields }) => fields.some((name) => changed.includes(name)))
        .map((call) => call.send(valid, seen)),
    )
    await invalidateEndpoints(saveGender.invalidates)
  }
  return (
    <SectionForm
      draft={`application/${application.application_id}/diversity`}
      fields={fields}
      values={values}
      rules={rules}
      save={save}
      onState={onState}
      disabled={disabled}
    />
  )
}
