import type { TeamMember } from '@fledge/contract/team/schema.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card, CardList } from '@fledge/ui/card.tsx'
import { IconUserPlus } from '@fledge/ui/icons/user-plus.tsx'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { AbsenceDialog } from './absence-dialog.tsx'
import { InviteOperatorDialog } from './invite-operator-dialog.tsx'
import { OperatorRoleDialog } from './operator-role-dialog.tsx'
import { RemoveOperatorDialog } from './remove-operator-dialog.tsx'
import { ReviewTimesCard } from './review-times-card.tsx'
import { TeamMemberItem, type TeamAction } from './team-member-item.tsx'

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
      <Card title={t('teamScreen.title')} flush>
        <QueryResult of={team} name={t('teamScreen.title')}>
          {(members) => <TeamList members={members} />}
        </QueryResult>
      </Card>
      <ReviewTimesCard />
      {isInviting ? <InviteOperatorDialog onClose={() => setInviting(false)} /> : null}
    </Stack>
  )
}

interface OpenDialog {
  readonly action: TeamAction
  readonly userId: string
}

function TeamList({ members }: { readonly members: readonly TeamMember[] }) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const member = members.find(({ user_id: id }) => id === dialog?.userId)
  const close = () => setDialog(null)
  return (
    <>
      <CardList>
        {members.map((row) => (
          <TeamMemberItem
            key={row.user_id}
            member={row}
            onAct={(action) => setDialog({ action, userId: row.user_id })}
          />
        ))}
      </CardList>
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
