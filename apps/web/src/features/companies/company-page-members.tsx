import { buildPath, paths } from '@fledge/contract/paths.ts'
import { getPersonBadge } from '@fledge/domain/people/person-badge.ts'
import { Button } from '@fledge/ui/button.tsx'
import { CardListItem, Meta } from '@fledge/ui/card.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { Link } from '../../platform/router/link.tsx'
import { joinParts, RecordsCard, StatusBadge } from '../../shared/records-card.tsx'
import { TransferAdministratorDialog } from './transfer-administrator-dialog.tsx'

type Company = Payload<'companies', 'getCompanyPage'>

const maxShown = 10

/** The company's people, and the transfer of its administrator. */
export function MembersCard({ company }: { readonly company: Company }) {
  const [isTransferring, setTransferring] = useState(false)
  const { company_id: id, members } = company
  const { transfer_administrator: may } = company.may
  return (
    <>
      <RecordsCard
        title={t('companyPage.members')}
        side={
          <Link to={buildPath(paths.operator.people, {}, { company: id })}>
            {t('companyPage.all', { count: members.count })}
          </Link>
        }
        rows={members.rows.slice(0, maxShown)}
        none={t('companyPage.noMembers')}
        row={(member) => <MemberRow key={member.id} member={member} />}
        foot={
          <Button
            size="small"
            disabledReason={may === true ? null : translateKey(may)}
            onClick={() => setTransferring(true)}
          >
            {t('companyPage.transfer.open')}
          </Button>
        }
      />
      {isTransferring ? (
        <TransferAdministratorDialog company={company} onClose={() => setTransferring(false)} />
      ) : null}
    </>
  )
}

function MemberRow({ member }: { readonly member: Company['members']['rows'][number] }) {
  const { id, name, email, role, status } = member
  return (
    <CardListItem>
      <Group>
        <b>
          <Link to={buildPath(paths.operator.person, { id })}>{name || email}</Link>
        </b>
        <StatusBadge badge={getPersonBadge({ status, application: null, company: null })} />
      </Group>
      <Meta>{joinParts([role && translateKey(`members.role.${role}`), name ? email : null])}</Meta>
    </CardListItem>
  )
}
