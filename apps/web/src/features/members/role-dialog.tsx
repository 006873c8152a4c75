import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { useState } from 'react'
import { showToast } from '../../platform/notes.ts'
import { useCall } from '../../platform/query.ts'
import { renewSession } from '../../platform/session.ts'
import { say, t } from '../../platform/use-texts.ts'
import { type Member, type RoleChoice, RoleFields } from './role-fields.tsx'

/** Role and permissions of one colleague; the last administrator stays one, and it says so. */
export function RoleDialog({
  member,
  name,
  opened,
  onClose,
}: {
  readonly member: Member
  readonly name: string
  readonly opened: boolean
  readonly onClose: () => void
}) {
  const [value, setValue] = useState<RoleChoice>({
    role: member.role,
    permissions: member.permissions,
  })
  const save = useCall('members', 'changeMemberRole', {
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
  const held = member.may.change_role === true ? null : say(member.may.change_role)
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('members.role.title', { name })}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.btn.cancel')}</Button>
          <Button tone="primary" busy={save.isPending} onClick={press}>
            {t('common.btn.save')}
          </Button>
        </>
      }
    >
      <RoleFields value={value} onChange={setValue} held={held} />
    </Dialog>
  )
}
