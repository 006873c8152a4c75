import { sectionEndpoints } from '@fledge/contract/applications/section-endpoints.ts'
import { validateStartDate } from '@fledge/domain/profiles/rules.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import type { SaveRequest } from '../../platform/forms/save-session.ts'
import { client } from '../../platform/http/client.ts'
import { useNow } from '../../platform/time/clock.ts'
import { invalidateEndpoints } from '../../platform/query/query.ts'
import { getStartBounds } from '../../shared/start-months.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import type { PartProps } from './part-props.ts'
import { reloadApplication } from './reload-application.ts'
import { SectionForm } from './section-form.tsx'

const { saveStartDate } = sectionEndpoints
const rules = { internship_start: saveStartDate.body.shape.internship_start }

const toStartValues = ({ internship_start }: PartProps['application']) => ({
  internship_start: internship_start ?? '',
})

/** Start date within the chosen month; choosing another month clears it. */
export function StartDatePart({ application, disabled, onState }: PartProps) {
  const { profile } = application
  const save = async ({ values, base }: SaveRequest) => {
    await client.applications.saveStartDate({ body: saveStartDate.body.parse({ ...values, base }) })
    await invalidateEndpoints(saveStartDate.invalidates)
  }
  const hint = useRangeText(application)
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
      values={toStartValues(application)}
      reload={async () => toStartValues(await reloadApplication())}
      rules={rules}
      save={save}
      onState={onState}
      disabled={disabled || profile.start_month === null}
    />
  )
}

/** Returns the allowed range in the wording of its validation message. */
function useRangeText({ batch, profile }: PartProps['application']): string {
  const bounds = getStartBounds(batch, useNow())
  // A day before every range fails validation with a message that names the range.
  const outside = validateStartDate('1900-01-01', { ...bounds, month: profile.start_month })
  if (outside?.messageKey !== 'profiles.startDate.range') return t('applications.startDate.hint')
  return t('profiles.startDate.range', {
    from: formatDate(outside.days.from),
    to: formatDate(outside.days.to),
  })
}
