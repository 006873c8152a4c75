import { profileSections } from '@fledge/contract/profiles/profile-sections.ts'
import { client } from '../../platform/client.ts'
import { refresh } from '../../platform/query.ts'
import type { PartProps } from './part-props.ts'
import { useDiversityFields } from './section-fields.ts'
import { SectionForm } from './section-form.tsx'

const { saveGender, saveRacialEthnicGroup, saveDisability, saveFirstGeneration, saveInternational } = profileSections
const rules = { ...saveGender.body.shape, ...saveRacialEthnicGroup.body.shape, ...saveDisability.body.shape, ...saveFirstGeneration.body.shape, ...saveInternational.body.shape }

/** Each answer optional, each saved by itself. */
export function DiversityPart({ application, disabled, onState }: PartProps) {
  const { profile } = application
  const fields = useDiversityFields()
  const values = { gender_id: profile.gender_id, racial_ethnic_group_ids: profile.racial_ethnic_group_ids ?? [], disability_ids: profile.disability_ids ?? [], first_generation_student: profile.first_generation_student, international_student: profile.international_student }
  const save = async (valid: Record<string, unknown>) => {
    const { gender_id, racial_ethnic_group_ids, disability_ids, first_generation_student, international_student } = valid
    const [gender, groups, disabilities, first, abroad] = [saveGender.body.safeParse({ gender_id }), saveRacialEthnicGroup.body.safeParse({ racial_ethnic_group_ids }), saveDisability.body.safeParse({ disability_ids }), saveFirstGeneration.body.safeParse({ first_generation_student }), saveInternational.body.safeParse({ international_student })]
    await Promise.all([
      gender.success ? client.profiles.saveGender({ body: gender.data }) : null,
      groups.success ? client.profiles.saveRacialEthnicGroup({ body: groups.data }) : null,
      disabilities.success ? client.profiles.saveDisability({ body: disabilities.data }) : null,
      first.success ? client.profiles.saveFirstGeneration({ body: first.data }) : null,
      abroad.success ? client.profiles.saveInternational({ body: abroad.data }) : null,
    ])
    await refresh(saveGender.changes)
  }
  return <SectionForm draft={`application/${application.application_id}/diversity`} fields={fields} values={values} rules={rules} save={save} onState={onState} disabled={disabled} />
}
