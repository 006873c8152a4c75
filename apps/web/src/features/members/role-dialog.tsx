import { Dialog } from '@fledge/ui/dialog.tsx'
import { useState } from 'react'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { renewSession } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { MemberDialogButtons } from './dialog-buttons.tsx'
import { type Member, type RoleChoice, RoleFields } from './role-fields.tsx'

interface RoleDialogProps {
  readonly member: Member
  readonly name: string
  readonly opened: boolean
  readonly onClose: () => void
}

/**
 * Changes role and permissions of a member. The role of the last administrator can't be changed,
 * and the dialog says so.
 */
export function RoleDialog({ member, name, opened, onClose }: RoleDialogProps) {
  const [value, setValue] = useState<RoleChoice>({
    role: member.role,
    permissions: member.permissions,
  })
  const save = useApiMutation('members', 'changeMemberRole', {
    onDone: () => {
      onClose()
      showToast(t('members.done.role', { name }))
      if (member.is_you) void renewSession()
    },
    onOvertaken: onClose,
  })
  const press = () =>
    save.mutate({
      body: { user_id: member.user_id, role: value.role, permissions: [...value.permissions] },
    })
  const held = member.may.change_role === true ? null : translateKey(member.may.change_role)
  return (
    <Dialog
      opened={opened}
      busy={save.isPending}
      onClose={onClose}
      title={t('members.role.title', { name })}
      closeLabel={t('common.btn.close')}
      actions={
        <MemberDialogButtons
          label={t('common.btn.save')}
          busy={save.isPending}
          onSend={press}
          onClose={onClose}
        />
      }
    >
      <RoleFields value={value} onChange={setValue} held={held} />
    </Dialog>
  )
}
