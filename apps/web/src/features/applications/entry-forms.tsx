import {
  educationEntry,
  type EntryView,
  experienceEntry,
  portfolioEntry,
} from '@fledge/contract/profiles/schema.ts'
import { Checkbox, Segments } from '@fledge/ui/choice-fields.tsx'
import { TextArea, TextField } from '@fledge/ui/fields.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { z } from 'zod'
import { Controller } from 'react-hook-form'
import { client } from '../../platform/client.ts'
import { DocumentField } from '../../platform/document-field.tsx'
import { useAnswer } from '../../platform/query.ts'
import { t } from '../../platform/use-texts.ts'
import type { BegunEntry } from './begun-education.ts'
import { EntryMonths } from './entry-fields.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { useEntryForm } from './use-entry-form.ts'

export interface EntryFormProps {
  readonly entry: EntryView | null
  /** What a new one begins with; saved by its button only. */
  readonly begun: BegunEntry | null
  readonly draft: string
  readonly isNew: boolean
  readonly onSaved: () => void
  readonly onClose: () => void
}

const kinds = ['WORK', 'VOLUNTEER', 'PROJECT'] as const
/** The name of its file is shown, and never sent. */
const named = { file_name: z.string().nullable().optional() }
const unnamed = <B extends { file_name?: unknown }>({ file_name: _name, ...body }: B) => body
const [educationForm, portfolioForm] = [
  educationEntry.safeExtend(named),
  portfolioEntry.safeExtend(named),
]

/** School or course; a course that ends with a certificate brings its file. */
export function EducationForm({ entry, begun, ...props }: EntryFormProps) {
  const start = entry ?? begun
  const values = {
    school: start?.school ?? '',
    degree: start?.degree ?? '',
    education_level_id: start?.education_level_id ?? null,
    is_certification: entry?.is_certification ?? false,
    certificate_file_id: entry?.certificate_file_id ?? null,
    from: entry?.from ?? null,
    to: start?.to ?? null,
    file_name: entry?.file_name ?? null,
  }
  const all = useEntryForm({
    schema: educationForm,
    values,
    entry,
    ...props,
    add: (body) => client.profiles.addEducation({ body: unnamed(body) }),
    edit: (id, body, seen) =>
      client.profiles.editEducation({ params: { id }, body: { ...unnamed(body), seen } }),
    list: async () => (await client.profiles.listEducation()).payload,
  })
  const { form } = all
  const { errors } = form.formState
  const [isCertificate, fileId, fileName] = form.watch([
    'is_certification',
    'certificate_file_id',
    'file_name',
  ])
  const levels =
    useAnswer('lookups', 'listEducationLevels', {}, { staleTime: 3_600_000 }).data?.payload ?? []
  // Some levels are courses that end with a certificate: the list says which.
  const choose = (value: string | null) => {
    if (
      levels.some(
        (level) => String(level.education_level_id) === value && level.is_certificate_course,
      )
    )
      form.setValue('is_certification', true)
  }
  return (
    <EntryFrame
      kind="education"
      all={all}
      kept={entry?.certificate_file_id ?? null}
      sent={fileId}
      {...props}
    >
      <Controller
        control={form.control}
        name="education_level_id"
        render={({ field, fieldState }) => (
          <SelectField
            label={t('applications.entry.level')}
            optional={t('common.optional')}
            options={levels.map((level) => ({
              value: String(level.education_level_id),
              label: level.education_level_name,
            }))}
            nothingFound={t('common.nothingFound')}
            error={fieldState.error?.message}
            value={field.value ? String(field.value) : null}
            onChange={(value) => {
              field.onChange(value === null ? null : Number(value))
              choose(value)
            }}
          />
        )}
      />
      <TextField
        label={t('applications.resume.field.school')}
        error={errors.school?.message}
        {...form.register('school')}
      />
      <TextField
        label={t('applications.resume.field.degree')}
        error={errors.degree?.message}
        {...form.register('degree')}
      />
      <EntryMonths control={form.control} />
      <Checkbox
        label={t('applications.entry.certificate')}
        hint={t('applications.entry.certificateHint')}
        {...form.register('is_certification')}
      />
      {isCertificate ? (
        <DocumentField
          label={t('applications.entry.certificateFile')}
          optional={t('common.optional')}
          error={errors.certificate_file_id?.message}
          purpose="certification"
          kept={entry?.certificate_file_id ?? null}
          value={
            fileId ? { file_id: fileId, name: fileName ?? t('applications.entry.file') } : null
          }
          onChange={(file) => {
            form.setValue('certificate_file_id', file?.file_id ?? null, { shouldValidate: true })
            form.setValue('file_name', file?.name ?? null)
          }}
        />
      ) : null}
    </EntryFrame>
  )
}

