import { memberEndpoints } from '@fledge/contract/members/endpoints.ts'
import { Button } from '@fledge/ui/button.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { client } from '../../platform/http/client.ts'
import { useContractForm } from '../../platform/forms/forms.ts'
import { typedEmail } from '../../platform/forms/typed-email.ts'
import { t } from '../../platform/i18n/use-texts.ts'

/**
 * Asks the administrators for an invitation. The response is the same whether or not the company
 * exists.
 */
export function RemindForm() {
  const [sent, setSent] = useState(false)
  const { form, submit, sending } = useContractForm({
    schema: memberEndpoints.remindAdministrators.body,
    values: { email: typedEmail.read() },
    send: async (body) => {
      await client.members.remindAdministrators({ body })
      setSent(true)
    },
  })
  if (sent)
    return (
      <p role="status">
        <b>{t('registration.remind.sent')}</b>
      </p>
    )
  return (
    <form onSubmit={submit} noValidate>
      <Stack tight>
        <TextField
          label={t('registration.remind.email')}
          type="email"
          autoComplete="email"
          {...form.register('email')}
          error={form.formState.errors.email?.message}
        />
        <Button type="submit" tone="primary" size="large" busy={sending}>
          {t('registration.remind.send')}
        </Button>
      </Stack>
    </form>
  )
}
