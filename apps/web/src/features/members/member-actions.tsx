import { Button } from '@fledge/ui/button.tsx'
import { Meta } from '@fledge/ui/card.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { type ComponentProps, useState } from 'react'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { ConfirmDialog } from '../../platform/forms/confirm-dialog.tsx'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { DeactivateDialog } from './deactivate-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import type { Member } from './role-fields.tsx'
import styles from './settings.module.css'

const isActionVisible = (may: true | string) => may !== 'errors.ILLEGAL_TRANSITION'
const getRefusal = (may: true | string) => (may === true ? null : translateKey(may))

/** Actions that require confirmation. */
type ConfirmedAction = 'role' | 'deactivate' | 'revoke'

interface MemberActionsProps {
  readonly member: Member
  readonly name: string
  readonly onShow: () => void
}

/** Available actions for a member, with reasons for disabled ones. */
export function MemberActions({ member, name, onShow }: MemberActionsProps) {
  const [asking, setAsking] = useState<ConfirmedAction | null>(null)
  const status = useStatusChange(member, () => setAsking(null))
  const again = useReminderNote(member)
  return (
    <div className={styles['acts']}>
      <Group>
        {member.link_until ? null : (
          <MemberActionButton
            tone="quiet"
            act={t('members.act.show')}
            name={name}
            onClick={onShow}
          />
        )}
        <RemindButton member={member} name={name} again={again} />
        <StatusButtons member={member} name={name} status={status} onAsk={setAsking} />
      </Group>
      {again ? (
        <Meta>{again}</Meta>
      ) : member.may.deactivate !== true && isActionVisible(member.may.deactivate) ? (
        <Meta>{translateKey(member.may.deactivate)}</Meta>
      ) : null}
      <MemberActionDialog
        asking={asking}
        member={member}
        name={name}
        status={status}
        onClose={() => setAsking(null)}
      />
    </div>
  )
}

function useStatusChange(member: Member, onEnd: () => void) {
  const status = useApiMutation('members', 'changeMemberStatus', { onOvertaken: onEnd })
  const change = (to: 'ACTIVE' | 'REVOKED', done: string) =>
    status.mutate(
      { body: { user_id: member.user_id, status: to } },
      {
        onSuccess: () => {
          onEnd()
          showToast(done)
        },
      },
    )
  return { change, isChanging: status.isPending }
}
type StatusChange = ReturnType<typeof useStatusChange>

/** Returns when a member can be reminded again, or null if that is now or never. */
function useReminderNote({ may, remind_from }: Member): string | null {
  const [now, zone] = [useNow(), useZone()]
  return may.remind !== true && remind_from
    ? t('members.act.again', { when: formatTimeInSentence(remind_from, zone, now) })
    : null
}

interface MemberActionButtonProps extends Pick<
  ComponentProps<typeof Button>,
  'tone' | 'busy' | 'disabledReason' | 'onClick'
> {
  readonly act: string
  readonly name: string
}

/** Labelled with action and member, because a list contains many of them. */
function MemberActionButton({ act, name, ...rest }: MemberActionButtonProps) {
  return (
    <Button {...rest} size="small" aria-label={`${act}: ${name}`}>
      {act}
    </Button>
  )
}

interface RemindButtonProps {
  readonly member: Member
  readonly name: string
  readonly again: string | null
}

function RemindButton({ member, name, again }: RemindButtonProps) {
  const remind = useApiMutation('members', 'remindMember', {
    onDone: () => showToast(t('members.done.remind')),
  })
  if (!isActionVisible(member.may.remind)) return null
  return (
    <MemberActionButton
      busy={remind.isPending}
      disabledReason={again ?? getRefusal(member.may.remind)}
      act={t('members.act.remind')}
      name={name}
      onClick={() => remind.mutate({ body: { user_id: member.user_id } })}
    />
  )
}

interface StatusButtonsProps {
  readonly member: Member
  readonly name: string
  readonly status: StatusChange
  readonly onAsk: (asking: ConfirmedAction) => void
}

function StatusButtons({ member, name, status, onAsk }: StatusButtonsProps) {
  const { may } = member
  return (
    <>
      {isActionVisible(may.revoke) ? (
        <MemberActionButton
          tone="quiet"
          disabledReason={getRefusal(may.revoke)}
          busy={status.isChanging}
          act={t('members.act.revoke')}
          name={name}
          onClick={() => onAsk('revoke')}
        />
      ) : null}
      {isActionVisible(may.deactivate) || isActionVisible(may.revoke) ? (
        <MemberActionButton act={t('members.act.role')} name={name} onClick={() => onAsk('role')} />
      ) : null}
      {isActionVisible(may.deactivate) ? (
        <MemberActionButton
          tone="quiet"
          disabledReason={getRefusal(may.deactivate)}
          act={t('members.act.deactivate')}
          name={name}
          onClick={() => onAsk('deactivate')}
        />
      ) : null}
      {isActionVisible(may.activate) ? (
        <MemberActionButton
          disabledReason={getRefusal(may.activate)}
          busy={status.isChanging}
          act={t('members.act.activate')}
          name={name}
          onClick={() => status.change('ACTIVE', t('members.done.activate', { name }))}
        />
      ) : null}
    </>
  )
}

interface MemberActionDialogProps {
  readonly asking: ConfirmedAction | null
  readonly member: Member
  readonly name: string
  readonly status: StatusChange
  readonly onClose: () => void
}

function MemberActionDialog({ asking, member, name, status, onClose }: MemberActionDialogProps) {
  if (asking === 'role') return <RoleDialog member={member} name={name} opened onClose={onClose} />
  if (asking === 'deactivate')
    return <DeactivateDialog member={member} name={name} onClose={onClose} />
  return asking === 'revoke' ? (
    <ConfirmDialog
      title={t('members.revoke.title', { name })}
      text={t('members.revoke.text')}
      act={t('members.act.revoke')}
      busy={status.isChanging}
      onSure={() => status.change('REVOKED', t('members.done.revoke'))}
      onClose={onClose}
    />
  ) : null
}
