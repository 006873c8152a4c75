import { memberPermissions } from '@fledge/domain/members/words.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { CallError } from '../../platform/call-error.ts'
import { showToast } from '../../platform/notes.ts'
import { showFailure, useCall } from '../../platform/query.ts'
import { t } from '../../platform/use-texts.ts'
import { type RoleChoice, RoleFields } from './role-fields.tsx'

const start: RoleChoice = { role: 'SUPERVISOR', permissions: memberPermissions }
const addressesOf = (text: string) => text.split(/[\s,;]+/).filter(Boolean)

/** Several colleagues at once, all in one role; who cannot be invited is named. */
export function InviteDialog({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const [text, setText] = useState('')
  const [role, setRole] = useState<RoleChoice>(start)
  const [error, setError] = useState<string>()
  const emails = addressesOf(text)
  const invite = useCall('members', 'inviteMembers', {
    quiet: true,
    onDone: ({ payload }) => {
      showToast(t('members.done.invite', { count: payload.invited.length }))
      const skipped = payload.skipped.map((one) => `${one.email} ${one.because}`).join(', ')
      setText(payload.skipped.map((one) => one.email).join('\n'))
      setError(skipped || undefined)
      if (!skipped) onClose()
    },
    onFailed: (failure) => (failure instanceof CallError && Object.keys(failure.fields).length > 0 ? setError(Object.entries(failure.fields).map(([path, message]) => `${emails[Number(path.split('.')[1])] ?? ''} ${message}`.trim()).join(', ')) : showFailure(failure)),
  })
  const press = () => {
    setError(undefined)
    invite.mutate({ body: { invitations: emails.map((email) => ({ email, role: role.role, permissions: [...role.permissions] })) } })
  }
  return (
    <Dialog opened={opened} onClose={onClose} title={t('members.invite.title')} closeLabel={t('common.btn.close')} width={520} actions={<><Button onClick={onClose}>{t('common.btn.cancel')}</Button><Button tone="primary" busy={invite.isPending} onClick={press}>{t('members.invite.send')}</Button></>}>
      <Stack>
        <TextArea label={t('members.invite.addresses')} hint={t('members.invite.hint')} rows={4} value={text} error={error} onChange={(event) => setText(event.currentTarget.value)} />
        <RoleFields value={role} onChange={setRole} />
      </Stack>
    </Dialog>
  )
}
