import type { EntryKind } from '@fledge/domain/profiles/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import type { ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import type { z } from 'zod'
import { ConflictCard } from '../../platform/forms/conflict-card.tsx'
import type { EditForm } from '../../platform/forms/use-edit-form.ts'
import { deleteUnusedUpload } from '../../platform/upload/document-field.tsx'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { formatEntryField, entryFieldLabels } from './format-entry-field.ts'

interface EntryFrameProps<S extends z.ZodType<FieldValues, FieldValues>> {
  readonly kind: EntryKind
  readonly all: EditForm<S>
  /** File stored on the server, and the one selected in the form. */
  readonly saved: string | null
  readonly sent: string | null | undefined
  readonly isNew: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

const formId = 'entry-form'

/**
 * Dialog around an entry's fields. Closing keeps the draft for next time; cancelling discards the
 * draft and any uploaded file.
 */
export function EntryFrame<S extends z.ZodType<FieldValues, FieldValues>>({
  kind,
  all,
  saved,
  sent,
  isNew,
  onClose,
  children,
}: EntryFrameProps<S>) {
  const { submit, sending, forget, conflicts } = all
  const cancel = () => {
    deleteUnusedUpload(sent, saved)
    void forget()
    onClose()
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={
        isNew ? t(`applications.entry.add.${kind}`) : t(`applications.entry.editTitle.${kind}`)
      }
      closeLabel={t('common.btn.close')}
      width={560}
      actions={
        <EntryButtons busy={sending} hasConflicts={conflicts.length > 0} onCancel={cancel} />
      }
    >
      <form id={formId} onSubmit={(event) => submit(event)} noValidate>
        <Stack tight>
          <EntryConflicts all={all} />
          {children}
        </Stack>
      </form>
    </Dialog>
  )
}

// Conflicts name fields of the entry, which are those of the form.
const toPath = <S extends z.ZodType<FieldValues, FieldValues>>(field: string) =>
  field as Path<z.input<S>>

const describeEntryField = (field: string) => ({
  label: translateKey(entryFieldLabels[field] ?? field),
  format: (value: unknown) => formatEntryField(field, value),
})

const EntryConflicts = <S extends z.ZodType<FieldValues, FieldValues>>({
  all,
}: Pick<EntryFrameProps<S>, 'all'>) => (
  <ConflictCard
    isBare
    conflicts={all.conflicts}
    onDecide={all.decide}
    read={(field) => all.form.getValues(toPath<S>(field))}
    describe={describeEntryField}
  />
)

interface EntryButtonsProps {
  readonly busy: boolean
  readonly hasConflicts: boolean
  readonly onCancel: () => void
}

function EntryButtons({ busy, hasConflicts, onCancel }: EntryButtonsProps) {
  return (
    <>
      <Button onClick={onCancel}>{t('common.btn.cancel')}</Button>
      <Button
        tone="primary"
        type="submit"
        form={formId}
        busy={busy}
        disabledReason={hasConflicts ? t('common.conflict.decide') : null}
      >
        {t('common.btn.save')}
      </Button>
    </>
  )
}