/** Work, volunteering, a project. */
export function ExperienceForm({ entry, begun: _begun, ...props }: EntryFormProps) {
  const all = useEntryForm({
    schema: experienceEntry,
    entry,
    ...props,
    values: {
      title: entry?.title ?? '',
      place: entry?.place ?? '',
      kind: kinds.find((one) => one === entry?.kind) ?? kinds[0],
      from: entry?.from ?? null,
      to: entry?.to ?? null,
      text: entry?.text ?? '',
    },
    add: (body) => client.profiles.addExperience({ body }),
    edit: (id, body, seen) =>
      client.profiles.editExperience({ params: { id }, body: { ...body, seen } }),
    list: async () => (await client.profiles.listExperience()).payload,
  })
  const { form } = all
  const { errors } = form.formState
  return (
    <EntryFrame kind="experience" all={all} kept={null} sent={null} {...props}>
      <Controller
        control={form.control}
        name="kind"
        render={({ field }) => (
          <Segments
            label={t('applications.entry.kind')}
            choices={kinds.map((value) => ({
              value,
              label: t(`applications.entry.kind.${value}`),
            }))}
            value={field.value ?? null}
            onChange={field.onChange}
          />
        )}
      />
      <TextField
        label={t('applications.resume.field.title')}
        error={errors.title?.message}
        {...form.register('title')}
      />
      <TextField
        label={t('applications.resume.field.place')}
        error={errors.place?.message}
        {...form.register('place')}
      />
      <EntryMonths control={form.control} />
      <TextArea
        label={t('applications.entry.text')}
        optional={t('common.optional')}
        rows={4}
        error={errors.text?.message}
        limit={1500}
        says={(used) => t('applications.count', { used, limit: 1500 })}
        {...form.register('text')}
      />
    </EntryFrame>
  )
}

/** A link, a file, or both. */
export function PortfolioForm({ entry, begun: _begun, ...props }: EntryFormProps) {
  const all = useEntryForm({
    schema: portfolioForm,
    entry,
    ...props,
    values: {
      title: entry?.title ?? '',
      url: entry?.url ?? '',
      text: entry?.text ?? '',
      file_id: entry?.file_id ?? null,
      file_name: entry?.file_name ?? null,
    },
    add: (body) => client.profiles.addPortfolio({ body: unnamed(body) }),
    edit: (id, body, seen) =>
      client.profiles.editPortfolio({ params: { id }, body: { ...unnamed(body), seen } }),
    list: async () => (await client.profiles.listPortfolio()).payload,
  })
  const { form } = all
  const { errors } = form.formState
  const [fileId, fileName] = form.watch(['file_id', 'file_name'])
  return (
    <EntryFrame kind="portfolio" all={all} kept={entry?.file_id ?? null} sent={fileId} {...props}>
      <TextField
        label={t('applications.entry.title')}
        error={errors.title?.message}
        {...form.register('title')}
      />
      <TextField
        label={t('applications.entry.url')}
        optional={t('common.optional')}
        type="url"
        error={errors.url?.message}
        {...form.register('url')}
      />
      <DocumentField
        label={t('applications.entry.file')}
        optional={t('common.optional')}
        error={errors.file_id?.message}
        purpose="portfolio"
        kept={entry?.file_id ?? null}
        value={fileId ? { file_id: fileId, name: fileName ?? t('applications.entry.file') } : null}
        onChange={(file) => {
          form.setValue('file_id', file?.file_id ?? null, { shouldValidate: true })
          form.setValue('file_name', file?.name ?? null)
        }}
      />
      <TextArea
        label={t('applications.entry.text')}
        optional={t('common.optional')}
        rows={4}
        error={errors.text?.message}
        limit={1000}
        says={(used) => t('applications.count', { used, limit: 1000 })}
        {...form.register('text')}
      />
    </EntryFrame>
  )
}
