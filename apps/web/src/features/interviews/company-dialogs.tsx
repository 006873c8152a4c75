import { cancelInterviewReasons } from '@fledge/domain/interviews/reasons.ts'
import { contestDueAt } from '@fledge/domain/interviews/rules.ts'
import { sayTime } from '@fledge/kernel/dates.ts'
import { Button } from '@fledge/ui/button.tsx'
import { RadioCards, ScaleField } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea, TextField } from '@fledge/ui/fields.tsx'
import { useState } from 'react'
import { Answer } from '../../platform/answer.tsx'
import { describe } from '../../platform/call-error.ts'
import type { Payload } from '../../platform/client.ts'
import { NoteField } from '../../platform/note-field.tsx'
import { midTime, useNow } from '../../platform/clock.ts'
import { showToast } from '../../platform/notes.ts'
import { useAnswer, useCall } from '../../platform/query.ts'
import { ReasonDialog } from '../../platform/reason-dialog.tsx'
import { useZone } from '../../platform/session.ts'
import { t } from '../../platform/use-texts.ts'
import styles from './interviews.module.css'
import { rangeIn, rangeThere } from './time-words.ts'
import { UnreadNotice } from './unread-notice.tsx'
import { useChosen, ChosenTimes, WeekPicker } from './week-picker.tsx'

export type CompanyInterview = Payload<'interviews', 'getInterview'>

interface DialogProps {
  readonly interview: CompanyInterview
  readonly onClose: () => void
}

/** One of the times that the intern offers. */
export function SelectDialog({ interview, onClose }: DialogProps) {
  const zone = useZone()
  const [slot, setSlot] = useState<string | null>(null)
  const { name, time_zone: there } = interview.intern
  const select = useCall('interviews', 'selectTimeslot', {
    onDone: () => {
      showToast(t('interviewScreen.select.done', { name }))
      onClose()
    },
    onOvertaken: onClose,
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('interviewScreen.select.title', { name })}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('common.btn.cancel')}
          </Button>
          <Button
            tone="primary"
            busy={select.isPending}
            refused={slot ? null : t('interviewScreen.choose.pick')}
            onClick={() =>
              slot &&
              select.mutate({ body: { interview_id: interview.interview_id, slot_id: slot } })
            }
          >
            {t('interviewScreen.select.confirm')}
          </Button>
        </>
      }
    >
      <RadioCards
        label={t('interviewScreen.list.times')}
        value={slot}
        onChange={setSlot}
        choices={interview.slots.map((one) => ({
          value: one.slot_id,
          label: rangeIn(one.starts_at, one.ends_at, zone),
          hint: rangeThere(one.starts_at, one.ends_at, there, zone),
        }))}
      />
      {interview.end_note ? <p className={styles['dim']}>{interview.end_note}</p> : null}
    </Dialog>
  )
}

