import { ownAccountBody } from '@fledge/contract/team/schema.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { Controller, useWatch } from 'react-hook-form'
import { useContractForm } from '../../platform/forms/forms.ts'
import { useZoneOptions } from '../../platform/forms/use-zone-options.ts'
import { client } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { invalidateAfter } from '../../platform/query/query.ts'
import { renewSession, useUser } from '../../platform/shell/session.ts'
import { showToast } from '../../platform/shell/toasts.ts'

function useAccountForm() {
  const user = useUser()
  return useContractForm({
    schema: ownAccountBody,
    values: {
      first_name: user.first_name ?? '',
      last_name: user.last_name ?? '',
      time_zone: user.time_zone ?? '',
    },
    send: async (body) => {
      await invalidateAfter(client.team.saveOwnAccount({ body }), ['listTeam', 'listColleagues'])
      await renewSession()
      showToast(t('teamScreen.accountSaved'))
    },
  })
}

/** Name and time zone of the user's own account in the programme team. */
export function OwnAccountCard() {
  const { form, submit, sending } = useAccountForm()
  const { errors } = form.formState
  return (
    <Card title={t('teamScreen.ownAccount')}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextField
            label={t('teamScreen.firstName')}
            autoComplete="given-name"
            {...form.register('first_name')}
            error={errors.first_name?.message}
          />
          <TextField
            label={t('teamScreen.lastName')}
            autoComplete="family-name"
            {...form.register('last_name')}
            error={errors.last_name?.message}
          />
          <ZoneField form={form} />
          <Group>
            <Button type="submit" tone="primary" busy={sending}>
              {t('common.btn.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  )
}

function ZoneField({ form }: { readonly form: ReturnType<typeof useAccountForm>['form'] }) {
  const options = useZoneOptions(useWatch({ control: form.control, name: 'time_zone' }))
  return (
    <Controller
      control={form.control}
      name="time_zone"
      render={({ field, fieldState }) => (
        <SelectField
          label={t('teamScreen.timeZone')}
          nothingFound={t('common.nothingFound')}
          options={options}
          ref={field.ref}
          name={field.name}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
          value={field.value}
          onChange={field.onChange}
        />
      )}
    />
  )
}
