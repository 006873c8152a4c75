import { companyDetailsBody } from '@fledge/contract/candidatures/schema.ts'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { TextArea, TextField } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { client, type Payload } from '../../platform/client.ts'
import { placeErrors, useContractForm } from '../../platform/forms.ts'
import { refresh } from '../../platform/query.ts'
import { useUser } from '../../platform/session.ts'
import { t } from '../../platform/use-texts.ts'
import styles from './offer-steps.module.css'

export type KeptDetails = Payload<'candidatures', 'getCandidatureCompany'>

type Own = Partial<NonNullable<KeptDetails['before']>>

/** What is kept; where nothing is yet, what was filled in for another candidate last, or what the account says. */
function startOf({ before, ...kept }: KeptDetails, own: Own) {
  const of = (field: keyof Own) => kept[field] ?? (before ?? own)[field] ?? ''
  return {
    legal_name: of('legal_name'),
    registered_address: of('registered_address'),
    signatory_name: of('signatory_name'),
    signatory_title: of('signatory_title'),
  }
}

/** The company's details of a candidature as part of a step: they are checked and saved with it, by administrators. */
export function useCompanyDetails(candidature: string, kept: KeptDetails) {
  const user = useUser()
  const isAdmin = user.role === 'ADMIN'
  const own = {
    legal_name: user.company?.name ?? '',
    signatory_name: [user.first_name, user.last_name].filter(Boolean).join(' '),
  }
  const { form } = useContractForm({
    schema: companyDetailsBody,
    values: startOf(kept, own),
    send: () => Promise.resolve(),
  })
  const isSaved = kept.missing.length === 0
  return {
    form,
    isAdmin,
    isSaved,
    /** Whether every field is filled in; names at its field what is not. */
    check: async () => !isAdmin || form.trigger(undefined, { shouldFocus: true }),
    /** The list of offers is asked for again with what follows: asked for here, it would show a colleague's offer over what is typed. @throws what the client throws */
    save: async () => {
      if (!isAdmin || (isSaved && !form.formState.isDirty)) return
      try {
        const body = companyDetailsBody.parse(form.getValues())
        await client.candidatures.saveCandidatureCompany({ params: { id: candidature }, body })
      } catch (error) {
        placeErrors(form, error)
        throw error
      }
      await refresh(['getCandidatureCompany'])
    },
  }
}
export type CompanyDetailsForm = ReturnType<typeof useCompanyDetails>

/** Its fields, filled in from the last offer; whoever is no administrator reads who has to fill them in. */
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
