import type { ContentReport } from '@fledge/contract/reports/schema.ts'
import { type ReportDecision, reportDecisions } from '@fledge/domain/reports/types.ts'
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

interface DecideReportDialogProps {
  readonly report: ContentReport
  readonly onClose: () => void
}

/** Dismisses or resolves a report with a reason. */
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
      <Stack tight>
        <p>{t(`reports.reason.${report.reason}`)}</p>
        {report.note === null ? null : <p>{report.note}</p>}
        <RadioCards
          label={t('reportsScreen.decision')}
          choices={reportDecisions.map((value) => ({
            value,
            label: t(`reportsScreen.${value}`),
            hint: t(`reportsScreen.${value}Hint`),
          }))}
          value={form.decision}
          onChange={form.setDecision}
        />
        <NoteField
          label={t('reportsScreen.reason')}
          hint={t('reportsScreen.reasonHint')}
          isNeeded
          value={form.reason}
          onChange={form.setReason}
        />
      </Stack>
    </Dialog>
  )
}

function useDecisionForm({ report_id: id }: ContentReport, onClose: () => void) {
  const [decision, setDecision] = useState<ReportDecision | null>(null)
  const [reason, setReason] = useState('')
  const decide = useApiMutation('reports', 'decideContentReport', {
    onDone: ({ payload }) => {
      showToast(t('reportsScreen.decided'), getUndoAction()(payload))
      onClose()
    },
  })
  return {
    decision,
    setDecision: (value: string) =>
      setDecision(reportDecisions.find((known) => known === value) ?? null),
    reason,
    setReason,
    problem: findProblem(decision, reason),
    isBusy: decide.isPending,
    send() {
      if (decision) decide.mutate({ params: { id }, body: { decision, reason } })
    },
  }
}

function findProblem(decision: ReportDecision | null, reason: string): string | null {
  if (decision === null) return t('reportsScreen.choose')
  return reason.trim() ? null : t('reportsScreen.reasonMissing')
}
