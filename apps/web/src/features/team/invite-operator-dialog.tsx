import { teamInvitationBody } from '@fledge/contract/team/schema.ts'
import { operatorRoles } from '@fledge/domain/sessions/types.ts'
import { TextField } from '@fledge/ui/fields.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { Controller, useWatch } from 'react-hook-form'
import { useContractForm } from '../../platform/forms/forms.ts'
import { client } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { invalidateAfter, useApiQuery } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { OperatorRoleField } from './operator-role-field.tsx'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'

const useInvitationForm = (onClose: () => void) =>
  useContractForm({
    schema: teamInvitationBody,
    values: {
      email: '',
      first_name: '',
      last_name: '',
      operator_role: 'REVIEWER',
      partner_id: null,
    },
    send: async (body) => {
      await invalidateAfter(client.team.inviteOperator({ body }), ['listTeam', 'listColleagues'])
      showToast(t('teamScreen.invited', { email: body.email }))
      onClose()
    },
  })

interface InviteOperatorDialogProps {
  readonly onClose: () => void
}

/** Invites someone to the programme team with a role. */
export function InviteOperatorDialog({ onClose }: InviteOperatorDialogProps) {
  const { form, submit, sending } = useInvitationForm(onClose)
  const role = useWatch({ control: form.control, name: 'operator_role' })
  return (
    <FormDialog
      title={t('teamScreen.inviteTitle')}
      action={t('teamScreen.send')}
      isBusy={sending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('teamScreen.inviteText')}</p>
      <InvitedFields form={form} />
      <OperatorRoleField
        roles={operatorRoles}
        value={role}
        onChange={(value) => {
          form.setValue('operator_role', value)
          form.resetField('partner_id')
        }}
      />
      {role === 'PARTNER' ? <PartnerField form={form} /> : null}
    </FormDialog>
  )
}

interface FieldsProps {
  readonly form: ReturnType<typeof useInvitationForm>['form']
}

/** Address and name of the invited person. */
function InvitedFields({ form }: FieldsProps) {
  const { errors } = form.formState
  return (
    <>
      <TextField
        label={t('teamScreen.email')}
        type="email"
        autoComplete="off"
        {...form.register('email')}
        error={errors.email?.message}
      />
      <TextField
        label={t('teamScreen.firstName')}
        autoComplete="off"
        {...form.register('first_name')}
        error={errors.first_name?.message}
      />
      <TextField
        label={t('teamScreen.lastName')}
        autoComplete="off"
        {...form.register('last_name')}
        error={errors.last_name?.message}
      />
    </>
  )
}

/** The partner whose batches the invited person will see. */
function PartnerField({ form }: FieldsProps) {
  const partners = useApiQuery('batches', 'listPartners', { query: { per_page: '100' } })
  const found = partners.data?.payload ?? []
  return (
    <Controller
      control={form.control}
      name="partner_id"
      render={({ field, fieldState }) => (
        <SelectField
          label={t('teamScreen.partner')}
          placeholder={t('teamScreen.choosePartner')}
          nothingFound={t('common.nothingFound')}
          hint={partners.data && found.length === 0 ? t('teamScreen.noPartners') : undefined}
          options={found.map(({ partner_id: value, name: label }) => ({ value, label }))}
          ref={field.ref}
          name={field.name}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
          value={field.value ?? ''}
          onChange={field.onChange}
        />
      )}
    />
  )
}
