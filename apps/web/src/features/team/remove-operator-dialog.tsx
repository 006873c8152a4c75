import { type TeamMember, teamReason } from '@fledge/contract/team/schema.ts'
import { isInvitedToTeam } from '@fledge/domain/team/types.ts'
import { TextArea } from '@fledge/ui/fields.tsx'
import { z } from 'zod'
import { useContractForm } from '../../platform/forms/forms.ts'
import { client } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { invalidateAfter } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'
import { getMemberName } from './member-name.ts'

const schema = z.object({ reason: teamReason })

interface RemoveOperatorDialogProps {
  readonly member: TeamMember
  readonly onClose: () => void
}

/** Removes someone from the team at once, or withdraws an invitation. */
export function RemoveOperatorDialog({ member, onClose }: RemoveOperatorDialogProps) {
  const name = getMemberName(member)
  const { form, submit, sending } = useContractForm({
    schema,
    values: { reason: '' },
    send: async (body) => {
      const sent = client.team.removeOperator({ params: { id: member.user_id }, body })
      await invalidateAfter(sent, ['listTeam', 'listColleagues', 'listWaits'])
      showToast(t('teamScreen.removed', { name }))
      onClose()
    },
  })
  const isWithdrawn = isInvitedToTeam(member.state)
  return (
    <FormDialog
      title={t(isWithdrawn ? 'teamScreen.withdrawTitle' : 'teamScreen.removeTitle', { name })}
      action={t(isWithdrawn ? 'teamScreen.withdraw' : 'teamScreen.remove')}
      isDanger
      isBusy={sending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{isWithdrawn ? t('teamScreen.withdrawText') : t('teamScreen.removeText', { name })}</p>
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
