import { educationEntry, type EntryView, experienceEntry, portfolioEntry } from '@fledge/contract/profiles/schema.ts'
import type { EntryKind } from '@fledge/domain/profiles/words.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Segments } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { TextArea, TextField } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { Controller } from 'react-hook-form'
import { client } from '../../platform/client.ts'
import { useContractForm } from '../../platform/forms.ts'
import { useAnswer } from '../../platform/query.ts'
import { t } from '../../platform/use-texts.ts'

interface FormProps {
  readonly entry: EntryView | null
  readonly onClose: () => void
  readonly onSaved: () => void
}

const formId = 'entry-form'
const kinds = ['WORK', 'VOLUNTEER', 'PROJECT'] as const

/** Adds or edits one entry; the fields are those of its kind. */
export function EntryDialog({ kind, onClose, ...rest }: FormProps & { readonly kind: EntryKind }) {
  const Form = { education: EducationForm, experience: ExperienceForm, portfolio: PortfolioForm }[kind]
  return (
    <Dialog opened onClose={onClose} title={rest.entry ? t(`applications.entry.editTitle.${kind}`) : t(`applications.entry.add.${kind}`)} closeLabel={t('common.btn.close')} width={560}
      actions={<><Button onClick={onClose}>{t('common.btn.cancel')}</Button><Button tone="primary" type="submit" form={formId}>{t('common.btn.save')}</Button></>}>
      <Form {...rest} onClose={onClose} />
    </Dialog>
  )
}

// An empty month is none.
const month = (value: string) => (value.trim() === '' ? null : value.trim())

function EducationForm({ entry, onSaved }: FormProps) {
  const { form, submit } = useContractForm({
    schema: educationEntry, values: { school: entry?.school ?? '', degree: entry?.degree ?? '', education_level_id: entry?.education_level_id ?? null, is_certification: entry?.is_certification ?? false, certificate_file_id: entry?.certificate_file_id ?? null, from: entry?.from ?? null, to: entry?.to ?? null },
    send: async (body) => { await (entry ? client.profiles.editEducation({ params: { id: entry.entry_id }, body }) : client.profiles.addEducation({ body })); onSaved() },
  })
  const { errors } = form.formState
  const levels = useAnswer('lookups', 'listEducationLevels', {}, { staleTime: 3_600_000 }).data?.payload ?? []
  // Some levels are courses that end with a certificate: the list says which.
  const choose = (value: string | null) => form.setValue('is_certification', levels.some((level) => String(level.education_level_id) === value && level.is_certificate_course))
  return (
    <form id={formId} onSubmit={(event) => submit(event)} noValidate>
      <Stack tight>
        <Controller control={form.control} name="education_level_id" render={({ field, fieldState }) => (
          <SelectField label={t('applications.entry.level')} optional={t('common.optional')} options={levels.map((level) => ({ value: String(level.education_level_id), label: level.education_level_name }))} nothingFound={t('common.nothingFound')} error={fieldState.error?.message} value={field.value ? String(field.value) : null} onChange={(value) => { field.onChange(value === null ? null : Number(value)); choose(value) }} />
        )} />
        <TextField label={t('applications.resume.field.school')} error={errors.school?.message} {...form.register('school')} />
        <TextField label={t('applications.resume.field.degree')} error={errors.degree?.message} {...form.register('degree')} />
        <FieldGrid>
          <TextField label={t('applications.resume.field.from')} hint={t('applications.entry.month')} error={errors.from?.message} {...form.register('from', { setValueAs: (value: string | null) => month(value ?? '') })} />
          <TextField label={t('applications.resume.field.to')} hint={t('applications.entry.open')} error={errors.to?.message} {...form.register('to', { setValueAs: (value: string | null) => month(value ?? '') })} />
        </FieldGrid>
      </Stack>
    </form>
  )
}

function ExperienceForm({ entry, onSaved }: FormProps) {
  const { form, submit } = useContractForm({
    schema: experienceEntry, values: { title: entry?.title ?? '', place: entry?.place ?? '', kind: kinds.find((one) => one === entry?.kind) ?? kinds[0], from: entry?.from ?? null, to: entry?.to ?? null, text: entry?.text ?? '' },
    send: async (body) => { await (entry ? client.profiles.editExperience({ params: { id: entry.entry_id }, body }) : client.profiles.addExperience({ body })); onSaved() },
  })
  const { errors } = form.formState
  return (
    <form id={formId} onSubmit={(event) => submit(event)} noValidate>
      <Stack tight>
        <Controller control={form.control} name="kind" render={({ field }) => <Segments label={t('applications.entry.kind')} choices={kinds.map((value) => ({ value, label: t(`applications.entry.kind.${value}`) }))} value={field.value ?? null} onChange={field.onChange} />} />
        <TextField label={t('applications.resume.field.title')} error={errors.title?.message} {...form.register('title')} />
        <TextField label={t('applications.resume.field.place')} error={errors.place?.message} {...form.register('place')} />
        <FieldGrid>
          <TextField label={t('applications.resume.field.from')} hint={t('applications.entry.month')} error={errors.from?.message} {...form.register('from', { setValueAs: (value: string | null) => month(value ?? '') })} />
          <TextField label={t('applications.resume.field.to')} hint={t('applications.entry.open')} error={errors.to?.message} {...form.register('to', { setValueAs: (value: string | null) => month(value ?? '') })} />
        </FieldGrid>
        <TextArea label={t('applications.entry.text')} optional={t('common.optional')} rows={4} error={errors.text?.message} limit={1500} says={(used) => t('applications.count', { used, limit: 1500 })} {...form.register('text')} />
      </Stack>
    </form>
  )
}

function PortfolioForm({ entry, onSaved }: FormProps) {
  const { form, submit } = useContractForm({
    schema: portfolioEntry, values: { title: entry?.title ?? '', url: entry?.url ?? '', text: entry?.text ?? '', file_id: entry?.file_id ?? null },
    send: async (body) => { await (entry ? client.profiles.editPortfolio({ params: { id: entry.entry_id }, body }) : client.profiles.addPortfolio({ body })); onSaved() },
  })
  const { errors } = form.formState
  return (
    <form id={formId} onSubmit={(event) => submit(event)} noValidate>
      <Stack tight>
        <TextField label={t('applications.entry.title')} error={errors.title?.message} {...form.register('title')} />
        <TextField label={t('applications.entry.url')} optional={t('common.optional')} type="url" error={errors.url?.message} {...form.register('url')} />
        <TextArea label={t('applications.entry.text')} optional={t('common.optional')} rows={4} error={errors.text?.message} limit={1000} says={(used) => t('applications.count', { used, limit: 1000 })} {...form.register('text')} />
      </Stack>
    </form>
  )
}
