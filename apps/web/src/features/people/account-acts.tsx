import type { PersonDetails } from '@fledge/contract/people/schema.ts'
import { paths } from '@fledge/contract/paths.ts'
import { Button } from '@fledge/ui/button.tsx'
import { useState } from 'react'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useOperatorRole } from '../../shared/permitted-link.tsx'
import { AccountActDialog } from './account-act-dialog.tsx'
import { BanDialog } from './ban-dialog.tsx'
import { DecideAppealDialog } from './decide-appeal-dialog.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { ViewAsDialog } from './view-as-dialog.tsx'

type Account = NonNullable<PersonDetails['account']>
/** What has a dialog here; comparing with another account has an address of its own. */
type Act = Exclude<keyof Account['may'], 'compare'>

interface AccountActsProps {
  readonly person: Pick<PersonDetails, 'id' | 'name' | 'email' | 'type' | 'account' | 'erase_at'>
}

/** Whether the user may act on accounts. */
export const useCanManageAccounts = (): boolean => useOperatorRole() === 'MANAGER'

/** What a manager does with the account of a person; operators are managed with the team. */
export function AccountActs({ person }: AccountActsProps) {
  const [act, setAct] = useState<Act | null>(null)
  const { account } = person
  if (!useCanManageAccounts() || account === null) return null
  if (person.type === 'O')
    return (
      <ButtonLink size="small" to={paths.operator.team}>
        {t('personScreen.openTeam')}
      </ButtonLink>
    )
  return (
    <>
      {listActs(account, person.erase_at !== null).map((name) => (
        <ActButton key={name} name={name} may={account.may[name]} onClick={() => setAct(name)} />
      ))}
      {act ? <ActDialog act={act} person={person} onClose={() => setAct(null)} /> : null}
    </>
  )
}

/** The acts that concern an account in its state, allowed or not. */
function listActs(
  { block, ban_reason: banReason, appeal, erasure }: Account,
  isErasing: boolean,
): readonly Act[] {
  const hasOpenAppeal = appeal !== null && appeal.decided_at === null
  const whileBlocked = hasOpenAppeal ? 'decide_appeal' : 'reactivate'
  const whileErasing = erasure?.is_final ? (['keep'] as const) : []
  return [
    block ? whileBlocked : 'deactivate',
    ...(banReason === null ? (['ban'] as const) : []),
    'view',
    'export',
    ...(isErasing ? whileErasing : (['erase'] as const)),
  ]
}

const actTexts = {
  deactivate: 'personScreen.deactivate',
  reactivate: 'personScreen.reactivate',
  ban: 'personScreen.ban',
  decide_appeal: 'personScreen.appeal.action',
  export: 'personScreen.export',
  erase: 'personScreen.eraseAct',
  keep: 'personScreen.keep',
  view: 'personScreen.view',
} as const satisfies Readonly<Record<Act, string>>

interface ActButtonProps {
  readonly name: Act
  readonly may: true | string
  readonly onClick: () => void
}

const ActButton = ({ name, may, onClick }: ActButtonProps) => (
  <Button size="small" disabledReason={may === true ? null : translateKey(may)} onClick={onClick}>
    {t(actTexts[name])}
  </Button>
)

interface ActDialogProps extends AccountActsProps {
  readonly act: Act
  readonly onClose: () => void
}

function ActDialog({ act, ...props }: ActDialogProps) {
  if (act === 'ban') return <BanDialog {...props} />
  if (act === 'erase') return <EraseDialog {...props} />
  if (act === 'export') return <ExportDialog {...props} />
  if (act === 'view') return <ViewAsDialog {...props} />
  if (act === 'decide_appeal') return <DecideAppealDialog {...props} />
  return <AccountActDialog act={act} {...props} />
}
