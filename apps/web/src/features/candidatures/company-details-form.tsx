import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useUser } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import {
  CompanyDetailsFields,
  type StoredCompanyDetails,
  useCompanyDetailsForm,
} from '../../shared/company-details-fields.tsx'
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

interface DetailsFormProps {
  readonly candidature: string
  readonly details: StoredCompanyDetails
}

function DetailsForm({ candidature, details }: DetailsFormProps) {
  const isAdmin = useUser().role === 'ADMIN'
  const form = useCompanyDetailsForm({
    candidature,
    details,
    outdated: ['getCandidatureCompany', 'listCandidatureOffers'],
    onSaved: () => showToast(t('candidate.details.saved')),
  })
  return (
    <form className={styles['form']} noValidate onSubmit={form.submit}>
      <p className={styles['dim']}>
        {t('candidate.details.text')}{' '}
        {details.before && details.missing.length > 0 ? t('candidate.details.before') : ''}
      </p>
      <CompanyDetailsFields details={form} />
      <div className={styles['buttons']}>
        <Button
          type="submit"
          tone="primary"
          busy={form.sending}
          disabledReason={isAdmin ? null : t('candidate.details.adminOnly')}
        >
          {t('common.btn.save')}
        </Button>
      </div>
    </form>
  )
}