/** Other times instead; says before that an agreed one is free at once. */
export function MoveDialog({ interview, onClose }: DialogProps) {
  const zone = useZone()
  const [chosen, toggle] = useChosen()
  const [reason, setReason] = useState('')
  const { name } = interview.intern
  const times = useAnswer('interviews', 'interviewTimes', {
    params: { id: interview.interview_id },
  })
  const move = useCall('interviews', 'rescheduleInterview', {
    onDone: () => {
      showToast(t('interviewScreen.move.done', { name }))
      onClose()
    },
    onOvertaken: onClose,
  })
  const send = () =>
    move.mutate({
      body: {
        interview_id: interview.interview_id,
        slots: [...chosen],
        zone,
        ...(reason ? { reason } : {}),
      },
    })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('interviewScreen.move.title', { name })}
      closeLabel={t('common.btn.close')}
      width={920}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('common.btn.cancel')}
          </Button>
          <Button
            tone="primary"
            busy={move.isPending}
            refused={chosen.length > 0 ? null : t('interviewScreen.propose.choose')}
            onClick={send}
          >
            {t('interviewScreen.move.send')}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        {interview.starts_at ? (
          <p className={styles['due']}>
            {t('interviewScreen.move.frees', { time: sayTime(interview.starts_at, zone) })}
          </p>
        ) : null}
        <p className={styles['dim']}>
          {t('interviewScreen.move.text', { count: interview.moves_left })}
        </p>
        <Answer of={times} name={t('interviewScreen.list.times')}>
          {(one) => (
            <WeekPicker
              zone={zone}
              otherZone={one.other_zone}
              open={one.other_times}
              busy={one.busy}
              notice={<UnreadNotice unread={one.unread} />}
              minutes={one.duration_minutes}
              changes={one.clock_changes}
              chosen={chosen}
              onToggle={toggle}
              openSays={t('interviewScreen.propose.openFor', { name })}
              nothing={t('interviewScreen.propose.noOpen', { name })}
            />
          )}
        </Answer>
        <ChosenTimes
          chosen={chosen}
          minutes={interview.duration_minutes}
          zone={zone}
          otherZone={interview.intern.time_zone}
          onRemove={toggle}
        />
        <NoteField value={reason} onChange={setReason} />
      </div>
    </Dialog>
  )
}

/** Cancels, with a reason that the intern is told. */
export function CancelDialog({ interview, onClose }: DialogProps) {
  const { name } = interview.intern
  const cancel = useCall('interviews', 'withdrawInterview', {
    onDone: () => {
      showToast(t('interviewScreen.cancel.done', { name }))
      onClose()
    },
    onOvertaken: onClose,
  })
  return (
    <ReasonDialog
      title={t('interviewScreen.cancel.title', { name })}
      text={t('interviewScreen.cancel.text', { name })}
      act={t('interviewScreen.cancel.act')}
      keep={t('interviewScreen.cancel.keep')}
      reasons={cancelInterviewReasons}
      busy={cancel.isPending}
      onClose={onClose}
      onSend={(said) => cancel.mutate({ body: { interview_id: interview.interview_id, ...said } })}
    />
  )
}

const decisions = ['OFFER', 'SECOND_ROUND', 'UNDECIDED', 'NO'] as const

