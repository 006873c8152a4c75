import type { TeamMember } from '@fledge/contract/team/schema.ts'
import { isInvitedToTeam, isRemovedFromTeam } from '@fledge/domain/team/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { getMemberName } from './member-name.ts'

/** What a dialog asks about a member. */
export type TeamAction = 'changeRole' | 'setAbsence' | 'remove'

interface TeamButtonsProps {
  readonly member: TeamMember
  readonly onAct: (action: TeamAction) => void
}

/** Actions that the state allows; what a rule refuses is disabled with its reason. */
export function TeamButtons({ member, onAct }: TeamButtonsProps) {
  const buttons = [
    { action: 'setAbsence', label: t('teamScreen.absence') },
    { action: 'changeRole', label: t('teamScreen.changeRole') },
    {
      action: 'remove',
      label: isInvitedToTeam(member.state) ? t('teamScreen.withdraw') : t('teamScreen.remove'),
    },
  ] as const
  if (isRemovedFromTeam(member.state)) return null
  return (
    <Group>
      {member.may.inviteAgain === true ? <SendAgainButton member={member} /> : null}
      {buttons
        .filter(({ action }) => member.may[action] !== 'errors.ILLEGAL_TRANSITION')
        .map(({ action, label }) => {
          const may = member.may[action]
          return (
            <Button
              key={action}
              size="small"
              disabledReason={may === true ? null : translateKey(may)}
              aria-label={`${label}: ${getMemberName(member)}`}
              onClick={() => onAct(action)}
            >
              {label}
            </Button>
          )
        })}
    </Group>
  )
}

function SendAgainButton({ member }: Pick<TeamButtonsProps, 'member'>) {
  const send = useApiMutation('team', 'resendInvitation', {
    onDone: () => showToast(t('teamScreen.sentAgain')),
  })
  const label = t('teamScreen.again')
  return (
    <Button
      size="small"
      busy={send.isPending}
      aria-label={`${label}: ${getMemberName(member)}`}
      onClick={() => send.mutate({ params: { id: member.user_id } })}
    >
      {label}
    </Button>
  )
}
