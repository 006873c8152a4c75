import { roleChangeBody, type TeamMember } from '@fledge/contract/team/schema.ts'
import { staffRoles } from '@fledge/domain/sessions/types.ts'
import { TextArea } from '@fledge/ui/fields.tsx'
import { useWatch } from 'react-hook-form'
import { useContractForm } from '../../platform/forms/forms.ts'
import { client } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { invalidateAfter } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { OperatorRoleField } from './operator-role-field.tsx'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'
import { getMemberName } from './member-name.ts'

interface OperatorRoleDialogProps {
  readonly member: TeamMember
  readonly onClose: () => void
}

/** Changes the role of someone in the team, with a reason. */
export function OperatorRoleDialog({ member, onClose }: OperatorRoleDialogProps) {
  const { user_id: id, operator_role: base } = member
  const { form, submit, sending } = useContractForm({
    schema: roleChangeBody,
    // Someone at a partner has no such dialog.
    values: { operator_role: base === 'PARTNER' ? 'REVIEWER' : base, base, reason: '' },
    send: async (body) => {
      const sent = client.team.changeOperatorRole({ params: { id }, body })
      await invalidateAfter(sent, ['listTeam', 'listColleagues', 'checkToken'])
      showToast(t('teamScreen.roleChanged'))
      onClose()
    },
  })
  const role = useWatch({ control: form.control, name: 'operator_role' })
  return (
    <FormDialog
      title={t('teamScreen.changeRoleTitle', { name: getMemberName(member) })}
      action={t('teamScreen.saveRole')}
      isBusy={sending}
      onSubmit={submit}
      onClose={onClose}
    >
      <OperatorRoleField
        roles={staffRoles}
        value={role}
        onChange={(value) => form.setValue('operator_role', value)}
      />
      <TextArea
        label={t('teamScreen.reason')}
        hint={t('teamScreen.reasonHint')}
        rows={2}
        {...form.register('reason')}
        error={form.formState.errors.reason?.message}
      />
    </FormDialog>
  )
}
