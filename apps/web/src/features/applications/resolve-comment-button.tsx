import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useContext, useState } from 'react'
import { ApiError } from '../../platform/http/api-error.ts'
import { NoteField } from '../../platform/forms/note-field.tsx'
import { showFailure, useApiMutation } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { focusFirstError, settleStep, StepForms } from './step-forms.ts'

const isUnchanged = (error: unknown) => error instanceof ApiError && 'note' in error.fields

/**
 * Resolves a comment after pending changes are saved. If the section is unchanged, asks for
 * confirmation and a note to the reviewer.
 */
export function ResolveCommentButton({ comment }: { readonly comment: string }) {
  const forms = useContext(StepForms)
  const [asking, setAsking] = useState(false)
  const [note, setNote] = useState('')
  const mark = useApiMutation('reviews', 'addressFeedback', {
    quiet: true,
    onDone: () => setAsking(false),
    onFailed: (error) => (isUnchanged(error) ? setAsking(true) : showFailure(error)),
  })
  const mended = async () => {
    const because = forms ? await settleStep(forms) : null
    if (because !== null) return focusFirstError(because)
    return mark.mutate({ body: { comment_id: comment } })
  }
  return (
    <>
      <Button size="small" busy={mark.isPending} onClick={() => void mended()}>
        {t('applications.comment.mended')}
      </Button>
      <UnchangedDialog
        opened={asking}
        busy={mark.isPending}
        note={note}
        onNote={setNote}
        onSend={() => mark.mutate({ body: { comment_id: comment, note } })}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

interface UnchangedDialogProps {
  readonly opened: boolean
  readonly busy: boolean
  readonly note: string
  readonly onNote: (note: string) => void
  readonly onSend: () => void
  readonly onClose: () => void
}

/** Asks why the comment is resolved although its section is unchanged. */
function UnchangedDialog({ opened, busy, note, onNote, onSend, onClose }: UnchangedDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('applications.comment.unchanged')}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('applications.comment.goBack')}</Button>
          <Button
            tone="primary"
            busy={busy}
            disabledReason={note.trim() === '' ? t('applications.comment.sayWhy') : null}
            onClick={onSend}
          >
            {t('applications.comment.allTheSame')}
          </Button>
        </>
      }
    >
      <Stack tight>
        <p>{t('applications.comment.unchangedText')}</p>
        <NoteField isNeeded label={t('applications.comment.word')} value={note} onChange={onNote} />
      </Stack>
    </Dialog>
  )
}
