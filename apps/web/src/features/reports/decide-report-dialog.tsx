import type { ContentReport } from '@fledge/contract/reports/schema.ts'
import { type HiddenPart, listHideableParts } from '@fledge/domain/reports/hidden-parts.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Checkbox, RadioCards } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { NoteField } from '../../platform/forms/note-field.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { getUndoAction } from '../../shared/undo-decision.ts'
import styles from './reports.module.css'

const outcomes = ['dismiss', 'hide', 'resolve'] as const
type Outcome = (typeof outcomes)[number]

interface DecideReportDialogProps {
  readonly report: ContentReport
  readonly onClose: () => void
}

/** Dismisses or resolves a report, or hides what was reported, with a reason. */
export function DecideReportDialog({ report, onClose }: DecideReportDialogProps) {
  const form = useDecisionForm(report, onClose)
  return (
    <Dialog
      opened
      busy={form.isBusy}
      onClose={onClose}
      title={t('reportsScreen.decideTitle', { name: report.name })}
      closeLabel={t('common.btn.close')}
      actions={
        <Button tone="primary" busy={form.isBusy} disabledReason={form.problem} onClick={form.send}>
          {t('reportsScreen.decide')}
        </Button>
      }
    >
      <DecisionFields report={report} form={form} />
    </Dialog>
  )
}

interface DecisionFieldsProps {
  readonly report: ContentReport
  readonly form: ReturnType<typeof useDecisionForm>
}

function DecisionFields({ report, form }: DecisionFieldsProps) {
  return (
    <Stack tight>
      <p>{t(`reports.reason.${report.reason}`)}</p>
      {report.note === null ? null : <p>{report.note}</p>}
      <RadioCards
        label={t('reportsScreen.decision')}
        choices={outcomes.map((value) => ({
          value,
          label: t(`reportsScreen.${value}`),
          hint: t(`reportsScreen.${value}Hint`),
        }))}
        value={form.decision}
        onChange={form.setDecision}
      />
      {form.decision === 'hide' && form.hideable.length > 1 ? (
        <PartsField parts={form.hideable} chosen={form.parts} onChange={form.setParts} />
      ) : null}
      <NoteField
        label={t('reportsScreen.reason')}
        hint={t(
          form.decision === 'hide' ? 'reportsScreen.hideReasonHint' : 'reportsScreen.reasonHint',
        )}
        isNeeded
        value={form.reason}
        onChange={form.setReason}
      />
    </Stack>
  )
}

interface PartsFieldProps {
  readonly parts: readonly HiddenPart[]
  readonly chosen: readonly HiddenPart[]
  readonly onChange: (parts: readonly HiddenPart[]) => void
}

function PartsField({ parts, chosen, onChange }: PartsFieldProps) {
  return (
    <fieldset className={styles['parts']}>
      <legend>{t('reportsScreen.parts')}</legend>
      {parts.map((part) => (
        <Checkbox
          key={part}
          label={t(`hidings.part.${part}`)}
          checked={chosen.includes(part)}
          onChange={(event) =>
            onChange(
              event.currentTarget.checked
                ? [...chosen, part]
                : chosen.filter((other) => other !== part),
            )
          }
        />
      ))}
    </fieldset>
  )
}

function useDecisionForm({ report_id: id, kind, part }: ContentReport, onClose: () => void) {
  const [decision, setDecision] = useState<Outcome | null>(null)
  const hideable = listHideableParts(kind, part)
  // The only one is chosen.
  const [parts, setParts] = useState(hideable.length === 1 ? hideable : [])
  const [reason, setReason] = useState('')
  const decide = useApiMutation('reports', 'decideContentReport', {
    onDone: ({ payload }) => {
      showToast(t('reportsScreen.decided'), getUndoAction()(payload))
      onClose()
    },
  })
  return {
    decision,
    setDecision: (value: string) => setDecision(outcomes.find((known) => known === value) ?? null),
    hideable,
    parts,
    setParts,
    reason,
    setReason,
    problem: findProblem(decision, parts, reason),
    isBusy: decide.isPending,
    send() {
      if (!decision) return
      const hidden = decision === 'hide' ? { parts: [...parts] } : {}
      decide.mutate({ params: { id }, body: { decision, reason, ...hidden } })
    },
  }
}

function findProblem(
  decision: Outcome | null,
  parts: readonly HiddenPart[],
  reason: string,
): string | null {
  if (decision === null) return t('reportsScreen.choose')
  if (decision === 'hide' && parts.length === 0) return t('reportsScreen.partsMissing')
  return reason.trim() ? null : t('reportsScreen.reasonMissing')
}
