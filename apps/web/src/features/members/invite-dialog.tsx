import { email as emailSchema } from '@fledge/contract/platform/schema.ts'
import { parsePastedAddresses } from '@fledge/domain/members/pasted-addresses.ts'
import { memberPermissions } from '@fledge/domain/members/types.ts'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { IconAlertCircle } from '@fledge/ui/icons/alert-circle.tsx'
import { IconCheck } from '@fledge/ui/icons/check.tsx'
import { useState } from 'react'
import { ApiError } from '../../platform/http/api-error.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { showFailure, useApiMutation } from '../../platform/query/query.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { MemberDialogButtons } from './dialog-buttons.tsx'
import { type RoleChoice, RoleFields } from './role-fields.tsx'
import styles from './settings.module.css'

const start: RoleChoice = { role: 'SUPERVISOR', permissions: memberPermissions }
const isEmail = (entry: string) => emailSchema.safeParse(entry).success

interface InviteLine {
  readonly email: string
  /** Error shown beside the address. */
  readonly problem: string | null
}

/** Parses the typed list, one line each, with local validation errors and those from the server. */
function parseInviteLines(
  text: string,
  refused: ReadonlyMap<string, string>,
): readonly InviteLine[] {
  return parsePastedAddresses(text, isEmail).map(({ email, messageKey }) => ({
    email,
    problem: messageKey ? translateKey(messageKey) : (refused.get(email) ?? null),
  }))
}

/** Typed addresses by line; those that could not be invited stay for correction. */
function useInviteLines() {
  const [text, setText] = useState('')
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  const lines = parseInviteLines(text, refused)
  /**
   * Removes all invited addresses, including duplicates.
   * @returns the number of remaining lines
   */
  const keep = (
    invited: readonly string[],
    skipped: readonly { readonly email: string; readonly because: string }[],
  ) => {
    const left = lines.filter(({ email }) => !invited.includes(email))
    setRefused(new Map(skipped.map((invitation) => [invitation.email, invitation.because])))
    setText(left.map(({ email }) => email).join('\n'))
    return left.length
  }
  const ready = lines.filter((line) => line.problem === null)
  return { text, setText, lines, ready, keep, setRefused }
}

function useInvite(list: ReturnType<typeof useInviteLines>, onClose: () => void) {
  const { ready, keep, setRefused } = list
  const invite = useApiMutation('members', 'inviteMembers', {
    quiet: true,
    onDone: ({ payload }) => {
      showToast(t('members.done.invite', { count: payload.invited.length }))
      if (keep(payload.invited, payload.skipped) === 0) onClose()
    },
    onFailed: (failure) => {
      const fields = failure instanceof ApiError ? Object.entries(failure.fields) : []
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
  const send = ({ role, permissions }: RoleChoice) =>
    invite.mutate({
      body: {
        invitations: ready.map(({ email }) => ({ email, role, permissions: [...permissions] })),
      },
    })
  return { send, isSending: invite.isPending }
}

interface InviteDialogProps {
  readonly opened: boolean
  readonly onClose: () => void
}

/**
 * Invites several colleagues in one role. Lines that can't be invited show the reason; the others
 * are sent.
 */
export function InviteDialog({ opened, onClose }: InviteDialogProps) {
  const list = useInviteLines()
  const [role, setRole] = useState<RoleChoice>(start)
  const [error, setError] = useState<string>()
  const { send, isSending } = useInvite(list, onClose)
  const count = list.ready.length
  const write = (text: string) => {
    list.setText(text)
    setError(undefined)
  }
  const press = () => {
    setError(count === 0 ? t('members.invite.nobody') : undefined)
    if (count > 0) send(role)
  }
  return (
    <Dialog
      opened={opened}
      busy={isSending}
      onClose={onClose}
      title={t('members.invite.title')}
      closeLabel={t('common.btn.close')}
      width={560}
      actions={
        <MemberDialogButtons
          label={count > 0 ? t('members.invite.sendCount', { count }) : t('members.invite.send')}
          busy={isSending}
          onSend={press}
          onClose={onClose}
        />
      }
    >
      <Stack>
        <AddressesField value={list.text} error={error} onChange={write} />
        {list.lines.length > 0 ? <InviteLineList lines={list.lines} isSending={isSending} /> : null}
        <RoleFields value={role} onChange={setRole} />
      </Stack>
    </Dialog>
  )
}

interface AddressesFieldProps {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
}

function AddressesField({ value, error, onChange }: AddressesFieldProps) {
  return (
    <TextArea
      label={t('members.invite.addresses')}
      hint={t('members.invite.hint')}
      rows={4}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/**
 * Preview of the typed addresses. Typing does not send invitations, so the texts describe only past
 * events.
 */
function InviteLineList({
  lines,
  isSending,
}: {
  readonly lines: readonly InviteLine[]
  readonly isSending: boolean
}) {
  return (
    <ul className={styles['lines']} aria-label={t('members.invite.lines')}>
      {lines.map((line, at) => (
        // The same address can appear twice, so the key includes its position.
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
