import type { CannedCommentView } from '@fledge/contract/reviews/canned-comment-schema.ts'
import { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import { getCannedCommentAct } from '@fledge/domain/reviews/types.ts'
import { TextArea } from '@fledge/ui/fields.tsx'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'
import { useContractForm } from '../../platform/forms/forms.ts'
import { client } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { invalidateAfter } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'

interface ArchiveCannedCommentDialogProps {
  readonly comment: CannedCommentView
  readonly onClose: () => void
}

/** Archives a canned comment, or restores an archived one, with a reason. */
export function ArchiveCannedCommentDialog({ comment, onClose }: ArchiveCannedCommentDialogProps) {
  const { name, canned_id: id, state } = comment
  const act = getCannedCommentAct(state)
  const { form, submit, sending } = useContractForm({
    schema: reviewEndpoints.archiveCannedComment.body,
    values: { note: '' },
    send: async (body) => {
      const request = { params: { id }, body }
      const sent =
        act === 'archive'
          ? client.reviews.archiveCannedComment(request)
          : client.reviews.restoreCannedComment(request)
      await invalidateAfter(sent, ['listCannedComments'])
      showToast(t(`cannedScreen.${act}d`))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t(`cannedScreen.${act}Title`, { name })}
      action={t(`cannedScreen.${act}`)}
      isBusy={sending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t(`cannedScreen.${act}Text`)}</p>
      <TextArea
        label={t('cannedScreen.reason')}
        hint={t('cannedScreen.reasonHint')}
        rows={2}
        {...form.register('note')}
        error={form.formState.errors.note?.message}
      />
    </FormDialog>
  )
}
