import { importFileBody } from '@fledge/contract/company-invitations/schema.ts'
import { importLimits } from '@fledge/domain/company-invitations/import-file.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { FileDrop } from '@fledge/ui/file-drop.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { useContractForm } from '../../platform/forms/forms.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { showFailure } from '../../platform/query/query.ts'

/** A character takes at most four bytes; a longer file is refused without reading all of it. */
const maxBytes = 4 * (importLimits.characters + 1)

interface ImportFileFormProps {
  /** Called with the text of a file that can be read. */
  readonly onCheck: (file: string) => void
}

/** Takes a CSV file, or pasted rows; the file itself is never sent. */
export function ImportFileForm({ onCheck }: ImportFileFormProps) {
  const { form, submit } = useContractForm({
    schema: importFileBody,
    values: { file: '' },
    send: ({ file }) => {
      onCheck(file)
      return Promise.resolve()
    },
  })
  const readFile = async (file: File) => {
    form.setValue('file', await file.slice(0, maxBytes).text())
    submit()
  }
  return (
    <Card>
      <form onSubmit={submit} noValidate>
        <Stack tight>
          <FileDrop
            label={t('importCompanies.file')}
            accept=".csv,text/csv"
            prompt={t('importCompanies.prompt')}
            rule={t('importCompanies.rule')}
            onFile={(file) => void readFile(file).catch(showFailure)}
          />
          <TextArea
            label={t('importCompanies.rows')}
            hint={t('importCompanies.rowsHint')}
            rows={4}
            {...form.register('file')}
            error={form.formState.errors.file?.message}
          />
          <Group>
            <Button type="submit">{t('importCompanies.check')}</Button>
          </Group>
        </Stack>
      </form>
    </Card>
  )
}
