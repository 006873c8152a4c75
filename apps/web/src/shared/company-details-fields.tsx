import { companyDetailsBody } from '@fledge/contract/candidatures/schema.ts'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { TextArea, TextField } from '@fledge/ui/fields.tsx'
import { ConflictCard } from '../platform/forms/conflict-card.tsx'
import { useEditForm, type EditForm } from '../platform/forms/use-edit-form.ts'
import { client, type Payload } from '../platform/http/client.ts'
import { t, translateKey } from '../platform/i18n/use-texts.ts'
import { invalidateEndpoints } from '../platform/query/query.ts'

export type StoredCompanyDetails = Payload<'candidatures', 'getCandidatureCompany'>

/** Values suggested when an administrator enters the details for the first time. */
type SuggestedDetails = Partial<NonNullable<StoredCompanyDetails['before']>>

/**
 * Returns the stored details, those last entered for another candidate, or the suggested ones.
 */
function toInitialDetails(
  { before, missing: _missing, ...stored }: StoredCompanyDetails,
  suggested: SuggestedDetails,
) {
  const getValue = (field: keyof typeof stored) =>
    stored[field] ?? (before ?? suggested)[field] ?? ''
  return {
    legal_name: getValue('legal_name'),
    registered_address: getValue('registered_address'),
    signatory_name: getValue('signatory_name'),
    signatory_title: getValue('signatory_title'),
  }
}

const toSavedDetails = ({ before: _before, missing: _missing, ...saved }: StoredCompanyDetails) =>
  saved

const describeDetail = (field: string) => ({
  label: translateKey(`candidate.details.${field}`),
  format: (value: unknown) => (value ? String(value) : t('common.conflict.nothing')),
})

interface CompanyDetailsOptions {
  /** Id of the candidature that the details belong to. */
  readonly candidature: string
  readonly details: StoredCompanyDetails
  readonly suggested?: SuggestedDetails
  /** Names of the endpoints that have new responses after the details were saved. */
  readonly outdated: Parameters<typeof invalidateEndpoints>[0]
  readonly onSaved?: () => void
}

type CompanyDetailsForm = EditForm<typeof companyDetailsBody>

/** Form of the company details that the offers of a candidature contain. */
export function useCompanyDetailsForm({
  candidature,
  details,
  suggested = {},
  outdated,
  onSaved = () => undefined,
}: CompanyDetailsOptions): CompanyDetailsForm {
  const params = { id: candidature }
  return useEditForm({
    schema: companyDetailsBody,
    draft: `candidatures/${candidature}/company`,
    initial: toInitialDetails(details, suggested),
    saved: toSavedDetails(details),
    save: async (body, base) => {
      await client.candidatures.saveCandidatureCompany({ params, body: { ...body, base } })
      await invalidateEndpoints(outdated)
    },
    reload: async () =>
      toSavedDetails((await client.candidatures.getCandidatureCompany({ params })).payload),
    onSaved,
  })
}

/** The company details, with what colleagues have changed in the meantime above them. */
export function CompanyDetailsFields({ details }: { readonly details: CompanyDetailsForm }) {
  const { form, conflicts, decide } = details
  const { errors } = form.formState
  return (
    <>
      <ConflictCard
        isBare
        conflicts={conflicts}
        onDecide={decide}
        read={(field) => Reflect.get(form.getValues(), field)}
        describe={describeDetail}
      />
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
