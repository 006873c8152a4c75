import { type EntryView, experienceEntry } from '@fledge/contract/profiles/schema.ts'
import { Segments } from '@fledge/ui/choice-fields.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Controller } from 'react-hook-form'
import { type EditForm, useEditForm } from '../../platform/forms/use-edit-form.ts'
import { client } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { EntryMonths, EntryText } from './entry-fields.tsx'
import type { EntryFormProps } from './entry-form-props.ts'
import { EntryFrame } from './entry-frame.tsx'
import { pickEntry } from './pick-entry.ts'

const kinds = ['WORK', 'VOLUNTEER', 'PROJECT'] as const

const toExperienceValues = (entry: EntryView | null) => ({
  title: entry?.title ?? '',
  place: entry?.place ?? '',
  kind: kinds.find((kind) => kind === entry?.kind) ?? kinds[0],
  from: entry?.from ?? null,
  to: entry?.to ?? null,
  text: entry?.text ?? '',
})

/** Form for a job, volunteering or a project. */
export function ExperienceForm({ entry, begun: _begun, ...props }: EntryFormProps) {
  const all = useEditForm({
    schema: experienceEntry,
    initial: toExperienceValues(entry),
    saved: entry ?? {},
    ...props,
    save: (body, base) =>
      entry
        ? client.applications.editExperience({
            params: { id: entry.entry_id },
            body: { ...body, base },
          })
        : client.applications.addExperience({ body }),
    reload: async () => pickEntry((await client.applications.listExperience()).payload, entry),
  })
  const { form } = all
  const { errors } = form.formState
  return (
    <EntryFrame kind="experience" all={all} saved={null} sent={null} {...props}>
      <KindField form={form} />
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
      <EntryText limit={1500} error={errors.text?.message} {...form.register('text')} />
    </EntryFrame>
  )
}

interface KindFieldProps {
  readonly form: EditForm<typeof experienceEntry>['form']
}

function KindField({ form }: KindFieldProps) {
  return (
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
  )
}
