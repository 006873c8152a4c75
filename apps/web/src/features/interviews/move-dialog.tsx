import { formatTime } from '@fledge/kernel/dates.ts'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { useState } from 'react'
import { QueryResult, type QueryResultProps } from '../../platform/query/query-result.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { NoteField } from '../../platform/forms/note-field.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { ChosenTimes } from './chosen-times.tsx'
import type { CompanyDialogProps, CompanyInterviewPayload } from './company-interview.ts'
import { InterviewDialogButtons } from './dialog-buttons.tsx'
import styles from './interviews.module.css'
import { UnreadCalendarsNotice } from './unread-calendars-notice.tsx'
import { useSelectedTimes } from './use-selected-times.ts'
import { WeekPicker } from './week-picker.tsx'

function useMove({ interview, onClose }: CompanyDialogProps) {
  const zone = useZone()
  const move = useApiMutation('interviews', 'rescheduleInterview', {
    onDone: () => {
      showToast(t('interviewScreen.move.done', { name: interview.intern.name }))
      onClose()
    },
    onOvertaken: onClose,
  })
  const send = (slots: readonly string[], reason: string) =>
    move.mutate({
      body: {
        interview_id: interview.interview_id,
        slots: [...slots],
        zone,
        ...(reason ? { reason } : {}),
      },
    })
  return { send, isSending: move.isPending }
}

/** Proposes other times. Warns that an agreed time is released immediately. */
export function MoveDialog({ interview, onClose }: CompanyDialogProps) {
  const [chosen, toggle] = useSelectedTimes()
  const [reason, setReason] = useState('')
  const times = useApiQuery('interviews', 'interviewTimes', {
    params: { id: interview.interview_id },
  })
  const { send, isSending } = useMove({ interview, onClose })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('interviewScreen.move.title', { name: interview.intern.name })}
      closeLabel={t('common.btn.close')}
      width={920}
      actions={
        <InterviewDialogButtons
          label={t('interviewScreen.move.send')}
          busy={isSending}
          refused={chosen.length > 0 ? null : t('interviewScreen.propose.choose')}
          onSend={() => send(chosen, reason)}
          onClose={onClose}
        />
      }
    >
      <div className={styles['form']}>
        <MoveEffects interview={interview} />
        <MoveTimes interview={interview} times={times} chosen={chosen} onToggle={toggle} />
        <NoteField value={reason} onChange={setReason} />
      </div>
    </Dialog>
  )
}

/** The agreed time that is released, and how often the interview can still be moved. */
function MoveEffects({ interview }: { readonly interview: CompanyInterviewPayload }) {
  const zone = useZone()
  return (
    <>
      {interview.starts_at ? (
        <p className={styles['due']}>
          {t('interviewScreen.move.frees', { time: formatTime(interview.starts_at, zone) })}
        </p>
      ) : null}
      <p className={styles['dim']}>
        {t('interviewScreen.move.text', { count: interview.moves_left })}
      </p>
    </>
  )
}

interface MoveTimesProps {
  readonly interview: CompanyInterviewPayload
  readonly times: QueryResultProps<Payload<'interviews', 'interviewTimes'>>['of']
  readonly chosen: readonly string[]
  readonly onToggle: (start: string) => void
}

function MoveTimes({ interview, times, chosen, onToggle }: MoveTimesProps) {
  const zone = useZone()
  const { name, time_zone: there } = interview.intern
  return (
    <QueryResult of={times} name={t('interviewScreen.list.times')}>
      {(payload) => {
        const workingDay = { ...payload.company_hours, zone: payload.own_zone, company: null }
        const shown = { zone, workingDay, chosen, minutes: payload.duration_minutes }
        return (
          <>
            <WeekPicker
              {...shown}
              otherZone={payload.other_zone}
              open={payload.other_times}
              busy={payload.busy}
              notice={<UnreadCalendarsNotice unread={payload.unread} />}
              changes={payload.clock_changes}
              onToggle={onToggle}
              openSays={t('interviewScreen.propose.openFor', { name })}
              nothing={t('interviewScreen.propose.noOpen', { name })}
            />
            <ChosenTimes {...shown} otherZone={there} onRemove={onToggle} />
          </>
        )
      }}
    </QueryResult>
  )
}
