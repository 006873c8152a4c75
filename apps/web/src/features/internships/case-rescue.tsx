import { type RescueAct, rescueActs } from '@fledge/domain/internships/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta } from '@fledge/ui/card.tsx'
import { RadioCards } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { useState } from 'react'
import { NoteField } from '../../platform/forms/note-field.tsx'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Payload } from '../../platform/http/client.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { getUndoAction } from '../../shared/undo-decision.ts'

type Case = Payload<'internships', 'getCase'>

/** What the programme team can do so that the internship continues. */
export function CaseRescue({ concern }: { readonly concern: Case }) {
  const [isOpen, setOpen] = useState(false)
  const { rescue: may } = concern.may
  return (
    <Card
      title={t('caseScreen.rescue')}
      foot={
        <Button
          size="small"
          disabledReason={may === true ? null : translateKey(may)}
          onClick={() => setOpen(true)}
        >
          {t('caseScreen.rescue.open')}
        </Button>
      }
    >
      <Meta>{t('caseScreen.rescue.text')}</Meta>
      {isOpen ? <RescueDialog concern={concern} onClose={() => setOpen(false)} /> : null}
    </Card>
  )
}

interface RescueDialogProps {
  readonly concern: Case
  readonly onClose: () => void
}

/** Extends the internship, or gives it another supervisor. */
export function RescueDialog({ concern, onClose }: RescueDialogProps) {
  const form = useRescueForm()
  const rescue = useApiMutation('internships', 'rescueInternship', {
    quiet: true,
    onDone: ({ payload }) => {
      showToast(t('caseScreen.rescue.done'), getUndoAction()(payload))
      onClose()
    },
  })
  const send = () => rescue.mutate({ params: { id: concern.action_id }, body: toRescueBody(form) })
  const failed = rescue.error instanceof ApiError ? rescue.error : null
  return (
    <Dialog
      opened
      busy={rescue.isPending}
      onClose={onClose}
      title={t('caseScreen.rescue.title', { name: concern.internship.intern_name })}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button disabled={rescue.isPending} onClick={onClose}>
            {t('common.btn.cancel')}
          </Button>
          <Button
            tone="primary"
            busy={rescue.isPending}
            disabledReason={form.problem}
            onClick={send}
          >
            {t('caseScreen.rescue.send')}
          </Button>
        </>
      }
    >
      <RescueFields concern={concern} form={form} failed={failed} />
    </Dialog>
  )
}

type RescueForm = ReturnType<typeof useRescueForm>

function useRescueForm() {
  const [act, setAct] = useState<RescueAct>('ADD_SUPERVISOR')
  const [endsOn, setEndsOn] = useState('')
  const [supervisor, setSupervisor] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const isChosen = act === 'EXTEND' ? endsOn !== '' : supervisor !== null
  const problem = isChosen
    ? reason.trim()
      ? null
      : t('common.reasonWords')
    : t(act === 'EXTEND' ? 'caseScreen.rescue.chooseDay' : 'caseScreen.rescue.choosePerson')
  return { act, setAct, endsOn, setEndsOn, supervisor, setSupervisor, reason, setReason, problem }
}

const toRescueBody = ({ act, endsOn, supervisor, reason }: RescueForm) =>
  act === 'EXTEND'
    ? { act, ends_on: endsOn, reason }
    : { act, reason, ...(supervisor ? { supervisor_id: supervisor } : {}) }

interface RescueFieldsProps {
  readonly concern: Case
  readonly form: RescueForm
  readonly failed: ApiError | null
}

function RescueFields({ concern, form, failed }: RescueFieldsProps) {
  const fields = failed?.fields ?? {}
  return (
    <Stack>
      {failed && Object.keys(fields).length === 0 ? (
        <p role="alert">
          <b>{failed.description}</b>
        </p>
      ) : null}
      <RadioCards
        label={t('caseScreen.rescue.act')}
        choices={rescueActs.map((value) => ({
          value,
          label: getActLabel(value, concern),
        }))}
        value={form.act}
        onChange={(value) => form.setAct(rescueActs.find((act) => act === value) ?? form.act)}
      />
      <RescueChoice concern={concern} form={form} fields={fields} />
      <NoteField
        isNeeded
        label={t('caseScreen.rescue.reason')}
        value={form.reason}
        onChange={form.setReason}
      />
    </Stack>
  )
}

/** Says “replace” for the second supervisor if there is one. */
const getActLabel = (act: RescueAct, { internship }: Case) =>
  act === 'ADD_SUPERVISOR' && internship.second_supervisor !== null
    ? t('caseScreen.rescue.replaceSecond')
    : translateKey(`caseScreen.rescue.act.${act}`)

interface RescueChoiceProps extends Omit<RescueFieldsProps, 'failed'> {
  readonly fields: Readonly<Record<string, string>>
}

/** The new last day, or the supervisor. */
function RescueChoice({ concern, form, fields }: RescueChoiceProps) {
  const { internship } = concern
  const replaced =
    form.act === 'ADD_SUPERVISOR' ? internship.second_supervisor : internship.supervisor
  return form.act === 'EXTEND' ? (
    <TextField
      label={t('caseScreen.rescue.day')}
      type="date"
      min={concern.internship.ends_on}
      value={form.endsOn}
      error={fields['ends_on']}
      onChange={(event) => form.setEndsOn(event.currentTarget.value)}
    />
  ) : (
    <SelectField
      label={t('columns.supervisor')}
      hint={replaced === null ? undefined : t('caseScreen.rescue.replaces', { name: replaced })}
      options={concern.colleagues.map(({ member_id: value, name: label }) => ({
        value,
        label,
      }))}
      value={form.supervisor}
      error={fields['supervisor_id']}
      nothingFound={t('caseScreen.rescue.nobodyElse')}
      onChange={form.setSupervisor}
    />
  )
}
