import type { TeamMember } from '@fledge/contract/team/schema.ts'
import { teamColumns } from '@fledge/contract/team/team-columns.ts'
import { Button } from '@fledge/ui/button.tsx'
import { IconUserPlus } from '@fledge/ui/icons/user-plus.tsx'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { TableList } from '../../platform/list/table-list.tsx'
import { countRows, type LoadedQuery } from '../../platform/query/query-result.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { AbsenceDialog } from './absence-dialog.tsx'
import { InviteOperatorDialog } from './invite-operator-dialog.tsx'
import { OperatorRoleDialog } from './operator-role-dialog.tsx'
import { RemoveOperatorDialog } from './remove-operator-dialog.tsx'
import { ReviewTimesCard } from './review-times-card.tsx'
import { type TeamAction, TeamButtons } from './team-buttons.tsx'
import { teamCells } from './team-cells.tsx'

/** The team is always read as a whole. */
const maxMembers = 1000

/** The programme team: invitations, roles, absences and removal, for managers. */
export default function OperatorTeamScreen() {
  useTitle(t('teamScreen.title'))
  const team = useApiQuery('team', 'listTeam', {}, { staleTime: 0 })
  const [isInviting, setInviting] = useState(false)
  return (
    <Stack>
      <PageHeader
        title={t('teamScreen.title')}
        text={t('teamScreen.text')}
        actions={
          <Button
            tone="primary"
            icon={<IconUserPlus size={16} aria-hidden />}
            onClick={() => setInviting(true)}
          >
            {t('teamScreen.invite')}
          </Button>
        }
      />
      <TeamList team={team} />
      <ReviewTimesCard />
      {isInviting ? <InviteOperatorDialog onClose={() => setInviting(false)} /> : null}
    </Stack>
  )
}

interface OpenDialog {
  readonly action: TeamAction
  readonly userId: string
}

function TeamList({ team }: { readonly team: LoadedQuery<readonly TeamMember[]> }) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const members = team.data?.payload ?? []
  const member = members.find(({ user_id: id }) => id === dialog?.userId)
  const close = () => setDialog(null)
  return (
    <>
      <TableList
        list="team"
        title={t('teamScreen.title')}
        of={countRows(team)}
        perPage={maxMembers}
        empty={null}
        columns={teamColumns}
        cells={teamCells}
        rowKey={(row) => row.user_id}
        actions={(row) => (
          <TeamButtons
            member={row}
            onAct={(action) => setDialog({ action, userId: row.user_id })}
          />
        )}
        exportUrl={(columns) => buildEndpointUrl('team', 'exportTeam', { query: { columns } })}
      />
      {member && dialog?.action === 'changeRole' ? (
        <OperatorRoleDialog member={member} onClose={close} />
      ) : null}
      {member && dialog?.action === 'setAbsence' ? (
        <AbsenceDialog member={member} members={members} onClose={close} />
      ) : null}
      {member && dialog?.action === 'remove' ? (
        <RemoveOperatorDialog member={member} onClose={close} />
      ) : null}
    </>
  )
}
