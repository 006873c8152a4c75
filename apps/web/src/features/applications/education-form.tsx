import { educationEntry } from '@fledge/contract/profiles/schema.ts'
import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { Controller } from 'react-hook-form'
import { type EditForm, useEditForm } from '../../platform/forms/use-edit-form.ts'
import { client } from '../../platform/http/client.ts'
import { DocumentField } from '../../platform/upload/document-field.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { EntryMonths } from './entry-fields.tsx'
import { fileNameShape, omitFileName } from './entry-file-name.ts'
import type { EntryFormProps } from './entry-form-props.ts'
import { EntryFrame } from './entry-frame.tsx'
import { pickEntry } from './pick-entry.ts'

const educationForm = educationEntry.safeExtend(fileNameShape)

function toEducationValues({ entry, begun }: Pick<EntryFormProps, 'entry' | 'begun'>) {
  const start = entry ?? begun
  return {
    school: start?.school ?? '',
    degree: start?.degree ?? '',
    education_level_id: start?.education_level_id ?? null,
    is_certification: entry?.is_certification ?? false,
    certificate_file_id: entry?.certificate_file_id ?? null,
    from: entry?.from ?? null,
    to: start?.to ?? null,
    file_name: entry?.file_name ?? null,
  }
}

/** Form of an entry: adds it, or edits the saved one. */
const useEducationForm = ({ entry, begun, ...props }: EntryFormProps) =>
  useEditForm({
    schema: educationForm,
    initial: toEducationValues({ entry, begun }),
    saved: entry ?? {},
    ...props,
    save: (body, base) =>
      entry
        ? client.applications.editEducation({
            params: { id: entry.entry_id },
            body: { ...omitFileName(body), base },
          })
        : client.applications.addEducation({ body: omitFileName(body) }),
    reload: async () => pickEntry((await client.applications.listEducation()).payload, entry),
  })

/** Form for a school or a course; a course with a certificate includes the certificate's file. */
export function EducationForm(props: EntryFormProps) {
  const { entry } = props
  const all = useEducationForm(props)
  const { form } = all
  const { errors } = form.formState
  const saved = entry?.certificate_file_id ?? null
  const sent = form.watch('certificate_file_id')
  return (
    <EntryFrame kind="education" all={all} saved={saved} sent={sent} {...props}>
      <LevelField form={form} />
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
      <CertificateFile form={form} saved={saved} />
    </EntryFrame>
  )
}

interface EducationFieldProps {
  readonly form: EditForm<typeof educationForm>['form']
}

function LevelField({ form }: EducationFieldProps) {
  const levels =
    useApiQuery('lookups', 'listEducationLevels', {}, { staleTime: 3_600_000 }).data?.payload ?? []
  // Some education levels are courses with a certificate; the lookup list marks them.
  const choose = (value: string | null) => {
    if (
      levels.some(
        (level) => String(level.education_level_id) === value && level.is_certificate_course,
      )
    )
      form.setValue('is_certification', true)
  }
  return (
    <Controller
      control={form.control}
      name="education_level_id"
      render={({ field, fieldState }) => (
        <SelectField
          label={t('applications.entry.level')}
          optional={t('common.optional')}
          clearLabel={t('common.clear')}
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
  )
}

/**
 * File field that appears only for certificates.
 * @param kept the file stored on the server
 */
function CertificateFile({ form, saved }: EducationFieldProps & { readonly saved: string | null }) {
  const [isCertificate, fileId, fileName] = form.watch([
    'is_certification',
    'certificate_file_id',
    'file_name',
  ])
  if (!isCertificate) return null
  return (
    <DocumentField
      label={t('applications.entry.certificateFile')}
      optional={t('common.optional')}
      error={form.formState.errors.certificate_file_id?.message}
      purpose="certification"
      savedFileId={saved}
      value={fileId ? { file_id: fileId, name: fileName ?? t('applications.entry.file') } : null}
      onChange={(file) => {
        form.setValue('certificate_file_id', file?.file_id ?? null, { shouldValidate: true })
        form.setValue('file_name', file?.name ?? null)
      }}
    />
  )
}
