import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { sectionEndpoints } from '@fledge/contract/applications/section-endpoints.ts'
import { SaveRejectedError } from '../../platform/forms/autosaver.ts'
import type { SaveRequest } from '../../platform/forms/save-session.ts'
import { client } from '../../platform/http/client.ts'
import { useNow } from '../../platform/time/clock.ts'
import { invalidateEndpoints } from '../../platform/query/query.ts'
import { listStartMonthOptions } from '../../shared/start-months.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import type { PartProps } from './part-props.ts'
import { reloadApplication } from './reload-application.ts'
import { listPreferenceFields } from './section-fields.ts'
import { SectionForm } from './section-form.tsx'

const { start_month, duration_weeks, hours_a_week } = sectionEndpoints.savePreference.body.shape
const rules = { start_month, duration_weeks, hours_a_week }

const toPreferenceValues = ({ profile }: ApplicationView) => ({
  start_month: profile.start_month,
  duration_weeks: profile.duration_weeks,
  hours_a_week: profile.hours_a_week,
})

/** Start, duration and hours per week. */
export function PreferencePart({ application, disabled, onState }: PartProps) {
  const months = listStartMonthOptions(application.batch, useNow())
  const save = async ({ values, base }: SaveRequest) => {
    // One endpoint saves all three fields, so it is called once all three are valid.
    const body = sectionEndpoints.savePreference.body.safeParse({ ...values, base })
    if (!body.success) throw new SaveRejectedError(t('applications.preference.allThree'))
    await client.applications.savePreference({ body: body.data })
    await invalidateEndpoints(sectionEndpoints.savePreference.invalidates)
  }
  return (
    <SectionForm
      draft={`application/${application.application_id}/preference`}
      fields={listPreferenceFields(months)}
      values={toPreferenceValues(application)}
      reload={async () => toPreferenceValues(await reloadApplication())}
      rules={rules}
      save={save}
      onState={onState}
      disabled={disabled}
    />
  )
}
