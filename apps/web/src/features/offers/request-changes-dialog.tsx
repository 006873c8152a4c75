import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { useState } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'

interface RequestChangesDialogProps {
  readonly opened: boolean
  readonly busy: boolean
  readonly onClose: () => void
  readonly onSend: (comments: string) => void
}

/** Requests changes from the company. The text survives closing the dialog. */
export function RequestChangesDialog({ opened, busy, onClose, onSend }: RequestChangesDialogProps) {
  const [comments, setComments] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const send = () =>
    comments.trim() ? onSend(comments) : setError(t('offerScreen.review.commentsMissing'))
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('offerScreen.review.ask')}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.btn.cancel')}</Button>
          <Button tone="primary" busy={busy} onClick={send}>
            {t('offerScreen.review.ask')}
          </Button>
        </>
      }
    >
      <TextArea
        label={t('offerScreen.review.comments')}
        rows={5}
        limit={3000}
        formatLength={(used) => t('common.charsLeft', { used, limit: 3000 })}
        value={comments}
        error={error}
        onChange={(event) => {
          setComments(event.currentTarget.value)
          setError(undefined)
        }}
      />
    </Dialog>
  )
}
