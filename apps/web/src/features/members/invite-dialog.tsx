import { email as emailSchema } from '@fledge/contract/platform/schema.ts'
import { pastedAddresses } from '@fledge/domain/members/pasted-addresses.ts'
import { memberPermissions } from '@fledge/domain/members/words.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { CallError } from '../../platform/call-error.ts'
import { showToast } from '../../platform/notes.ts'
import { showFailure, useCall } from '../../platform/query.ts'
import { say, t } from '../../platform/use-texts.ts'
import { type RoleChoice, RoleFields } from './role-fields.tsx'
import styles from './settings.module.css'

const start: RoleChoice = { role: 'SUPERVISOR', permissions: memberPermissions }
const isEmail = (entry: string) => emailSchema.safeParse(entry).success

interface InviteLine {
  readonly email: string
  /** What stands in its way, said beside it. */
  readonly problem: string | null
}

/** The list as it is typed, a line each: what is wrong here, and what the server said of it. */
function linesOf(text: string, refused: ReadonlyMap<string, string>): readonly InviteLine[] {
  return pastedAddresses(text, isEmail).map(({ email, because }) => ({
    email,
    problem: because ? say(because) : (refused.get(email) ?? null),
  }))
}

/** Several colleagues at once, all in one role; each line that cannot be invited says why, the others go. */
export function InviteDialog({
  opened,
  onClose,
}: {
  readonly opened: boolean
  readonly onClose: () => void
}) {
  const [text, setText] = useState('')
  const [role, setRole] = useState<RoleChoice>(start)
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  const [error, setError] = useState<string>()
  const lines = linesOf(text, refused)
  const ready = lines.filter((line) => line.problem === null)
  /** Who was invited leaves the list, a second mention too; what could not be is still there to be mended. @returns how many are left */
  const keep = (
    invited: readonly string[],
    skipped: readonly { readonly email: string; readonly because: string }[],
  ) => {
    const left = lines.filter(({ email }) => !invited.includes(email))
    setRefused(new Map(skipped.map((one) => [one.email, one.because])))
    setText(left.map(({ email }) => email).join('\n'))
    return left.length
  }
  const invite = useCall('members', 'inviteMembers', {
    quiet: true,
    onDone: ({ payload }) => {
      showToast(t('members.done.invite', { count: payload.invited.length }))
      if (keep(payload.invited, payload.skipped) === 0) onClose()
    },
    onFailed: (failure) => {
      const fields = failure instanceof CallError ? Object.entries(failure.fields) : []
      if (fields.length === 0) showFailure(failure)
      setRefused(
        new Map(
          fields.map(([path, message]) => [
            ready[Number(path.split('.')[1])]?.email ?? '',
            message,
          ]),
        ),
      )
    },
  })
  const press = () => {
    setError(ready.length === 0 ? t('members.invite.nobody') : undefined)
    if (ready.length > 0)
      invite.mutate({
        body: {
          invitations: ready.map(({ email }) => ({
            email,
            role: role.role,
            permissions: [...role.permissions],
          })),
        },
      })
  }
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('members.invite.title')}
      closeLabel={t('common.btn.close')}
      width={560}
      actions={
        <>
          <Button onClick={onClose}>{t('common.btn.cancel')}</Button>
          <Button tone="primary" busy={invite.isPending} onClick={press}>
            {ready.length > 0
              ? t('members.invite.sendCount', { count: ready.length })
              : t('members.invite.send')}
          </Button>
        </>
      }
    >
      <Stack>
        <TextArea
          label={t('members.invite.addresses')}
          hint={t('members.invite.hint')}
          rows={4}
          value={text}
          error={error}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setError(undefined)
          }}
        />
        {lines.length > 0 ? <Lines lines={lines} isSending={invite.isPending} /> : null}
        <RoleFields value={role} onChange={setRole} />
      </Stack>
    </Dialog>
  )
}

/** Nobody is invited by what is typed: the words say what has happened, and no more. */
function Lines({
  lines,
  isSending,
}: {
  readonly lines: readonly InviteLine[]
  readonly isSending: boolean
}) {
  return (
    <ul className={styles['lines']} aria-label={t('members.invite.lines')}>
      {lines.map((line, at) => (
        // The same address may stand there twice: its place is part of what it is.
        <li key={`${line.email}${at}`} data-problem={line.problem !== null}>
          {line.problem ? (
            <IconAlertCircle size={16} aria-hidden />
          ) : (
            <IconCheck size={16} aria-hidden />
          )}
          <span>
            <b>{line.email}</b>{' '}
            {line.problem ?? t(isSending ? 'members.invite.sending' : 'members.invite.ready')}
          </span>
        </li>
      ))}
    </ul>
  )
}
