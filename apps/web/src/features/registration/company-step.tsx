import { paths } from '@fledge/contract/paths.ts'
import { companyBody } from '@fledge/contract/registration/schema.ts'
import { getHomePath } from '@fledge/domain/sessions/guard-table.ts'
import { companyCan } from '@fledge/domain/companies/can.ts'
import { Button } from '@fledge/ui/button.tsx'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { client } from '../../platform/http/client.ts'
import { useContractForm } from '../../platform/forms/forms.ts'
import { useNavigateTo } from '../../platform/router/link.tsx'
import { LookupSelect } from '../../platform/forms/pick-fields.tsx'
import { invalidateEndpoints } from '../../platform/query/query.ts'
import { startSession, type SessionUser } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { CompanyExistsNotice } from './company-exists-notice.tsx'
import { TermsBox } from './terms-box.tsx'
import { getBrowserZone, type RegistrationData } from './you-step.tsx'

/** Redirects to onboarding, or to the waiting list page, which has no session. */
async function startCompanySession(
  go: ReturnType<typeof useNavigateTo>,
  user: SessionUser,
): Promise<void> {
  if (user.company && companyCan.isWaiting(user.company.account_status))
    return go(paths.company.inWaitingList, { replace: true })
  startSession(user)
  return go(getHomePath(user), { replace: true })
}

interface StepProps {
  readonly registration: RegistrationData
  readonly onBack: () => void
}

/** Second step: company, terms, then creating the account. */
export function CompanyStep({ registration, onBack }: StepProps) {
  const [accepted, setAccepted] = useState(false)
  const [submitted, setSubmitted] = useState(false)
  const { form, submit, sending } = useCompanyForm(registration, accepted)
  return (
    <form
      onSubmit={(event) => {
        setSubmitted(true)
        submit(event)
      }}
      noValidate
    >
      <Stack>
        <CompanyExistsNotice email={registration.email} />
        <CompanyFields form={form} />
        <TermsBox accepted={accepted} onChange={setAccepted} error={submitted && !accepted} />
        <Group>
          <Button size="large" onClick={onBack}>
            {t('common.btn.back')}
          </Button>
          <Button type="submit" tone="primary" size="large" busy={sending}>
            {t('registration.company.go')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Saves the company, and creates the account once the terms are accepted. */
function useCompanyForm(registration: RegistrationData, accepted: boolean) {
  const go = useNavigateTo()
  return useContractForm({
    schema: companyBody,
    draft: 'registration/company',
    values: toCompanyValues(registration),
    send: async (body) => {
      await client.registration.registerCompany({ body })
      await invalidateEndpoints(['getRegistration'])
      if (accepted)
        await startCompanySession(
          go,
          (await client.registration.createCompanyUser({ body: { terms_accepted: true } })).payload,
        )
    },
  })
}

interface FieldsProps {
  readonly form: ReturnType<typeof useCompanyForm>['form']
}

function CompanyFields({ form }: FieldsProps) {
  const { errors } = form.formState
  return (
    <>
      <TextField
        label={t('registration.firm.name')}
        autoComplete="organization"
        {...form.register('name')}
        error={errors.name?.message}
      />
      <FieldGrid>
        <LinkFields form={form} />
        <LookupSelect
          control={form.control}
          name="industry_id"
          list="industry"
          label={t('registration.firm.industry')}
        />
        <LookupSelect
          control={form.control}
          name="employee_count_id"
          list="employeeCount"
          label={t('registration.firm.size')}
        />
        <PlaceFields form={form} />
      </FieldGrid>
      <LookupSelect
        control={form.control}
        name="time_zone"
        list="zone"
        label={t('registration.firm.zone')}
      />
    </>
  )
}

function LinkFields({ form }: FieldsProps) {
  const { errors } = form.formState
  return (
    <>
      <TextField
        label={t('registration.firm.website')}
        optional={t('common.optional')}
        inputMode="url"
        {...form.register('website')}
        error={errors.website?.message}
      />
      <TextField
        label={t('registration.firm.linkedin')}
        optional={t('common.optional')}
        inputMode="url"
        {...form.register('linkedin')}
        error={errors.linkedin?.message}
      />
    </>
  )
}

function PlaceFields({ form }: FieldsProps) {
  const { errors } = form.formState
  return (
    <>
      <LookupSelect
        control={form.control}
        name="country_id"
        list="country"
        label={t('registration.firm.country')}
      />
      <TextField
        label={t('registration.firm.city')}
        optional={t('common.optional')}
        {...form.register('city')}
        error={errors.city?.message}
      />
    </>
  )
}

function toCompanyValues({ company, invitation }: RegistrationData) {
  if (!company)
    return {
      name: invitation?.name ?? '',
      website: invitation?.website ?? '',
      linkedin: '',
      city: '',
      time_zone: getBrowserZone(),
    }
  return {
    name: company.name,
    website: company.website ?? '',
    linkedin: company.linkedin ?? '',
    city: company.city ?? '',
    time_zone: company.time_zone,
    ...(company.industry_id ? { industry_id: company.industry_id } : {}),
    ...(company.employee_count_id ? { employee_count_id: company.employee_count_id } : {}),
    ...(company.country_id ? { country_id: company.country_id } : {}),
  }
}
