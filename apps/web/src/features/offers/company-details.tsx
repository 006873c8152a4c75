import { companyDetailsBody } from '@fledge/contract/candidatures/schema.ts'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { TextArea, TextField } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { client, type Payload } from '../../platform/http/client.ts'
import { useContractForm } from '../../platform/forms/forms.ts'
import { setServerErrors } from '../../platform/forms/set-server-errors.ts'
import { invalidateEndpoints } from '../../platform/query/query.ts'
import { useUser } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './offer-steps.module.css'

export type StoredCompanyDetails = Payload<'candidatures', 'getCandidatureCompany'>

type Own = Partial<NonNullable<StoredCompanyDetails['before']>>

/**
 * Returns the stored details, those last entered for another candidate, or those of the account.
 */
function toInitialDetails({ before, ...stored }: StoredCompanyDetails, own: Own) {
  const of = (field: keyof Own) => stored[field] ?? (before ?? own)[field] ?? ''
  return {
    legal_name: of('legal_name'),
    registered_address: of('registered_address'),
    signatory_name: of('signatory_name'),
    signatory_title: of('signatory_title'),
  }
}

/**
 * Form of the company's details within a step; administrators validate and save it together with
 * the step.
 */
export function useCompanyDetails(candidature: string, stored: StoredCompanyDetails) {
  const user = useUser()
  const isAdmin = user.role === 'ADMIN'
  const own = {
    legal_name: user.company?.name ?? '',
    signatory_name: [user.first_name, user.last_name].filter(Boolean).join(' '),
  }
  const { form } = useContractForm({
    schema: companyDetailsBody,
    values: toInitialDetails(stored, own),
    send: () => Promise.resolve(),
  })
  const isSaved = stored.missing.length === 0
  return {
    form,
    isAdmin,
    isSaved,
    /** Validates all fields and focuses the first invalid one. */
    check: async () => !isAdmin || form.trigger(undefined, { shouldFocus: true }),
    /**
     * Doesn't refetch the list of offers: the following request does, and refetching here could
     * replace the input with a colleague's offer.
     * @throws client errors
     */
    save: async () => {
      if (!isAdmin || (isSaved && !form.formState.isDirty)) return
      try {
        const body = companyDetailsBody.parse(form.getValues())
        await client.candidatures.saveCandidatureCompany({ params: { id: candidature }, body })
      } catch (error) {
        setServerErrors(form, error)
        throw error
      }
      await invalidateEndpoints(['getCandidatureCompany'])
    },
  }
}
export type CompanyDetailsForm = ReturnType<typeof useCompanyDetails>

/**
 * Fields prefilled from the last offer. Members who aren't administrators see who has to complete
 * them.
 */
export function CompanyDetailsFields({ details }: { readonly details: CompanyDetailsForm }) {
  const others = details.isSaved
    ? t('offerScreen.details.saved')
    : t('offerScreen.details.adminOnly')
  return (
    <section aria-label={t('offerScreen.details.title')}>
      <Stack>
        <div>
          <h3>{t('offerScreen.details.title')}</h3>
          <p className={styles['dim']}>{details.isAdmin ? t('candidate.details.text') : others}</p>
        </div>
        {details.isAdmin ? <DetailsFields form={details.form} /> : null}
      </Stack>
    </section>
  )
}

function DetailsFields({ form }: Pick<CompanyDetailsForm, 'form'>) {
  const { errors } = form.formState
  return (
    <>
      <FieldGrid>
        <TextField
          label={t('candidate.details.legal_name')}
          {...form.register('legal_name')}
          error={errors.legal_name?.message}
        />
        <TextArea
          label={t('candidate.details.registered_address')}
          rows={2}
          {...form.register('registered_address')}
          error={errors.registered_address?.message}
        />
      </FieldGrid>
      <FieldGrid>
        <TextField
          label={t('candidate.details.signatory_name')}
          {...form.register('signatory_name')}
          error={errors.signatory_name?.message}
        />
        <TextField
          label={t('candidate.details.signatory_title')}
          {...form.register('signatory_title')}
          error={errors.signatory_title?.message}
        />
      </FieldGrid>
    </>
  )
}
