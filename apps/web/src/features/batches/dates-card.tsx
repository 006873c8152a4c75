import { toInstant, toZonedTime, formatTime, getZoneCity } from '@fledge/kernel/dates.ts'
import { Card } from '@fledge/ui/card.tsx'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { DateField, TextField } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { Controller } from 'react-hook-form'
import { renderDayHint } from '../../platform/forms/day-hint.tsx'
import { useZone } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import type { BatchForm } from './batch-values.ts'

/** When people can join, when the programme runs, and when the batch ends. */
export function DatesCard({ form }: { readonly form: BatchForm }) {
  return (
    <Card title={t('batches.form.dates')}>
      <Stack>
        <FieldGrid>
          <MomentField
            form={form}
            name="enrolment_opens_at"
            label={t('batches.form.field.opens')}
          />
          <MomentField
            form={form}
            name="enrolment_closes_at"
            label={t('batches.form.field.closes')}
          />
        </FieldGrid>
        <ProgrammeFields form={form} />
        <FieldGrid>
          <DayField
            form={form}
            name="placement_deadline"
            label={t('batches.form.field.placement')}
            hint={t('batches.form.placementHint')}
            optional={t('common.optional')}
          />
          <MomentField
            form={form}
            name="campaign_ends_at"
            label={t('batches.form.field.campaign')}
            hint={t('batches.form.campaignHint')}
            optional={t('common.optional')}
          />
        </FieldGrid>
      </Stack>
    </Card>
  )
}

function ProgrammeFields({ form }: { readonly form: BatchForm }) {
  const optional = t('common.optional')
  return (
    <FieldGrid>
      <DayField
        form={form}
        name="programme_start"
        label={t('batches.form.field.start')}
        hint={t('batches.form.programmeHint')}
        optional={optional}
      />
      <DayField
        form={form}
        name="programme_end"
        label={t('batches.form.field.end')}
        optional={optional}
      />
    </FieldGrid>
  )
}

interface TimeFieldProps<Name extends string> {
  readonly form: BatchForm
  readonly name: Name
  readonly label: string
  readonly hint?: string
  readonly optional?: string
}

/**
 * Date and time in the user's time zone, with the month written out regardless of the browser's
 * format.
 */
function MomentField({
  form,
  name,
  ...words
}: TimeFieldProps<'enrolment_opens_at' | 'enrolment_closes_at' | 'campaign_ends_at'>) {
  const zone = useZone()
  const describe = (at: string | null) =>
    at ? formatTime(at, zone, 'full') : t('batches.form.inZone', { city: getZoneCity(zone) })
  const none = name === 'campaign_ends_at' ? null : ''
  const wall = (at: string) =>
    toZonedTime(at, zone).toPlainDateTime().toString({ smallestUnit: 'minute' })
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <TextField
          {...words}
          hint={[describe(field.value), words.hint].filter(Boolean).join('. ')}
          type="datetime-local"
          ref={field.ref}
          name={field.name}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
          defaultValue={field.value ? wall(field.value) : ''}
          onChange={({ currentTarget: { value } }) =>
            field.onChange(
              value ? toInstant(value.slice(0, 10), value.slice(11, 16), zone).toISOString() : none,
            )
          }
        />
      )}
    />
  )
}

function DayField({
  form,
  name,
  ...words
}: TimeFieldProps<'programme_start' | 'programme_end' | 'placement_deadline'>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <DateField
          {...words}
          hint={renderDayHint(field.value, words.hint)}
          ref={field.ref}
          name={field.name}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
          value={field.value ?? ''}
          onChange={(event) => field.onChange(event.currentTarget.value || null)}
        />
      )}
    />
  )
}
