import type { MemberRole } from '@fledge/domain/members/types.ts'
import { isMemberActive } from '@fledge/domain/members/rules.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { useState } from 'react'
import { NoteField } from '../../platform/forms/note-field.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'

type Company = Pick<Payload<'companies', 'getCompanyPage'>, 'company_id' | 'name' | 'members'>

interface TransferAdministratorDialogProps {
  readonly company: Company
  readonly onClose: () => void
}

/** Makes another member the administrator, with a reason that both get by email. */
export function TransferAdministratorDialog(props: TransferAdministratorDialogProps) {
  const { company, onClose } = props
  const form = useTransferForm(company)
  const transfer = useApiMutation('members', 'transferAdministrator', {
    onDone: () => {
      showToast(t('companyPage.transfer.done', { company: company.name }))
      onClose()
    },
    onOvertaken: onClose,
  })
  const send = () => {
    const { from, to, reason } = form
    if (from !== null && to !== null)
      transfer.mutate({
        params: { id: company.company_id },
        body: { from_user_id: from, to_user_id: to, reason },
      })
  }
  return (
    <Dialog
      opened
      busy={transfer.isPending}
      onClose={onClose}
      title={t('companyPage.transfer.title', { company: company.name })}
      closeLabel={t('common.btn.close')}
      actions={
        <TransferButtons
          busy={transfer.isPending}
          problem={form.problem}
          onSend={send}
          onClose={onClose}
        />
      }
    >
      <TransferFields company={company} form={form} />
    </Dialog>
  )
}

/** Active members with this role, as choices. */
const toOptions = ({ members }: Company, role: MemberRole) =>
  members.rows
    .filter((member) => member.role === role && isMemberActive(member.member_status))
    .map(({ id: value, name, email }) => ({ value, label: name || email }))

function useTransferForm(company: Company) {
  const admins = toOptions(company, 'ADMIN')
  const [from, setFrom] = useState(admins.length === 1 ? (admins[0]?.value ?? null) : null)
  const [to, setTo] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const problem =
    from === null || to === null
      ? t('companyPage.transfer.choose')
      : reason.trim()
        ? null
        : t('common.reasonWords')
  return { from, setFrom, to, setTo, reason, setReason, problem }
}

interface TransferFieldsProps {
  readonly company: Company
  readonly form: ReturnType<typeof useTransferForm>
}

function TransferFields({ company, form }: TransferFieldsProps) {
  const nothingFound = t('companyPage.transfer.noSuccessor')
  return (
    <Stack>
      <p>{t('companyPage.transfer.text')}</p>
      <SelectField
        label={t('companyPage.transfer.from')}
        options={toOptions(company, 'ADMIN')}
        value={form.from}
        nothingFound={nothingFound}
        onChange={form.setFrom}
      />
      <SelectField
        label={t('companyPage.transfer.to')}
        options={toOptions(company, 'SUPERVISOR')}
        value={form.to}
        nothingFound={nothingFound}
        onChange={form.setTo}
      />
      <NoteField
        isNeeded
        label={t('companyPage.transfer.reason')}
        value={form.reason}
        onChange={form.setReason}
      />
    </Stack>
  )
}

interface TransferButtonsProps {
  readonly busy: boolean
  /** Why it cannot be sent yet. */
  readonly problem: string | null
  readonly onSend: () => void
  readonly onClose: () => void
}

function TransferButtons({ busy, problem, onSend, onClose }: TransferButtonsProps) {
  return (
    <>
      <Button disabled={busy} onClick={onClose}>
        {t('common.btn.cancel')}
      </Button>
      <Button tone="primary" busy={busy} disabledReason={problem} onClick={onSend}>
        {t('companyPage.transfer.send')}
      </Button>
    </>
  )
}
