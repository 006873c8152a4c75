import { Checkbox, Segments } from '@fledge/ui/choice-fields.tsx'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { MonthField, TextArea, TextField } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { MultiSelectField } from '@fledge/ui/select-fields.tsx'
import { useState } from 'react'
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { planDraft } from '@fledge/contract/plans/schema.ts'
import { PickMany, PickOne } from '../../platform/pick-fields.tsx'
import { useAnswer } from '../../platform/query.ts'
import { useUser } from '../../platform/session.ts'
import { t } from '../../platform/use-texts.ts'
import { type Draft, places } from './plan-form.ts'

export interface PlanFieldsProps {
  readonly form: UseFormReturn<Draft, unknown, z.output<typeof planDraft>>
}
const numberOf = (value: unknown) => (value === '' || value === null || value === undefined ? null : Number(value))

/** What the intern will be. */
export function RoleFields({ form }: PlanFieldsProps) {
  const field = useWatch({ control: form.control, name: 'career_field_id' })
  return (
    <Stack>
      <TextField label={t('plans.field.name')} {...form.register('name')} error={form.formState.errors.name?.message} />
      <PickOne control={form.control} name="career_field_id" list="careerField" label={t('plans.field.careerField')} />
      <PickMany control={form.control} name="specialisation_ids" list="specialisation" query={field ? { career_field_id: String(field) } : {}} label={t('plans.field.specialisations')} optional={t('common.optional')} />
    </Stack>
  )
}

/** What there is to do. */
export function WorkFields({ form }: PlanFieldsProps) {
  const user = useUser()
  const field = useWatch({ control: form.control, name: 'career_field_id' })
  const query: Record<string, string> = field ? { career_field_id: String(field) } : {}
  const projects = useAnswer('projects', 'listProjects', { params: { hcId: user.company?.company_id ?? '' }, query: { per_page: '100' } })
  const errors = form.formState.errors
  return (
    <Stack>
      <TextArea label={t('plans.field.description')} rows={4} {...form.register('description')} error={errors.description?.message} />
      <TextArea label={t('plans.field.responsibilities')} optional={t('common.optional')} hint={t('plans.field.responsibilitiesHint')} rows={4} {...form.register('responsibilities')} error={errors.responsibilities?.message} />
      <PickMany control={form.control} name="skill_ids" list="skill" query={query} label={t('plans.field.skills')} />
      <PickMany control={form.control} name="project_type_ids" list="projectType" query={query} label={t('plans.field.projectTypes')} optional={t('common.optional')} />
      <Controller control={form.control} name="project_ids" render={({ field: chosen }) => (
        <MultiSelectField label={t('plans.field.projects')} optional={t('common.optional')} nothingFound={t('common.nothingFound')} options={(projects.data?.payload ?? []).map((one) => ({ value: one.id, label: one.name }))} value={chosen.value ?? []} onChange={chosen.onChange} onBlur={chosen.onBlur} name={chosen.name} ref={chosen.ref} />
      )} />
    </Stack>
  )
}

const months = Array.from({ length: 12 }, (_, month) => new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2000, month, 1))))
const years = Array.from({ length: 4 }, (_, ahead) => new Date().getUTCFullYear() + ahead)
const monthText = (day: string | null | undefined) => (day ? `${day.slice(5, 7)}/${day.slice(0, 4)}` : '')
const dayText = (month: string) => (/^\d\d\/\d{4}$/.test(month) ? `${month.slice(3)}-${month.slice(0, 2)}-01` : null)

/** When, how long, where. */
export function TimeFields({ form }: PlanFieldsProps) {
  const errors = form.formState.errors
  const number = (name: 'duration_min' | 'duration_max' | 'hours_a_week') => ({ ...form.register(name, { setValueAs: numberOf }), error: errors[name]?.message, inputMode: 'numeric' as const })
  return (
    <Stack>
      <Controller control={form.control} name="start_month" render={({ field }) => <StartMonth value={field.value ?? null} onChange={field.onChange} error={errors.start_month?.message} />} />
      <Checkbox label={t('plans.field.flexible')} {...form.register('start_flexible')} />
      <FieldGrid>
        <TextField label={t('plans.field.from')} {...number('duration_min')} />
        <TextField label={t('plans.field.to')} {...number('duration_max')} />
        <TextField label={t('plans.field.hours')} {...number('hours_a_week')} />
      </FieldGrid>
      <PickOne control={form.control} name="time_zone" list="zone" label={t('plans.field.zone')} />
      <FieldGrid>
        <TextField type="time" label={t('plans.field.workingFrom')} {...form.register('working_from')} error={errors.working_from?.message} />
        <TextField type="time" label={t('plans.field.workingTo')} {...form.register('working_to')} error={errors.working_to?.message} />
      </FieldGrid>
      <Controller control={form.control} name="place" render={({ field }) => <Segments label={t('plans.field.place')} choices={places.map((value) => ({ value, label: t(`plans.place.${value}`) }))} value={field.value ?? null} onChange={field.onChange} />} />
      <TextField label={t('plans.field.city')} optional={t('common.optional')} {...form.register('city')} error={errors.city?.message} />
    </Stack>
  )
}

function StartMonth({ value, onChange, error }: { readonly value: string | null; readonly onChange: (day: string | null) => void; readonly error: string | undefined }) {
  // A month without its year is no day yet: it is kept here until both are chosen.
  const [half, setHalf] = useState<string | null>(null)
  return <MonthField label={t('plans.field.start')} months={months} years={years} monthLabel={t('plans.field.month')} yearLabel={t('plans.field.year')} error={error} value={half ?? monthText(value)}
    onChange={(month) => { const day = dayText(month); setHalf(day || month === '' ? null : month); onChange(day) }} />
}

/** How many, and with whom; what it pays. */
export function PeopleFields({ form }: PlanFieldsProps) {
  const colleagues = useAnswer('members', 'listPocs', { query: { per_page: '100' } })
  const errors = form.formState.errors
  const options = (colleagues.data?.payload ?? []).map((one) => ({ value: one.member_id, label: `${one.first_name} ${one.last_name}` }))
  return (
    <Stack>
      <TextField label={t('plans.field.openings')} inputMode="numeric" {...form.register('openings', { setValueAs: Number })} error={errors.openings?.message} />
      <Controller control={form.control} name="supervisor_ids" render={({ field, fieldState }) => (
        <MultiSelectField label={t('plans.field.supervisors')} nothingFound={t('common.nothingFound')} options={options} value={field.value ?? []} onChange={field.onChange} onBlur={field.onBlur} name={field.name} ref={field.ref} error={fieldState.error?.message} />
      )} />
      <FieldGrid>
        <Controller control={form.control} name="stipend_amount" render={({ field }) => <TextField label={t('plans.field.paid')} optional={t('common.optional')} hint={t('plans.field.stipendHint')} inputMode="decimal" value={field.value ? String(field.value / 100) : ''} onBlur={field.onBlur} onChange={(event) => field.onChange(centsOf(event.currentTarget.value))} error={errors.stipend_amount?.message} />} />
        <TextField label={t('plans.field.currency')} optional={t('common.optional')} maxLength={3} {...form.register('stipend_currency', { setValueAs: (value: unknown) => (typeof value === 'string' && value ? value.toUpperCase() : null) })} error={errors.stipend_currency?.message} />
      </FieldGrid>
    </Stack>
  )
}

/** Minor units of what was typed; nothing where it is no amount. */
function centsOf(text: string): number | null {
  const amount = Math.round(Number(text.replace(',', '.')) * 100)
  return Number.isFinite(amount) && amount > 0 ? amount : null
}
