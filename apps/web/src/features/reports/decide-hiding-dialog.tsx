import type { ContentHiding } from '@fledge/contract/reports/hiding-schema.ts'
import {
  type HidingDecision,
  hidingDecisions,
  type HidingStatus,
} from '@fledge/domain/reports/hiding-types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { RadioCards } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { NoteField } from '../../platform/forms/note-field.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { getUndoAction } from '../../shared/undo-decision.ts'
import styles from './reports.module.css'

interface DecideHidingDialogProps {
  readonly hiding: ContentHiding
  readonly onClose: () => void
}

/** Decides on what the owner of something hidden asks for, or restores it, with a reason. */
export function DecideHidingDialog({ hiding, onClose }: DecideHidingDialogProps) {
  const form = useHidingForm(hiding, onClose)
  const act = form.isRequested ? 'decide' : 'restore'
  return (
    <Dialog
      opened
      busy={form.isBusy}
      onClose={onClose}
      title={t(`hiddenContentScreen.${act}Title`, {
        part: t(`hidings.part.${hiding.part}`),
        name: hiding.name,
      })}
      closeLabel={t('common.btn.close')}
      actions={
        <Button tone="primary" busy={form.isBusy} disabledReason={form.problem} onClick={form.send}>
          {t(`hiddenContentScreen.${act}`)}
        </Button>
      }
    >
      <Stack tight>
        <HidingFacts hiding={hiding} />
        {form.isRequested ? <DecisionChoice form={form} /> : null}
        <NoteField
          label={t('reportsScreen.reason')}
          hint={t('hiddenContentScreen.reasonHint')}
          isNeeded
          value={form.reason}
          onChange={form.setReason}
        />
      </Stack>
    </Dialog>
  )
}

function DecisionChoice({ form }: { readonly form: ReturnType<typeof useHidingForm> }) {
  return (
    <RadioCards
      label={t('reportsScreen.decision')}
      choices={hidingDecisions.map((value) => ({
        value,
        label: t(`hiddenContentScreen.choice.${value}`),
        hint: t(`hiddenContentScreen.choice.${value}Hint`),
      }))}
      value={form.decision}
      onChange={form.setDecision}
    />
  )
}

const requestTexts = {
  HIDDEN: null,
  CHANGED: 'hiddenContentScreen.change',
  APPEALED: 'hiddenContentScreen.appeal',
  RESTORED: null,
} as const satisfies Readonly<Record<HidingStatus, string | null>>

/** Why it was hidden, what its owner writes, and the text as it is now. */
function HidingFacts({ hiding }: { readonly hiding: ContentHiding }) {
  const { hidden_by_name: name, note, request_note: request, status, hidden_text: text } = hiding
  const key = requestTexts[status]
  return (
    <>
      <p>{t('hiddenContentScreen.hiddenBecause', { name, note })}</p>
      {key === null ? null : <p>{t(key, { note: request ?? '' })}</p>}
      {text === null ? null : (
        <div>
          <b>{t('hiddenContentScreen.now')}</b>
          <p className={styles['written']}>{text}</p>
        </div>
      )}
    </>
  )
}

function useHidingForm({ hiding_id: id, due_at: dueAt }: ContentHiding, onClose: () => void) {
  const isRequested = dueAt !== null
  const [decision, setDecision] = useState<HidingDecision | null>(isRequested ? null : 'restore')
  const [reason, setReason] = useState('')
  const decide = useApiMutation('reports', 'decideContentHiding', {
    onDone: ({ payload }) => {
      showToast(t('hiddenContentScreen.decided'), getUndoAction()(payload))
      onClose()
    },
  })
  return {
    isRequested,
    decision,
    setDecision: (value: string) =>
      setDecision(hidingDecisions.find((known) => known === value) ?? null),
    reason,
    setReason,
    problem: findProblem(decision, reason),
    isBusy: decide.isPending,
    send() {
      if (decision) decide.mutate({ params: { id }, body: { decision, reason } })
    },
  }
}

function findProblem(decision: HidingDecision | null, reason: string): string | null {
  if (decision === null) return t('reportsScreen.choose')
  return reason.trim() ? null : t('reportsScreen.reasonMissing')
}
