import { internRegistrationDetails } from '@fledge/contract/intern-registration/schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { toLocalDay } from '@fledge/kernel/dates.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { DateField, TextField } from '@fledge/ui/fields.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { useMemo } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { renderDayHint } from '../../platform/forms/day-hint.tsx'
import { createBirthDateSchema } from '../../shared/birth-date.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { client } from '../../platform/http/client.ts'
import { getDeviceZone, useNow } from '../../platform/time/clock.ts'
import { useContractForm } from '../../platform/forms/forms.ts'
import { deletePendingBatch } from '../../shared/pending-batch.ts'
import { Link, useNavigateTo } from '../../platform/router/link.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { PartnerTermsBox } from '../../shared/partner-terms.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { Rich } from '../../platform/i18n/rich.tsx'
import { startSession } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { useZoneOptions } from '../../platform/forms/use-zone-options.ts'
import { RegistrationBatchNotice, useRegistrationBatch } from './registration-batch.tsx'
import styles from './intern-registration.module.css'

/**
 * Handles errors of the batch only. Network errors are rethrown, so that the request can be retried
 * with this batch.
 */
function handleBatchGone(error: unknown): void {
  if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 409)) throw error
  showToast(t('internRegistration.batchGone'))
}

/**
 * Creates the account in the chosen batch. If the batch has closed or filled up since, continues
 * without it, and the next page explains why.
 */
async function createAccount(
  body: z.output<typeof internRegistrationDetails>,
  code: string | undefined,
) {
  if (code)
    await client.internRegistration
      .saveBatchDetail({ body: { batch_code: code } })
      .catch(handleBatchGone)
  const { payload } = await client.internRegistration.saveBasicInfo({ body })
  const { payload: status } = await client.internRegistration.getOnboardingStatus({})
  if (status.batch) deletePendingBatch()
  return payload
}

/**
 * Form for creating the account.
 * @param code code of the chosen batch
 */
function useDetailsForm(code: string | undefined) {
  const go = useNavigateTo()
  const today = toLocalDay(useNow(), getDeviceZone())
  const schema = useMemo(
    () => internRegistrationDetails.extend({ intern_dob: createBirthDateSchema(today) }),
    [today],
  )
  return useContractForm({
    schema,
    draft: 'sign-up/details',
    values: {
      first_name: '',
      last_name: '',
      phone: '',
      intern_dob: '',
      time_zone: getDeviceZone(),
    },
    send: async (body) => {
      startSession(await createAccount(body, code))
      await go(buildPath(paths.intern.congratulations))
    },
  })
}

/** Creates the intern's account and adds it to the chosen batch. */
export default function InternBasicDetailsScreen() {
  useTitle(t('internRegistration.title'))
  const coming = useRegistrationBatch()
  const { form, submit, sending } = useDetailsForm(coming.batch?.code)
  return (
    <form className={styles['narrow']} onSubmit={(event) => submit(event)} noValidate>
      <h1>{t('internRegistration.title')}</h1>
      <p className={styles['text']}>{t('internRegistration.text')}</p>
      <RegistrationBatchNotice coming={coming} />
      <PersonFields form={form} />
      <CountryField form={form} />
      <ZoneField form={form} />
      <Terms form={form} partner={coming.batch?.partner?.name} />
      <Button type="submit" tone="primary" size="large" wide busy={sending}>
        {t('internRegistration.action')}
      </Button>
    </form>
  )
}

type Details = typeof internRegistrationDetails
interface DetailsProps {
  readonly form: UseFormReturn<z.input<Details>, unknown, z.output<Details>>
}

function PersonFields({ form }: DetailsProps) {
  const { errors } = form.formState
  return (
    <>
      <div className={styles['pair']}>
        <TextField
          label={t('internRegistration.firstName')}
          autoComplete="given-name"
          error={errors.first_name?.message}
          {...form.register('first_name')}
        />
        <TextField
          label={t('internRegistration.lastName')}
          autoComplete="family-name"
          error={errors.last_name?.message}
          {...form.register('last_name')}
        />
      </div>
      <TextField
        label={t('internRegistration.phone')}
        type="tel"
        autoComplete="tel"
        hint={t('internRegistration.phoneHint')}
        error={errors.phone?.message}
        {...form.register('phone')}
      />
      <DateField
        label={t('internRegistration.birthDate')}
        autoComplete="bday"
        hint={renderDayHint(form.watch('intern_dob'), t('internRegistration.birthDateHint'))}
        error={errors.intern_dob?.message}
        {...form.register('intern_dob')}
      />
    </>
  )
}

function CountryField({ form }: DetailsProps) {
  const countries = useApiQuery('lookups', 'listCountries', {})
  return (
    <Controller
      control={form.control}
      name="country_id"
      render={({ field, fieldState }) => (
        <SelectField
          label={t('internRegistration.country')}
          options={(countries.data?.payload ?? []).map((country) => ({
            value: String(country.id),
            label: country.name,
          }))}
          nothingFound={t('internRegistration.nothingFound')}
          error={fieldState.error?.message}
          value={field.value ? String(field.value) : null}
          onChange={(value) => field.onChange(value ? Number(value) : undefined)}
          onBlur={field.onBlur}
        />
      )}
    />
  )
}

function ZoneField({ form }: DetailsProps) {
  const zones = useZoneOptions(form.watch('time_zone'))
  return (
    <Controller
      control={form.control}
      name="time_zone"
      render={({ field, fieldState }) => (
        <SelectField
          label={t('internRegistration.timeZone')}
          options={zones}
          nothingFound={t('internRegistration.nothingFound')}
          error={fieldState.error?.message}
          value={field.value ?? null}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    />
  )
}

/** Agreements accepted with the account, including the partner's terms for a partner batch. */
function Terms({ form, partner }: DetailsProps & { readonly partner: string | undefined }) {
  return (
    <>
      <Controller
        control={form.control}
        name="terms_accepted"
        render={({ field, fieldState }) => (
          <Checkbox
            error={fieldState.error?.message}
            checked={field.value}
            onChange={(event) => field.onChange(event.currentTarget.checked)}
            label={<TermsLabel />}
          />
        )}
      />
      {partner ? (
        <Controller
          control={form.control}
          name="partner_terms_accepted"
          render={({ field, fieldState }) => (
            <PartnerTermsBox
              partner={partner}
              accepted={field.value === true}
              error={fieldState.error !== undefined && field.value !== true}
              onChange={field.onChange}
            />
          )}
        />
      ) : null}
    </>
  )
}

function TermsLabel() {
  return (
    <Rich
      text="internRegistration.terms"
      parts={{
        terms: (words) => <Link to={buildPath(paths.intern.terms)}>{words}</Link>,
        privacy: (words) => <Link to={buildPath(paths.public.privacy)}>{words}</Link>,
      }}
    />
  )
}
