import type { PersonDetails } from '@fledge/contract/people/schema.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { NoteField } from '../../platform/forms/note-field.tsx'
import { useApiMutation } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { t } from '../../platform/i18n/use-texts.ts'

interface ResetFactorDialogProps {
  readonly person: Pick<PersonDetails, 'id' | 'name' | 'email'>
  readonly onClose: () => void
}

/** Turns off the second factor of someone who has lost their codes, with a reason. */
export function ResetFactorDialog({ person, onClose }: ResetFactorDialogProps) {
  const [reason, setReason] = useState('')
  const name = person.name || person.email
  const reset = useApiMutation('secondFactor', 'resetSecondFactor', {
    onDone: () => {
      showToast(t('personScreen.factor.done', { name }))
      onClose()
    },
    onOvertaken: onClose,
  })
  return (
    <Dialog
      opened
      busy={reset.isPending}
      onClose={onClose}
      title={t('personScreen.factor.title', { name })}
      closeLabel={t('common.btn.close')}
      actions={
        <ResetButtons
          busy={reset.isPending}
          problem={reason.trim() ? null : t('common.reasonWords')}
          onReset={() => reset.mutate({ params: { id: person.id }, body: { reason } })}
          onClose={onClose}
        />
      }
    >
      <Stack tight>
        <p>{t('personScreen.factor.text')}</p>
        <NoteField
          isNeeded
          label={t('personScreen.factor.reason')}
          value={reason}
          onChange={setReason}
        />
      </Stack>
    </Dialog>
  )
}

interface ResetButtonsProps {
  readonly busy: boolean
  /** Why it cannot be sent yet. */
  readonly problem: string | null
  readonly onReset: () => void
  readonly onClose: () => void
}

function ResetButtons({ busy, problem, onReset, onClose }: ResetButtonsProps) {
  return (
    <>
      <Button tone="quiet" disabled={busy} onClick={onClose}>
        {t('common.btn.cancel')}
      </Button>
      <Button tone="danger" busy={busy} disabledReason={problem} onClick={onReset}>
        {t('personScreen.factor.action')}
      </Button>
    </>
  )
}
