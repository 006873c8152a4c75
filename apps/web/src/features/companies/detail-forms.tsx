import { aboutDetails, basicDetails, generalDetails } from '@fledge/contract/companies/schema.ts'
import { shownLength } from '@fledge/domain/free-text.ts'
import { introductionRule } from '@fledge/domain/free-text.ts'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { TextArea, TextField } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { client, type Payload } from '../../platform/client.ts'
import { useContractForm } from '../../platform/forms.ts'
import { PickMany, PickOne } from '../../platform/pick-fields.tsx'
import { refresh } from '../../platform/query.ts'
import { renewSession } from '../../platform/session.ts'
import { t } from '../../platform/use-texts.ts'
import { plainOf } from './plain-text.ts'

export type Profile = Payload<'companies', 'getCompanyProfile'>

export interface SectionProps {
  readonly profile: Profile
  readonly onSaved: () => void
  /** The buttons under the fields. */
  readonly buttons: (busy: boolean) => ReactNode
}
/** Names of the drafts, the same in onboarding and in the profile. */
export const draftOf = { you: 'companies/you', basic: 'companies/basic', general: 'companies/general', about: 'companies/about', social: 'companies/social' } as const
/** What every section's answer makes stale. */
export const profileCalls = ['getCompanyProfile', 'getOnboardingStatus', 'listChecklist', 'getPublicCompany']

/** Name, website, industry, place. */
export function BasicForm({ profile: { basic }, onSaved, buttons }: SectionProps) {
  const { form, submit, sending } = useContractForm({
    schema: basicDetails,
    draft: draftOf.basic,
    values: { name: basic.name, website: basic.website ?? '', city: basic.city ?? '', ...(basic.industry_id ? { industry_id: basic.industry_id } : {}), ...(basic.country_id ? { country_id: basic.country_id } : {}) },
    send: async (body) => {
      await client.companies.saveBasicDetails({ body })
      await refresh(profileCalls)
      await renewSession()
      onSaved()
    },
  })
  const errors = form.formState.errors
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextField label={t('companies.field.name')} {...form.register('name')} error={errors.name?.message} />
        <FieldGrid>
          <PickOne control={form.control} name="industry_id" list="industry" label={t('companies.field.industry')} />
          <TextField label={t('companies.field.website')} optional={t('common.optional')} inputMode="url" {...form.register('website')} error={errors.website?.message} />
          <PickOne control={form.control} name="country_id" list="country" label={t('companies.field.country')} />
          <TextField label={t('companies.field.city')} optional={t('common.optional')} {...form.register('city')} error={errors.city?.message} />
        </FieldGrid>
        {buttons(sending)}
      </Stack>
    </form>
  )
}

// Anything but digits stays as it was typed, to be told at the field.
const yearOf = (value: unknown) => (value === '' || value === null || value === undefined ? null : /^\d+$/.test(String(value)) ? Number(value) : value)

/** Size, year, zone, funding, revenue. */
export function GeneralForm({ profile: { general }, onSaved, buttons }: SectionProps) {
  const { form, submit, sending } = useContractForm({
    schema: generalDetails,
    draft: draftOf.general,
    values: { ...(general.employee_count_id ? { employee_count_id: general.employee_count_id } : {}), founded_year: general.founded_year, time_zone: general.time_zone, funding_type_id: general.funding_type_id, annual_revenue_id: general.annual_revenue_id },
    send: async (body) => {
      await client.companies.saveGeneralDetails({ body })
      await refresh(profileCalls)
      onSaved()
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <FieldGrid>
          <PickOne control={form.control} name="employee_count_id" list="employeeCount" label={t('companies.field.size')} />
          <TextField label={t('companies.field.founded')} optional={t('common.optional')} inputMode="numeric" {...form.register('founded_year', { setValueAs: yearOf })} error={form.formState.errors.founded_year?.message} />
          <PickOne control={form.control} name="funding_type_id" list="fundingType" label={t('companies.field.funding')} optional={t('common.optional')} />
          <PickOne control={form.control} name="annual_revenue_id" list="annualRevenue" label={t('companies.field.revenue')} optional={t('common.optional')} />
        </FieldGrid>
        <PickOne control={form.control} name="time_zone" list="zone" label={t('companies.field.zone')} />
        {buttons(sending)}
      </Stack>
    </form>
  )
}

const ids = (named: readonly { readonly id: number }[]) => named.map((one) => one.id)
const toolsOf = (words: unknown) => (Array.isArray(words) ? words : String(words ?? '').split(',').map((one) => one.trim()).filter(Boolean))

/** Introduction, LinkedIn, culture, arrangements, tools. */
export function AboutForm({ profile: { about }, onSaved, buttons }: SectionProps) {
  const { form, submit, sending } = useContractForm({
    schema: aboutDetails,
    draft: draftOf.about,
    values: {
      company_introduction: plainOf(about.company_introduction ?? ''), linkedin: about.linkedin ?? '', culture_ids: ids(about.cultures), flexible_environment_ids: ids(about.flexible_environments), remote_tool_ids: ids(about.remote_tools),
      company_tool_ids: ids(about.company_tools), custom_tools: [...about.custom_tools],
    },
    send: async (body) => {
      await client.companies.saveAboutDetails({ body })
      await refresh(profileCalls)
      onSaved()
    },
  })
  const errors = form.formState.errors
  const written = useWatch({ control: form.control, name: 'company_introduction' }) ?? ''
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextArea label={t('companies.field.introduction')} hint={t('companies.field.introductionHint')} rows={8} limit={introductionRule.max} value={written} says={() => t('common.charsLeft', { used: shownLength(written), limit: introductionRule.max })} {...form.register('company_introduction')} error={errors.company_introduction?.message} />
        <TextField label={t('companies.field.linkedin')} optional={t('common.optional')} inputMode="url" {...form.register('linkedin')} error={errors.linkedin?.message} />
        <PickMany control={form.control} name="culture_ids" list="culture" label={t('companies.field.cultures')} optional={t('common.optional')} />
        <PickMany control={form.control} name="flexible_environment_ids" list="flexibleEnvironment" label={t('companies.field.flexible')} optional={t('common.optional')} />
        <PickMany control={form.control} name="company_tool_ids" list="tool" label={t('companies.field.tools')} optional={t('common.optional')} />
        <TextField label={t('companies.field.customTools')} optional={t('common.optional')} {...form.register('custom_tools', { setValueAs: toolsOf })} error={errors.custom_tools?.message} />
        <PickMany control={form.control} name="remote_tool_ids" list="remoteTool" label={t('companies.field.remoteTools')} optional={t('common.optional')} />
        {buttons(sending)}
      </Stack>
    </form>
  )
}
