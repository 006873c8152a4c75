import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { TeamMember } from '@fledge/contract/team/schema.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import { hasOperatorAccess } from '@fledge/domain/sessions/operator-access.ts'
import {
  isInTeam,
  isInvitationOpen,
  isInvitedToTeam,
  isRemovedFromTeam,
  teamBadges,
} from '@fledge/domain/team/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { CardListItem, Meta } from '@fledge/ui/card.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { Link } from '../../platform/router/link.tsx'
import { useUser, useZone } from '../../platform/shell/session.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'

/** What a dialog asks about a member. */
export type TeamAction = 'changeRole' | 'setAbsence' | 'remove'

interface TeamMemberItemProps {
  readonly member: TeamMember
  readonly onAct: (action: TeamAction) => void
}

/** Name to show: addresses stand for those who were invited without a name. */
export const getMemberName = ({ name, email }: TeamMember): string => name || email

/** Someone in the programme team with role and state, and what a manager may do. */
export function TeamMemberItem({ member, onAct }: TeamMemberItemProps) {
  const user = useUser()
  const badge = teamBadges[member.state]
  return (
    <CardListItem end={<TeamButtons member={member} onAct={onAct} />}>
      <Group>
        <b>{getMemberName(member)}</b>
        <Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>
        {member.user_id === user.user_id ? <Badge tone="slate">{t('teamScreen.you')}</Badge> : null}
      </Group>
      <Meta>
        {[
          translateKey(`operatorRoles.${member.operator_role}`),
          member.partner_name,
          member.name && member.email,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Meta>
      <StateLine member={member} />
      <AbsenceLine member={member} />
      {isInTeam(member.state) && hasOperatorAccess(member.operator_role, 'operator:review') ? (
        <Link to={buildPath(paths.operator.waits, {}, { owner: member.user_id })}>
          {t('teamScreen.tasks', { count: member.open_tasks })}
        </Link>
      ) : null}
    </CardListItem>
  )
}

/** Until when someone is invited; else the second factor and when they were last seen. */
function StateLine({ member }: Pick<TeamMemberItemProps, 'member'>) {
  const [zone, now] = [useZone(), useNow()]
  const formatWhen = (at: string) => formatTimeInSentence(at, zone, now)
  if (member.invited_until) {
    const values = { when: formatWhen(member.invited_until) }
    const isOver = !isInvitationOpen(member.invited_until, now)
    return (
      <Meta due={isOver}>
        {isOver ? t('teamScreen.invitationOver', values) : t('teamScreen.invitedUntil', values)}
      </Meta>
    )
  }
  if (member.erase_at)
    return <Meta>{t('teamScreen.erased', { when: formatWhen(member.erase_at) })}</Meta>
  return (
    <Meta>
      {[
        member.has_second_factor ? t('teamScreen.factor') : t('teamScreen.noFactor'),
        member.last_seen_at
          ? t('teamScreen.seen', { when: formatWhen(member.last_seen_at) })
          : t('teamScreen.never'),
      ].join(' · ')}
    </Meta>
  )
}

function AbsenceLine({ member: { absence } }: Pick<TeamMemberItemProps, 'member'>) {
  if (!absence) return null
  return (
    <Meta>
      {t('teamScreen.away', {
        from: formatDate(absence.absent_from),
        until: formatDate(absence.absent_until),
        cover: absence.cover_name
          ? t('teamScreen.cover', { name: absence.cover_name })
          : t('teamScreen.noCover'),
      })}
    </Meta>
  )
}

/** Actions that the state allows; what a rule refuses is disabled with its reason. */
function TeamButtons({ member, onAct }: TeamMemberItemProps) {
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

function SendAgainButton({ member }: Pick<TeamMemberItemProps, 'member'>) {
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
