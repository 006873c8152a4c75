import { profileSections } from '@fledge/contract/profiles/profile-sections.ts'
import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { client } from '../../platform/client.ts'
import type { SaveState } from '../../platform/forms.ts'
import { refresh } from '../../platform/query.ts'
import { t } from '../../platform/use-texts.ts'
import { useCareerFields } from './section-fields.ts'
import { SectionForm } from './section-form.tsx'
import { StepFrame } from './step-frame.tsx'

/** Step 2. */
export default function InternCareerFieldScreen() {
  return (
    <StepFrame section="CAREER_FIELD" title={t('applications.career.title')} lead={t('applications.career.lead')}>
      {(application, onState) => <Career application={application} onState={onState} />}
    </StepFrame>
  )
}

const rules = { ...profileSections.saveSpecialisation.body.shape, ...profileSections.saveInterestedProjects.body.shape }

function Career({ application, onState }: { readonly application: ApplicationView; readonly onState: (state: SaveState) => void }) {
  const { career_field_id, specialisation_ids, skill_ids, project_ids } = application
  const fields = useCareerFields(career_field_id)
  const save = async (valid: Record<string, unknown>) => {
    if (typeof valid['career_field_id'] !== 'number') return
    const isNew = valid['career_field_id'] !== career_field_id
    // What belonged to another field goes with it.
    const own = isNew ? { specialisation_ids: [], skill_ids: [] } : { ...listOf('specialisation_ids', valid), ...listOf('skill_ids', valid) }
    await client.profiles.saveSpecialisation({ body: { career_field_id: valid['career_field_id'], ...own } })
    const projects = isNew ? { project_ids: [] } : listOf('project_ids', valid)
    if (projects.project_ids) await client.profiles.saveInterestedProjects({ body: { project_ids: projects.project_ids } })
    await refresh(profileSections.saveSpecialisation.changes)
  }
  return <SectionForm key={career_field_id ?? 0} draft={`application/${application.application_id}/career`} fields={career_field_id === null ? fields.slice(0, 1) : fields} values={{ career_field_id, specialisation_ids, skill_ids, project_ids }} rules={rules} save={save} onState={onState} disabled={application.may.saveSection !== true} />
}

/** A list that holds; one that was refused stays as it is kept. */
const listOf = <N extends string>(name: N, valid: Record<string, unknown>): Partial<Record<N, number[]>> => {
  const list = valid[name]
  // One name, one list.
  return Array.isArray(list) ? ({ [name]: list.map(Number) } as Record<N, number[]>) : {}
}
