import { profileSections } from '@fledge/contract/profiles/profile-sections.ts'
import { client } from '../../platform/client.ts'
import { refresh } from '../../platform/query.ts'
import { t } from '../../platform/use-texts.ts'
import type { PartProps } from './part-props.ts'
import type { Seen } from './section-saving.ts'
import { SectionForm } from './section-form.tsx'

const { saveStartDate } = profileSections
const rules = { internship_start: saveStartDate.body.shape.internship_start }

/** The day, within the month that was chosen; another month begins it anew. */
export function StartDatePart({ application, disabled, onState }: PartProps) {
  const { internship_start, profile, batch } = application
  const save = async (valid: Record<string, unknown>, changed: readonly string[], seen: Seen) => {
    if (changed.length === 0) return
    await client.profiles.saveStartDate({ body: saveStartDate.body.parse({ ...valid, seen }) })
    await refresh(saveStartDate.changes)
  }
  const hint = batch.programme_start
    ? t('applications.startDate.batch')
    : t('applications.startDate.hint')
  return (
    <SectionForm
      key={profile.start_month}
      draft={`application/${application.application_id}/start`}
      fields={[
        {
          name: 'internship_start',
          kind: 'date',
          optional: true,
          label: t('applications.field.startDate'),
          hint,
        },
      ]}
      values={{ internship_start: internship_start ?? '' }}
      rules={rules}
      save={save}
      onState={onState}
      disabled={disabled || profile.start_month === null}
    />
  )
}
