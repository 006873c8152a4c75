import type { PersonDetails } from '@fledge/contract/people/schema.ts'
import { paths } from '@fledge/contract/paths.ts'
import { Button } from '@fledge/ui/button.tsx'
import { useState } from 'react'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useOperatorRole } from '../../shared/permitted-link.tsx'
import { type AccountAct, AccountActDialog } from './account-act-dialog.tsx'

type AccountActsProps = {
  readonly person: Pick<PersonDetails, 'id' | 'name' | 'email' | 'type' | 'account'>
}

/** Whether the user may act on accounts. */
export const useCanManageAccounts = (): boolean => useOperatorRole() === 'MANAGER'

/** What a manager does with the account of a person; operators are managed with the team. */
export function AccountActs({ person }: AccountActsProps) {
  const [act, setAct] = useState<AccountAct | null>(null)
  const { account } = person
  if (!useCanManageAccounts() || account === null) return null
  if (person.type === 'O')
    return (
      <ButtonLink size="small" to={paths.operator.team}>
        {t('personScreen.openTeam')}
      </ButtonLink>
    )
  const shown: AccountAct = account.block ? 'reactivate' : 'deactivate'
  const may = account.may[shown]
  return (
    <>
      <Button
        size="small"
        disabledReason={may === true ? null : translateKey(may)}
        onClick={() => setAct(shown)}
      >
        {t(`personScreen.${shown}`)}
      </Button>
      {act ? <AccountActDialog person={person} act={act} onClose={() => setAct(null)} /> : null}
    </>
  )
}
