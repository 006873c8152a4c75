import { invitationBody } from '@fledge/contract/registration/schema.ts'
import { getHomePath } from '@fledge/domain/sessions/guard-table.ts'
import { Button } from '@fledge/ui/button.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Card, Meta } from '@fledge/ui/card.tsx'
import { CompanyLogo } from '@fledge/ui/person.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import { Controller } from 'react-hook-form'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { client } from '../../platform/http/client.ts'
import { useContractForm } from '../../platform/forms/forms.ts'
import { useNavigateTo } from '../../platform/router/link.tsx'
import { LookupMultiSelect } from '../../platform/forms/pick-fields.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { startSession } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { PocFields } from '../../shared/poc-fields.tsx'
import styles from './registration.module.css'
import { TermsBox } from './terms-box.tsx'
import { getBrowserZone, type RegistrationData } from './you-step.tsx'

/** Completes the account of an invited member. */
export default function CompanyInvitedUserScreen() {
  const state = useApiQuery('registration', 'getRegistration')
  const company = state.data?.payload.company?.name ?? ''
  useTitle(t('registration.invited.title', { company }))
  return (
    <QueryResult
      of={state}
      name={t('registration.company.you')}
      loading={<SkeletonLines lines={6} label={t('registration.company.you')} />}
    >
      {(payload) => (
        <div className={styles['narrow']}>
          <Stack>
            <PageHeader
              title={t('registration.invited.title', { company: payload.company?.name ?? '' })}
              text={t('registration.invited.text', { who: payload.invited_by ?? '' })}
            />
            {payload.company ? <InvitingCompany id={payload.company.company_id} /> : null}
            <InvitedForm registration={payload} />
          </Stack>
        </div>
      )}
    </QueryResult>
  )
}

/** Shows the inviting company so that the user can check it. */
function InvitingCompany({ id }: { readonly id: string }) {
  const company = useApiQuery('registration', 'getCompanyDetail', { params: { uuid: id } }).data
    ?.payload
  if (!company) return null
  const where = [company.city, company.website?.replace(/^https?:\/\/(www\.)?/, '')]
    .filter(Boolean)
    .join(' · ')
  return (
    <Card>
      <Group>
        <CompanyLogo name={company.name} logo={company.logo_url} size={40} />
        <div>
          <b>{company.name}</b>
          {where ? <Meta>{where}</Meta> : null}
        </div>
      </Group>
    </Card>
  )
}

function InvitedForm({ registration }: { readonly registration: RegistrationData }) {
  const { form, submit, sending } = useInvitedForm()
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextField label={t('registration.you.email')} value={registration.email} readOnly />
        <PocFields form={form} />
        <LookupMultiSelect
          control={form.control}
          name="proficient_language_ids"
          list="language"
          label={t('registration.you.languages')}
        />
        <Controller
          control={form.control}
          name="terms_accepted"
          render={({ field, fieldState }) => (
            <TermsBox
              accepted={field.value}
              onChange={field.onChange}
              error={Boolean(fieldState.error)}
            />
          )}
        />
        <Button type="submit" tone="primary" size="large" wide busy={sending}>
          {t('registration.invited.go')}
        </Button>
      </Stack>
    </form>
  )
}

function useInvitedForm() {
  const go = useNavigateTo()
  return useContractForm({
    schema: invitationBody,
    draft: 'registration/invited',
    values: {
      first_name: '',
      last_name: '',
      time_zone: getBrowserZone(),
      linkedin_url: '',
      custom_job_title: '',
      proficient_language_ids: [],
    },
    send: async (body) => {
      const { payload } = await client.registration.completeInvitation({ body })
      startSession(payload)
      await go(getHomePath(payload), { replace: true })
    },
  })
}
