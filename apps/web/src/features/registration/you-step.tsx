import { pocBody } from '@fledge/contract/registration/schema.ts'
import { Button } from '@fledge/ui/button.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { client, type Payload } from '../../platform/http/client.ts'
import { useContractForm } from '../../platform/forms/forms.ts'
import { LookupMultiSelect } from '../../platform/forms/pick-fields.tsx'
import { invalidateEndpoints } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { PocFields } from '../../shared/poc-fields.tsx'

export type RegistrationData = Payload<'registration', 'getRegistration'>
export const getBrowserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

interface YouStepProps {
  readonly registration: RegistrationData
  readonly onDone: () => void
}

/** First step: the user who registers. */
export function YouStep({ registration, onDone }: YouStepProps) {
  const { form, submit, sending } = useContractForm({
    schema: pocBody,
    draft: 'registration/you',
    values: {
      first_name: registration.invitation?.first_name ?? '',
      last_name: registration.invitation?.last_name ?? '',
      time_zone: getBrowserZone(),
      linkedin_url: '',
      custom_job_title: '',
      hiring_reason_ids: [],
      ...registration.poc,
    },
    send: async (body) => {
      await client.registration.registerPoc({ body })
      await invalidateEndpoints(['getRegistration'])
      onDone()
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextField label={t('registration.you.email')} value={registration.email} readOnly />
        <PocFields form={form} />
        <LookupMultiSelect
          control={form.control}
          name="hiring_reason_ids"
          list="hiringReason"
          label={t('registration.you.reasons')}
          optional={t('common.optional')}
        />
        <Button type="submit" tone="primary" size="large" wide busy={sending}>
          {t('common.btn.next')}
        </Button>
      </Stack>
    </form>
  )
}
