import type {
  CompanyInvitation,
  InvitationSelection,
} from '@fledge/contract/company-invitations/invitation-schema.ts'
import type { BulkResult } from '@fledge/contract/platform/bulk.ts'
import type { CompanyInvitationAct } from '@fledge/domain/company-invitations/types.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { BulkDialog } from '../../platform/list/bulk-dialog.tsx'
import type { Selection } from '../../platform/list/use-selection.ts'
import { useApiMutation, useApiQuery } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { getUndoAction } from '../../shared/undo-decision.ts'

interface ChangeInvitationsDialogProps {
  readonly act: CompanyInvitationAct
  readonly selection: Selection<CompanyInvitation>
  /** Filters of the list, for everything that matches. */
  readonly filters: Extract<InvitationSelection, { filters: unknown }>['filters']
  readonly onDone: (result: BulkResult) => void
  readonly onClose: () => void
}

/** Sends invitations again or withdraws them, after saying how many and which are left out. */
export function ChangeInvitationsDialog(props: ChangeInvitationsDialogProps) {
  const { act, selection, filters, onDone, onClose } = props
  const ids = selection.rows.map((row) => row.invitation_id)
  const chosen = selection.isAll ? { filters, except: ids } : { rows: ids }
  const preview = useApiQuery(
    'companyInvitations',
    'previewChangeCompanyInvitations',
    { body: { selection: chosen, act } },
    { staleTime: 0 },
  )
  const change = useApiMutation('companyInvitations', 'changeCompanyInvitations', {
    onDone: ({ payload }) => {
      const { count } = payload
      showToast(t(`companyInvitationsScreen.${act}Done`, { count }), getUndoAction()(payload))
      onDone(payload)
    },
  })
  return (
    <BulkDialog
      title={t(`companyInvitationsScreen.${act}Title`, { count: selection.count })}
      action={t(`companyInvitationsScreen.${act}`)}
      preview={preview}
      describe={(count) => t(`companyInvitationsScreen.${act}Count`, { count })}
      isBusy={change.isPending}
      nothing={t(`companyInvitationsScreen.${act}Nothing`)}
      reasonLabel={t('companyInvitationsScreen.reason')}
      reasonMissing={t('companyInvitationsScreen.reasonMissing')}
      onSend={(sent) => change.mutate({ body: { selection: chosen, act, ...sent } })}
      onClose={onClose}
    >
      <p>{t(`companyInvitationsScreen.${act}Text`)}</p>
    </BulkDialog>
  )
}
