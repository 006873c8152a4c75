import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { useState } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { useApiMutation, useApiQuery } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'

type Company = Pick<
  Payload<'companies', 'getCompanyPage'>,
  'company_id' | 'name' | 'account_manager' | 'may'
>

interface AccountManagerDialogProps {
  readonly company: Company
  readonly onClose: () => void
}

const noManager = 'none'

/** Sets who of the programme team looks after a company. */
export function AccountManagerDialog({ company, onClose }: AccountManagerDialogProps) {
  const [choice, setChoice] = useState(company.account_manager?.user_id ?? noManager)
  const assign = useApiMutation('companies', 'assignAccountManager', {
    onDone: () => {
      showToast(t('companyPage.manager.done', { company: company.name }))
      onClose()
    },
  })
  const { assign_manager: may } = company.may
  const send = () =>
    assign.mutate({
      params: { id: company.company_id },
      body: { account_manager_id: choice === noManager ? null : choice },
    })
  return (
    <Dialog
      opened
      busy={assign.isPending}
      onClose={onClose}
      title={t('companyPage.manager.title', { company: company.name })}
      closeLabel={t('common.btn.close')}
      actions={
        <ManagerButtons
          busy={assign.isPending}
          problem={may === true ? null : translateKey(may)}
          onSend={send}
          onClose={onClose}
        />
      }
    >
      <SelectField
        label={t('companyPage.manager')}
        options={useManagerOptions()}
        value={choice}
        nothingFound={t('common.nothingFound')}
        onChange={(value) => setChoice(value ?? noManager)}
      />
    </Dialog>
  )
}

interface ManagerButtonsProps {
  readonly busy: boolean
  /** Why it cannot be changed. */
  readonly problem: string | null
  readonly onSend: () => void
  readonly onClose: () => void
}

function ManagerButtons({ busy, problem, onSend, onClose }: ManagerButtonsProps) {
  return (
    <>
      <Button disabled={busy} onClick={onClose}>
        {t('common.btn.cancel')}
      </Button>
      <Button tone="primary" busy={busy} disabledReason={problem} onClick={onSend}>
        {t('common.btn.save')}
      </Button>
    </>
  )
}

/** Active colleagues, and no one. */
function useManagerOptions() {
  const colleagues = useApiQuery('waits', 'listColleagues', {}, { staleTime: 0 })
  const options = (colleagues.data?.payload ?? [])
    .filter((colleague) => colleague.is_active)
    .map(({ user_id: value, name: label }) => ({ value, label }))
  return [{ value: noManager, label: t('companyPage.manager.none') }, ...options]
}
