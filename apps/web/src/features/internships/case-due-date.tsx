import { maxCaseDays } from '@fledge/domain/internships/rules.ts'
import { dayMs, toLocalDay } from '@fledge/kernel/dates.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { NoteField } from '../../platform/forms/note-field.tsx'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Payload } from '../../platform/http/client.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { useNow } from '../../platform/time/clock.ts'

interface CaseProps {
  readonly concern: Payload<'internships', 'getCase'>
}

/** The button that changes the date of an open case, for the colleague who has taken it and for managers. */
export function CaseDueDate({ concern }: CaseProps) {
  const [isOpen, setOpen] = useState(false)
  const { change_due_date: may } = concern.may
  return (
    <>
      <Button
        size="small"
        disabledReason={may === true ? null : translateKey(may)}
        onClick={() => setOpen(true)}
      >
        {t('caseScreen.dueDate.open')}
      </Button>
      {isOpen ? <CaseDueDateDialog concern={concern} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** Another day for the decision, with a reason for the person who raised the concern. */
export function CaseDueDateDialog(props: CaseProps & { readonly onClose: () => void }) {
  const { concern, onClose } = props
  const { raiser: name } = concern
  const form = useDueDateForm(props)
  return (
    <Dialog
      opened
      busy={form.isBusy}
      onClose={onClose}
      title={t('caseScreen.dueDate.title')}
      closeLabel={t('common.btn.close')}
      actions={
        <Button tone="primary" busy={form.isBusy} disabledReason={form.problem} onClick={form.send}>
          {t('caseScreen.dueDate.send')}
        </Button>
      }
    >
      <Stack>
        <p>{t('caseScreen.dueDate.text', { name })}</p>
        <DayField value={form.day} failed={form.failed} onChange={form.setDay} />
        <NoteField
          isNeeded
          label={t('caseScreen.dueDate.reason', { name })}
          value={form.reason}
          onChange={form.setReason}
        />
      </Stack>
    </Dialog>
  )
}

function useDueDateForm({ concern, onClose }: CaseProps & { readonly onClose: () => void }) {
  const [day, setDay] = useState('')
  const [reason, setReason] = useState('')
  const change = useApiMutation('internships', 'changeCaseDueDate', {
    quiet: true,
    onDone: () => {
      showToast(t('caseScreen.dueDate.done', { name: concern.raiser }))
      onClose()
    },
  })
  const missing = reason.trim() ? null : t('common.reasonWords')
  const problem = day ? missing : t('caseScreen.dueDate.chooseDay')
  const send = () =>
    change.mutate({ params: { id: concern.action_id }, body: { due_on: day, reason } })
  const failed = change.error instanceof ApiError ? change.error : null
  return { day, setDay, reason, setReason, problem, send, failed, isBusy: change.isPending }
}

interface DayFieldProps {
  readonly value: string
  readonly failed: ApiError | null
  readonly onChange: (day: string) => void
}

/** The new day, in the days of the programme team, which are those of UTC. */
function DayField({ value, failed, onChange }: DayFieldProps) {
  const now = useNow()
  return (
    <TextField
      label={t('caseScreen.dueDate.day')}
      type="date"
      min={toLocalDay(now, 'UTC')}
      max={toLocalDay(new Date(now.getTime() + maxCaseDays * dayMs), 'UTC')}
      value={value}
      error={failed ? (failed.fields['due_on'] ?? failed.description) : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
