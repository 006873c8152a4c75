import { Stack } from '@fledge/ui/page.tsx'
import { setServerErrors } from '../../platform/forms/set-server-errors.ts'
import { useUser } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import {
  CompanyDetailsFields,
  type StoredCompanyDetails,
  useCompanyDetailsForm,
} from '../../shared/company-details-fields.tsx'
import styles from './offer-steps.module.css'

/**
 * Form of the company's details within a step; administrators validate and save it together with
 * the step.
 */
export function useStepDetails(candidature: string, stored: StoredCompanyDetails) {
  const user = useUser()
  const isAdmin = user.role === 'ADMIN'
  const details = useCompanyDetailsForm({
    candidature,
    details: stored,
    suggested: {
      legal_name: user.company?.name ?? '',
      signatory_name: [user.first_name, user.last_name].filter(Boolean).join(' '),
    },
    // The list of offers is fetched again after the following request; fetched now, it could
    // replace the input with a colleague's offer.
    outdated: ['getCandidatureCompany'],
  })
  const { form } = details
  return {
    details,
    isAdmin,
    isSaved: stored.missing.length === 0,
    /** Validates all fields and focuses the first invalid one. */
    check: async () => !isAdmin || form.trigger(undefined, { shouldFocus: true }),
    /**
     * Saves the details if they are new or changed.
     * @throws client errors; ABORTED while the user has to decide about a colleague's change
     */
    save: async () => {
      if (!isAdmin || !details.isChanged()) return
      try {
        await details.save()
      } catch (error) {
        setServerErrors(form, error)
        throw error
      }
    },
  }
}
export type StepDetails = ReturnType<typeof useStepDetails>

/**
 * Fields prefilled from the last offer. Members who aren't administrators see who has to complete
 * them.
 */
export function CompanyDetailsSection({ step }: { readonly step: StepDetails }) {
  const others = step.isSaved ? t('offerScreen.details.saved') : t('offerScreen.details.adminOnly')
  return (
    <section aria-label={t('offerScreen.details.title')}>
      <Stack>
        <div>
          <h3>{t('offerScreen.details.title')}</h3>
          <p className={styles['dim']}>{step.isAdmin ? t('candidate.details.text') : others}</p>
        </div>
        {step.isAdmin ? <CompanyDetailsFields details={step.details} /> : null}
      </Stack>
    </section>
  )
}
