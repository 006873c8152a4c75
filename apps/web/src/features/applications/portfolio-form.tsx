import { type EntryView, portfolioEntry } from '@fledge/contract/profiles/schema.ts'
import { TextField } from '@fledge/ui/fields.tsx'
import { type EditForm, useEditForm } from '../../platform/forms/use-edit-form.ts'
import { client } from '../../platform/http/client.ts'
import { DocumentField } from '../../platform/upload/document-field.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { EntryText } from './entry-fields.tsx'
import { fileNameShape, omitFileName } from './entry-file-name.ts'
import type { EntryFormProps } from './entry-form-props.ts'
import { EntryFrame } from './entry-frame.tsx'
import { pickEntry } from './pick-entry.ts'

const portfolioForm = portfolioEntry.safeExtend(fileNameShape)

const toPortfolioValues = (entry: EntryView | null) => ({
  title: entry?.title ?? '',
  url: entry?.url ?? '',
  text: entry?.text ?? '',
  file_id: entry?.file_id ?? null,
  file_name: entry?.file_name ?? null,
})

/** Form for a portfolio item: a link, a file, or both. */
export function PortfolioForm({ entry, begun: _begun, ...props }: EntryFormProps) {
  const all = useEditForm({
    schema: portfolioForm,
    initial: toPortfolioValues(entry),
    saved: entry ?? {},
    ...props,
    save: (body, base) =>
      entry
        ? client.applications.editPortfolio({
            params: { id: entry.entry_id },
            body: { ...omitFileName(body), base },
          })
        : client.applications.addPortfolio({ body: omitFileName(body) }),
    reload: async () => pickEntry((await client.applications.listPortfolio()).payload, entry),
  })
  const { form } = all
  const { errors } = form.formState
  const saved = entry?.file_id ?? null
  return (
    <EntryFrame kind="portfolio" all={all} saved={saved} sent={form.watch('file_id')} {...props}>
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
      <PortfolioFile form={form} saved={saved} />
      <EntryText limit={1000} error={errors.text?.message} {...form.register('text')} />
    </EntryFrame>
  )
}

interface PortfolioFileProps {
  readonly form: EditForm<typeof portfolioForm>['form']
  /** File stored on the server. */
  readonly saved: string | null
}

function PortfolioFile({ form, saved }: PortfolioFileProps) {
  const [fileId, fileName] = form.watch(['file_id', 'file_name'])
  return (
    <DocumentField
      label={t('applications.entry.file')}
      optional={t('common.optional')}
      error={form.formState.errors.file_id?.message}
      purpose="portfolio"
      savedFileId={saved}
      value={fileId ? { file_id: fileId, name: fileName ?? t('applications.entry.file') } : null}
      onChange={(file) => {
        form.setValue('file_id', file?.file_id ?? null, { shouldValidate: true })
        form.setValue('file_name', file?.name ?? null)
      }}
    />
  )
}
