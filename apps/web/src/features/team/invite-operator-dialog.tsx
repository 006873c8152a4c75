import { teamInvitationBody } from '@fledge/contract/team/schema.ts'
import { TextField } from '@fledge/ui/fields.tsx'
import { useWatch } from 'react-hook-form'
import { useContractForm } from '../../platform/forms/forms.ts'
import { client } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { invalidateAfter } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { OperatorRoleField } from './operator-role-field.tsx'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'

const useInvitationForm = (onClose: () => void) =>
  useContractForm({
    schema: teamInvitationBody,
    values: { email: '', first_name: '', last_name: '', operator_role: 'REVIEWER' },
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
  const { errors } = form.formState
  return (
    <FormDialog
      title={t('teamScreen.inviteTitle')}
      action={t('teamScreen.send')}
      isBusy={sending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('teamScreen.inviteText')}</p>
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
      <OperatorRoleField value={role} onChange={(value) => form.setValue('operator_role', value)} />
    </FormDialog>
  )
}
