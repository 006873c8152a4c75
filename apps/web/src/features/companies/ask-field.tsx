import { companyPatch } from '@fledge/contract/companies/schema.ts'
import { Button } from '@fledge/ui/button.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { client } from '../../platform/http/client.ts'
import { useContractForm } from '../../platform/forms/forms.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { invalidateEndpoints } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { toYear } from './company-fields.tsx'
import styles from './media-editor.module.css'
import { staleProfileQueries } from './profile-queries.ts'

/** Form for a single field of the company profile. */
export function AskField({ field }: { readonly field: 'website' | 'founded_year' }) {
  const { form, submit, sending } = useContractForm({
    schema: companyPatch.pick({ website: true, founded_year: true }),
    values: {},
    send: async (body) => {
      await client.companies.patchCompany({ body })
      await invalidateEndpoints(staleProfileQueries)
      showToast(t('companies.saved'))
    },
  })
  const label = field === 'website' ? t('companies.field.website') : t('companies.field.founded')
  return (
    <form onSubmit={submit} noValidate className={styles['ask']}>
      <Stack tight>
        <TextField
          label={label}
          inputMode={field === 'website' ? 'url' : 'numeric'}
          {...form.register(field, field === 'founded_year' ? { setValueAs: toYear } : {})}
          error={form.formState.errors[field]?.message}
        />
        <Group>
          <Button
            type="submit"
            size="small"
            busy={sending}
            aria-label={t('companies.profile.saveField', { field: label })}
          >
            {t('common.btn.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
