import {
  addCannedCommentBody,
  type CannedCommentView,
} from '@fledge/contract/reviews/canned-comment-schema.ts'
import { maxCommentLength } from '@fledge/domain/reviews/types.ts'
import { TextArea, TextField } from '@fledge/ui/fields.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { useWatch } from 'react-hook-form'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'
import { useContractForm } from '../../platform/forms/forms.ts'
import { client } from '../../platform/http/client.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { invalidateAfter } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'

interface CannedCommentDialogProps {
  /** The comment to edit; null for a new one. */
  readonly comment: CannedCommentView | null
  readonly onClose: () => void
}

const sections = addCannedCommentBody.shape.section.options
const firstSection = 'PERSONAL_INFORMATION'

function useCannedCommentForm({ comment, onClose }: CannedCommentDialogProps) {
  return useContractForm({
    schema: addCannedCommentBody,
    values: {
      section: sections.find((section) => section === comment?.section) ?? firstSection,
      name: comment?.name ?? '',
      body: comment?.body ?? '',
      note: '',
    },
    send: async (body) => {
      const sent = comment
        ? client.reviews.changeCannedComment({
            params: { id: comment.canned_id },
            body: { ...body, base: comment.version },
          })
        : client.reviews.addCannedComment({ body })
      await invalidateAfter(sent, ['listCannedComments'])
      showToast(t('cannedScreen.saved'))
      onClose()
    },
  })
}

/** Creates or changes a canned comment, with a reason. */
export function CannedCommentDialog(props: CannedCommentDialogProps) {
  const { comment } = props
  const { form, submit, sending } = useCannedCommentForm(props)
  return (
    <FormDialog
      title={
        comment ? t('cannedScreen.changeNamed', { name: comment.name }) : t('cannedScreen.add')
      }
      action={comment ? t('cannedScreen.save') : t('cannedScreen.add')}
      isBusy={sending}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <CannedCommentFields form={form} />
    </FormDialog>
  )
}

interface CannedCommentFieldsProps {
  readonly form: ReturnType<typeof useCannedCommentForm>['form']
}

function CannedCommentFields({ form }: CannedCommentFieldsProps) {
  const { errors } = form.formState
  return (
    <>
      <SectionField form={form} />
      <TextField
        label={t('cannedScreen.name')}
        hint={t('cannedScreen.nameHint')}
        {...form.register('name')}
        error={errors.name?.message}
      />
      <TextArea
        label={t('cannedScreen.body')}
        hint={t('cannedScreen.bodyHint')}
        rows={4}
        limit={maxCommentLength}
        formatLength={(used) => t('reviews.left', { left: maxCommentLength - used })}
        {...form.register('body')}
        error={errors.body?.message}
      />
      <TextArea
        label={t('cannedScreen.reason')}
        hint={t('cannedScreen.reasonHint')}
        rows={2}
        {...form.register('note')}
        error={errors.note?.message}
      />
    </>
  )
}

function SectionField({ form }: CannedCommentFieldsProps) {
  const section = useWatch({ control: form.control, name: 'section' })
  return (
    <SelectField
      label={t('cannedScreen.section')}
      nothingFound={t('common.nothingFound')}
      options={sections.map((value) => ({
        value,
        label: translateKey(`applications.section.${value}`),
      }))}
      value={section}
      onChange={(value) =>
        form.setValue('section', sections.find((known) => known === value) ?? firstSection)
      }
    />
  )
}
