import type { EntryKind } from '@fledge/domain/profiles/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { ConflictList, getConflictMessage } from '../../platform/forms/conflict-list.tsx'
import { deleteUnusedUpload } from '../../platform/upload/document-field.tsx'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { formatEntryField, entryFieldLabels } from './format-entry-field.ts'
import type { EntryForm } from './use-entry-form.ts'

interface EntryFrameProps<S extends z.ZodType<FieldValues, FieldValues>> {
  readonly kind: EntryKind
  readonly all: EntryForm<S>
  /** File stored on the server, and the one selected in the form. */
  readonly kept: string | null
  readonly sent: string | null | undefined
  readonly isNew: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

type AnyEntryForm = EntryForm<z.ZodType<FieldValues, FieldValues>>

const formId = 'entry-form'

/**
 * Dialog around an entry's fields. Closing keeps the draft for next time; cancelling discards the
 * draft and any uploaded file.
 */
export function EntryFrame<S extends z.ZodType<FieldValues, FieldValues>>({
  kind,
  all,
  kept,
  sent,
  isNew,
  onClose,
  children,
}: EntryFrameProps<S>) {
  const { submit, sending, forget, clashes, decide } = all
  const cancel = () => {
    deleteUnusedUpload(sent, kept)
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
      actions={<EntryButtons busy={sending} hasClashes={clashes.length > 0} onCancel={cancel} />}
    >
      <form id={formId} onSubmit={(event) => submit(event)} noValidate>
        <Stack tight>
          {clashes.length > 0 ? <EntryConflicts clashes={clashes} onDecide={decide} /> : null}
          {children}
        </Stack>
      </form>
    </Dialog>
  )
}

interface EntryButtonsProps {
  readonly busy: boolean
  readonly hasClashes: boolean
  readonly onCancel: () => void
}

function EntryButtons({ busy, hasClashes, onCancel }: EntryButtonsProps) {
  return (
    <>
      <Button onClick={onCancel}>{t('common.btn.cancel')}</Button>
      <Button
        tone="primary"
        type="submit"
        form={formId}
        busy={busy}
        refused={hasClashes ? t('common.clash.decide') : null}
      >
        {t('common.btn.save')}
      </Button>
    </>
  )
}

interface EntryConflictsProps {
  readonly clashes: AnyEntryForm['clashes']
  readonly onDecide: AnyEntryForm['decide']
}

function EntryConflicts({ clashes, onDecide }: EntryConflictsProps) {
  return (
    <ConflictList
      text={getConflictMessage()}
      there={t('common.clash.there')}
      take={t('common.clash.take')}
      clashes={clashes.map(({ field, theirs, mine }) => ({
        field,
        label: translateKey(entryFieldLabels[field] ?? field),
        theirs: formatEntryField(field, theirs),
        mine: formatEntryField(field, mine),
      }))}
      onDecide={onDecide}
    />
  )
}
