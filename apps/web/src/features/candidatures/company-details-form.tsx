import { companyDetailsBody } from '@fledge/contract/candidatures/schema.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { TextArea, TextField } from '@fledge/ui/fields.tsx'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { client, type Payload } from '../../platform/http/client.ts'
import { ConflictCard } from '../../platform/forms/conflict-card.tsx'
import type { ContractForm } from '../../platform/forms/forms.ts'
import { useEditForm } from '../../platform/forms/use-edit-form.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { invalidateEndpoints, useApiQuery } from '../../platform/query/query.ts'
import { useUser } from '../../platform/shell/session.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import styles from './candidatures.module.css'

/** Company details that an offer must contain, entered once by an administrator. */
export function CompanyDetails({ candidature }: { readonly candidature: string }) {
  const details = useApiQuery('candidatures', 'getCandidatureCompany', {
    params: { id: candidature },
  })
  return (
    <Card title={t('candidate.details.title')} borderless>
      <QueryResult of={details} name={t('candidate.details.title')}>
        {(payload) => <DetailsForm candidature={candidature} details={payload} />}
      </QueryResult>
    </Card>
  )
}

type Details = Payload<'candidatures', 'getCandidatureCompany'>

/** Returns the stored details, or those last entered for another candidate. */
function toInitialDetails({ before, ...stored }: Details) {
  const of = (field: keyof NonNullable<Details['before']>) => stored[field] ?? before?.[field] ?? ''
  return {
    legal_name: of('legal_name'),
    registered_address: of('registered_address'),
    signatory_name: of('signatory_name'),
    signatory_title: of('signatory_title'),
  }
}

const toSavedDetails = ({ before: _before, missing: _missing, ...saved }: Details) => saved

const describeDetail = (field: string) => ({
  label: translateKey(`candidate.details.${field}`),
  format: (value: unknown) => (value ? String(value) : t('common.conflict.nothing')),
})

interface DetailsFormProps {
  readonly candidature: string
  readonly details: Details
}

function useDetailsForm({ candidature, details }: DetailsFormProps) {
  const params = { id: candidature }
  return useEditForm({
    schema: companyDetailsBody,
    draft: `candidatures/${candidature}/company`,
    initial: toInitialDetails(details),
    saved: toSavedDetails(details),
    save: async (body, base) => {
      await client.candidatures.saveCandidatureCompany({ params, body: { ...body, base } })
      await invalidateEndpoints(['getCandidatureCompany', 'listCandidatureOffers'])
    },
    reload: async () =>
      toSavedDetails((await client.candidatures.getCandidatureCompany({ params })).payload),
    onSaved: () => showToast(t('candidate.details.saved')),
  })
}

function DetailsForm(props: DetailsFormProps) {
  const { details } = props
  const isAdmin = useUser().role === 'ADMIN'
  const { form, submit, sending, conflicts, decide } = useDetailsForm(props)
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <p className={styles['dim']}>
        {t('candidate.details.text')}{' '}
        {details.before && details.missing.length > 0 ? t('candidate.details.before') : ''}
      </p>
      <ConflictCard
        isBare
        conflicts={conflicts}
        onDecide={decide}
        read={(field) => Reflect.get(form.getValues(), field)}
        describe={describeDetail}
      />
      <DetailsFields form={form} />
      <div className={styles['buttons']}>
        <Button
          type="submit"
          tone="primary"
          busy={sending}
          disabledReason={isAdmin ? null : t('candidate.details.adminOnly')}
        >
          {t('common.btn.save')}
        </Button>
      </div>
    </form>
  )
}

function DetailsFields({ form }: Pick<ContractForm<typeof companyDetailsBody>, 'form'>) {
  const { errors } = form.formState
  return (
    <>
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
    </>
  )
}
