import type { BulkPreview } from '@fledge/contract/platform/bulk.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { type ReactNode, useState } from 'react'
import { NoteField } from '../forms/note-field.tsx'
import { t } from '../i18n/use-texts.ts'
import type { LoadedQuery } from '../query/query-result.tsx'
import { BulkPreviewFacts } from './bulk-preview.tsx'

interface BulkDialogProps {
  readonly title: string
  /** Label of the button that acts. */
  readonly action: string
  readonly preview: LoadedQuery<BulkPreview>
  /** Says what will be done with how many. */
  readonly describe: (count: number) => string
  readonly isBusy: boolean
  /** What is missing before the preview can be read. */
  readonly missing?: string | null
  /** Why nothing can be done if the preview counts nothing. */
  readonly nothing: string
  readonly reasonLabel: string
  /** Who gets the reason. */
  readonly reasonHint?: string
  readonly reasonMissing: string
  readonly onSend: (act: { readonly reason: string; readonly count: number }) => void
  /** Returns the page of a row that is left out; without it, rows are named only. */
  readonly toRowPath?: (id: string) => string
  readonly onClose: () => void
  /** What it does, or further choices. */
  readonly children?: ReactNode
}

/** Does something with the selected rows, after saying how many and which are left out. */
export function BulkDialog({ title, action, preview, missing, ...props }: BulkDialogProps) {
  const [reason, setReason] = useState('')
  const count = preview.data?.payload.count ?? 0
  const problem =
    missing ?? (count === 0 ? props.nothing : reason.trim() === '' ? props.reasonMissing : null)
  return (
    <Dialog
      opened
      busy={props.isBusy}
      onClose={props.onClose}
      title={title}
      closeLabel={t('common.btn.close')}
      actions={
        <BulkDialogActions
          {...props}
          action={action}
          problem={problem}
          onSend={() => props.onSend({ reason, count })}
        />
      }
    >
      <Stack tight>
        {props.children}
        {missing ? null : (
          <BulkPreviewFacts of={preview} describe={props.describe} toRowPath={props.toRowPath} />
        )}
        <NoteField
          label={props.reasonLabel}
          {...(props.reasonHint ? { hint: props.reasonHint } : {})}
          isNeeded
          value={reason}
          onChange={setReason}
        />
      </Stack>
    </Dialog>
  )
}

interface BulkDialogActionsProps extends Pick<BulkDialogProps, 'action' | 'isBusy' | 'onClose'> {
  readonly problem: string | null
  readonly onSend: () => void
}

const BulkDialogActions = ({ action, isBusy, problem, ...props }: BulkDialogActionsProps) => (
  <>
    <Button tone="quiet" disabled={isBusy} onClick={props.onClose}>
      {t('common.btn.cancel')}
    </Button>
    <Button tone="primary" busy={isBusy} disabledReason={problem} onClick={props.onSend}>
      {action}
    </Button>
  </>
)
