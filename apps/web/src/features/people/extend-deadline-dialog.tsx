import { isProposedInterview } from '@fledge/domain/interviews/rules.ts'
import {
  type ExtendableWait,
  isExtendable,
  toNewDue,
} from '@fledge/domain/people/extended-deadline.ts'
import { RadioCards } from '@fledge/ui/choice-fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Payload } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { formatNearTime, formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { isPastDay, LastDayField } from '../../shared/last-day-field.tsx'
import { joinParts } from '../../shared/records-card.tsx'
import { getUndoAction } from '../../shared/undo-decision.ts'
import { ActDialog } from './act-dialog.tsx'
import { ReasonForIntern } from './reason-for-intern.tsx'

type Wait = Payload<'people', 'getPerson'>['waits'][number]
type OpenDeadline = Wait & {
  readonly kind: ExtendableWait
  /** When it ends at the latest on its last day; null for the end of that day. */
  readonly latest: string | null
}

/** Returns what is due from an intern, or from a company for them, and can be given more time. */
export const listOpenDeadlines = ({
  waits,
  interviews,
}: Pick<Payload<'people', 'getPerson'>, 'waits' | 'interviews'>): readonly OpenDeadline[] =>
  waits.flatMap((wait) => {
    const { kind, id } = wait
    const interview = interviews.find((row) => row.interview_id === id)
    const isOpen = kind !== 'INTERVIEW' || (interview && isProposedInterview(interview.status))
    const latest = interview?.last_slot_at ?? null
    return isExtendable(kind) && isOpen ? [{ ...wait, kind, latest }] : []
  })

interface ExtendDeadlineProps {
  readonly person: { readonly id: string; readonly name: string }
  /** At least one. */
  readonly deadlines: readonly OpenDeadline[]
  readonly onClose: () => void
}

/** Gives someone more time for something, with a reason that they get. */
export function ExtendDeadlineDialog(props: ExtendDeadlineProps) {
  const { person, deadlines, onClose } = props
  const form = useExtension(props)
  return (
    <ActDialog
      title={t('personScreen.extend.title', { name: person.name })}
      action={t('personScreen.extend.action')}
      isBusy={form.isBusy}
      problem={form.problem}
      onSend={form.send}
      onClose={onClose}
    >
      <Stack tight>
        <p>{t('personScreen.extend.text')}</p>
        <DeadlineChoice deadlines={deadlines} value={form.chosen} onChange={form.setChosen} />
        <LastDayField
          value={form.day}
          getEnd={(day) => toNewDue(day, form.deadline?.latest ?? null)}
          error={form.failure?.fields['due_on'] ?? form.failure?.description}
          onChange={form.setDay}
        />
        <ReasonForIntern
          isForCompany={form.deadline?.side === 'company'}
          value={form.reason}
          onChange={form.setReason}
        />
        {form.deadline && form.day && form.problem !== t('extendRows.dayPast') ? (
          <DeadlinePreview name={person.name} deadline={form.deadline} day={form.day} />
        ) : null}
      </Stack>
    </ActDialog>
  )
}

function useExtension({ person, deadlines, onClose }: ExtendDeadlineProps) {
  const [chosen, setChosen] = useState(deadlines.length === 1 ? (deadlines[0]?.id ?? null) : null)
  const [day, setDay] = useState('')
  const [reason, setReason] = useState('')
  const deadline = deadlines.find((row) => row.id === chosen)
  const extend = useApiMutation('people', 'extendDeadline', {
    quiet: true,
    onDone: ({ payload }) => {
      showToast(t('personScreen.extend.done'), getUndoAction()(payload))
      onClose()
    },
  })
  const send = () =>
    deadline &&
    extend.mutate({
      params: { id: person.id },
      body: {
        kind: deadline.kind,
        subject_id: deadline.id,
        ...(deadline.due_at === null ? {} : { expected_due_at: deadline.due_at }),
        due_on: day,
        reason,
      },
    })
  return {
    deadline,
    chosen,
    setChosen,
    day,
    setDay,
    reason,
    setReason,
    send,
    problem: getProblem(deadline !== undefined, day, reason, useNow()),
    failure: extend.error instanceof ApiError ? extend.error : null,
    isBusy: extend.isPending,
  }
}

function getProblem(isChosen: boolean, day: string, reason: string, now: Date): string | null {
  if (!isChosen) return t('personScreen.extend.choose')
  if (!day) return t('personScreen.extend.chooseDay')
  if (isPastDay(day, now)) return t('extendRows.dayPast')
  return reason.trim() ? null : t('common.reasonWords')
}

interface DeadlinePreviewProps {
  readonly name: string
  readonly deadline: OpenDeadline
  readonly day: string
}

/** Says what will change, and who is told. */
function DeadlinePreview({ name, deadline, day }: DeadlinePreviewProps) {
  const [zone, now] = [useZone(), useNow()]
  const { due_at: due, company_name: company } = deadline
  if (due === null) return null
  const values = {
    to: formatTimeInSentence(toNewDue(day, deadline.latest), zone, now),
    from: formatTimeInSentence(due, zone, now),
    name,
  }
  return (
    <p aria-live="polite">
      {company === null
        ? t('personScreen.extend.preview', values)
        : t('personScreen.extend.previewBoth', { ...values, company })}
    </p>
  )
}

const describeWait = ({ kind, side }: OpenDeadline): string => {
  if (kind !== 'INTERVIEW') return t(`waitsCard.wait.${kind}`)
  return side === 'company'
    ? t('personScreen.extend.interview.company')
    : t('personScreen.extend.interview.intern')
}

interface DeadlineChoiceProps extends Pick<ExtendDeadlineProps, 'deadlines'> {
  readonly value: string | null
  readonly onChange: (id: string | null) => void
}

function DeadlineChoice({ deadlines, value, onChange }: DeadlineChoiceProps) {
  const [zone, now] = [useZone(), useNow()]
  return (
    <RadioCards
      label={t('personScreen.extend.wait')}
      value={value}
      onChange={onChange}
      choices={deadlines.map((deadline) => ({
        value: deadline.id,
        label: joinParts([
          describeWait(deadline),
          deadline.company_name ?? deadline.batch_name,
          deadline.due_at && formatNearTime(deadline.due_at, zone, now),
        ]),
      }))}
    />
  )
}
