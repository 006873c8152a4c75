import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { TeamMember } from '@fledge/contract/team/schema.ts'
import { hasOperatorAccess } from '@fledge/domain/sessions/operator-access.ts'
import { isInTeam, isInvitationOpen, teamBadges } from '@fledge/domain/team/types.ts'
import { locale } from '@fledge/kernel/locale.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Meta } from '@fledge/ui/card.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { Link } from '../../platform/router/link.tsx'
import { useUser } from '../../platform/shell/session.ts'
import { useNow } from '../../platform/time/clock.ts'
import { RelativeTime } from '../../platform/time/relative-time.tsx'
import { getMemberName } from './member-name.ts'

/** Cells of the list of the team that show more than a value. */
export const teamCells = {
  name: (member: TeamMember) => <MemberName member={member} />,
  status: ({ state }: TeamMember) => (
    <Badge tone={teamBadges[state].tone}>{translateKey(teamBadges[state].text)}</Badge>
  ),
  tasks: ({ state, operator_role: role, open_tasks: count, user_id: owner }: TeamMember) =>
    isInTeam(state) && hasOperatorAccess(role, 'operator:review') ? (
      <Link to={buildPath(paths.operator.waits, {}, { owner })}>
        {count.toLocaleString(locale)}
      </Link>
    ) : null,
  invited: ({ invited_until: at }: TeamMember) => (at === null ? null : <InvitedUntil at={at} />),
}

function MemberName({ member }: { readonly member: TeamMember }) {
  return (
    <Group>
      {getMemberName(member)}
      {member.user_id === useUser().user_id ? (
        <Badge tone="slate">{t('teamScreen.you')}</Badge>
      ) : null}
    </Group>
  )
}

function InvitedUntil({ at }: { readonly at: string }) {
  return (
    <Meta due={!isInvitationOpen(at, useNow())}>
      <RelativeTime at={at} />
    </Meta>
  )
}