/** Feedback completes the interview; "did not come" is a claim that can be contested. */
export function FeedbackDialog({ interview, onClose }: DialogProps) {
  const [zone, now] = [useZone(), useNow()]
  const [came, setCame] = useState<string | null>(null)
  const [rating, setRating] = useState<number | null>(null)
  const [decision, setDecision] = useState<(typeof decisions)[number] | null>(null)
  const [words, setWords] = useState({ strengths: '', note: '' })
  const { name } = interview.intern
  const attended = came === 'yes'
  const refused =
    came === null
      ? t('interviewScreen.feedback.sayWhether')
      : attended && !decision
        ? t('interviewScreen.feedback.sayNext')
        : !attended && !words.note.trim()
          ? t('interviewScreen.feedback.sayHow')
          : null
  const give = useCall('interviews', 'giveFeedback', {
    onDone: () => {
      showToast(
        t(attended ? 'interviewScreen.feedback.done' : 'interviewScreen.feedback.claimed', {
          name,
        }),
      )
      onClose()
    },
    quiet: true,
  })
  const act = () =>
    give.mutate({
      body: {
        interview_id: interview.interview_id,
        attended,
        ...(attended && rating ? { rating } : {}),
        ...(attended && decision ? { decision } : {}),
        ...(words.strengths && attended ? { strengths: words.strengths } : {}),
        ...(words.note ? { note: words.note } : {}),
      },
    })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('interviewScreen.feedback.title', { name })}
      closeLabel={t('common.btn.close')}
      width={560}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('common.btn.cancel')}
          </Button>
          <Button tone="primary" busy={give.isPending} refused={refused} onClick={act}>
            {t(came === 'no' ? 'interviewScreen.feedback.claim' : 'interviewScreen.feedback.send')}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <RadioCards
          inRow
          label={t('interviewScreen.feedback.attended')}
          value={came}
          onChange={setCame}
          choices={[
            { value: 'yes', label: t('interviewScreen.feedback.yes') },
            { value: 'no', label: t('interviewScreen.feedback.no', { name }) },
          ]}
        />
        {attended ? (
          <>
            <ScaleField
              label={t('interviewScreen.feedback.rating')}
              optional={t('common.optional')}
              value={rating}
              onChange={setRating}
              low={t('interviewScreen.feedback.low')}
              high={t('interviewScreen.feedback.high')}
            />
            <NoteField
              label={t('interviewScreen.feedback.strengths')}
              value={words.strengths}
              onChange={(strengths) => setWords({ ...words, strengths })}
            />
            <RadioCards
              label={t('interviewScreen.feedback.decision')}
              value={decision}
              onChange={(id) => setDecision(decisions.find((one) => one === id) ?? null)}
              choices={decisions.map((one) => ({
                value: one,
                label: t(`interviewScreen.feedback.decision.${one}`),
              }))}
            />
          </>
        ) : came === 'no' ? (
          <p className={styles['dim']}>
            {t('interviewScreen.feedback.noText', {
              name,
              when: midTime(contestDueAt(now.toISOString(), interview.intern.time_zone), zone, now),
            })}
          </p>
        ) : null}
        <NoteField
          {...(came === 'no'
            ? {
                isNeeded: true,
                label: t('interviewScreen.feedback.what'),
                hint: t('interviewScreen.feedback.whatHint', { name }),
              }
            : {
                label: t('interviewScreen.feedback.note'),
                hint: t('interviewScreen.feedback.noteHint'),
              })}
          value={words.note}
          onChange={(note) => setWords({ ...words, note })}
        />
        {give.isError ? (
          <p role="alert" className={styles['due']}>
            {describe(give.error).description}
          </p>
        ) : null}
      </div>
    </Dialog>
  )
}

/** The meeting link, and notes that stay inside the company. */
export function NotesDialog({ interview, onClose }: DialogProps) {
  const [link, setLink] = useState(interview.meeting_link ?? '')
  const [notes, setNotes] = useState(interview.notes ?? '')
  const keep = useCall('interviews', 'updateNotesLink', {
    onDone: () => {
      showToast(t('interviewScreen.notes.done'))
      onClose()
    },
    onOvertaken: onClose,
  })
  const act = () =>
    keep.mutate({
      body: {
        interview_id: interview.interview_id,
        notes,
        ...(link ? { meeting_link: link } : {}),
      },
    })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('interviewScreen.notes.title')}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('common.btn.cancel')}
          </Button>
          <Button tone="primary" busy={keep.isPending} onClick={act}>
            {t('common.btn.save')}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <TextField
          label={t('interviewScreen.notes.link')}
          type="url"
          value={link}
          onChange={(event) => setLink(event.currentTarget.value)}
        />
        <TextArea
          label={t('interviewScreen.notes.notes')}
          hint={t('interviewScreen.feedback.noteHint')}
          rows={6}
          maxLength={5000}
          value={notes}
          onChange={(event) => setNotes(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  )
}

/** What happened, in one's own words, for the programme team. */
export function ContestDialog({
  send,
  busy,
  onClose,
}: {
  readonly send: (note: string) => void
  readonly busy: boolean
  readonly onClose: () => void
}) {
  const [note, setNote] = useState('')
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('interviewScreen.contest.title')}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('common.btn.cancel')}
          </Button>
          <Button
            tone="primary"
            busy={busy}
            refused={note.trim() ? null : t('interviewScreen.feedback.sayHow')}
            onClick={() => send(note)}
          >
            {t('interviewScreen.contest.send')}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <p className={styles['dim']}>{t('interviewScreen.contest.text')}</p>
        <NoteField isNeeded value={note} onChange={setNote} />
      </div>
    </Dialog>
  )
}
