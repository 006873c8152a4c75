import { raiseProblems } from '@fledge/contract/internships/raise-problems.ts'
import type { Progress } from '@fledge/contract/internships/schema.ts'
import {
  cancelInternshipReasons,
  endInternshipReasons,
} from '@fledge/domain/internships/reasons.ts'
import { latestEnd, mayExtend, weekCount } from '@fledge/domain/internships/rules.ts'
import {
  internshipActionBadges,
  type InternshipActionKind,
  internshipActionKinds,
} from '@fledge/domain/internships/words.ts'
import type { WeekSide } from '@fledge/domain/weekly-feedback/words.ts'
import { dayIn } from '@fledge/kernel/dates.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta, Row, Rows } from '@fledge/ui/card.tsx'
import { RadioCards } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { DateField, TextArea } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { useState } from 'react'
import { CallError } from '../../platform/call-error.ts'
import { useNow } from '../../platform/clock.ts'
import { DueLine } from '../../platform/due-line.tsx'
import { FeeBack } from '../../platform/fee-back.tsx'
import { showToast } from '../../platform/notes.ts'
import { useKeptState } from '../../platform/kept.ts'
import { showFailure, useAnswer, useCall } from '../../platform/query.ts'
import { ReasonDialog } from '../../platform/reason-dialog.tsx'
import { say, t } from '../../platform/use-texts.ts'
import { When } from '../../platform/when.tsx'
import { sayDay } from './progress-words.ts'
import styles from './progress.module.css'

/** What was asked of the programme team, what can be asked, and the way out before the start. */
export function InternshipRequests({
  progress,
  side,
}: {
  readonly progress: Progress
  readonly side: WeekSide
}) {
  const [asking, setAsking] = useState<'raise' | 'supervisor' | 'cancel' | null>(null)
  const isOpen = internshipActionKinds.some(
    (kind) => progress.may[kind] !== 'errors.ILLEGAL_TRANSITION',
  )
  if (!isOpen && progress.actions.length === 0) return null
  const lacksSupervisor =
    progress.may.CHANGE_SUPERVISOR === true && progress.supervisors[0]?.is_active === false
  return (
    <Card
      title={t('internshipScreen.actions')}
      flush
      foot={
        isOpen ? (
          <div className={styles['foot']}>
            <span>{t('internshipScreen.actionsText')}</span>
            {lacksSupervisor ? (
              <Button size="small" tone="primary" onClick={() => setAsking('supervisor')}>
                {t('internshipScreen.askSupervisor')}
              </Button>
            ) : null}
            <Button size="small" onClick={() => setAsking('raise')}>
              {t('internshipScreen.ask')}
            </Button>
            {side === 'intern' && progress.may.cancel === true ? (
              <Button size="small" tone="danger" onClick={() => setAsking('cancel')}>
                {t('internshipScreen.cancel')}
              </Button>
            ) : null}
          </div>
        ) : undefined
      }
    >
      <Rows>
        {progress.actions.map((one) => {
          const badge = internshipActionBadges[one.status]
          return (
            <Row key={one.action_id} end={<Badge tone={badge.tone}>{say(badge.text)}</Badge>}>
              <b>{say(`internships.action.${one.kind}`)}</b>
              <Meta>
                {askedSays(one)}
                {one.note} · <When at={one.created_at} />
              </Meta>
              {one.answer_by ? (
                <Meta>
                  <DueLine
                    due={one.answer_by}
                    mine={false}
                    says={(when) => t('internshipScreen.answerBy', { when })}
                  />
                </Meta>
              ) : null}
              {one.decision_reason ? (
                <Meta>{t('internshipScreen.decision', { reason: one.decision_reason })}</Meta>
              ) : null}
            </Row>
          )
        })}
      </Rows>
      <RaiseDialog
        key={asking === 'supervisor' ? asking : 'any'}
        first={asking === 'supervisor' ? 'CHANGE_SUPERVISOR' : 'EXTEND'}
        progress={progress}
        side={side}
        opened={asking === 'raise' || asking === 'supervisor'}
        onClose={() => setAsking(null)}
      />
      {asking === 'cancel' ? (
        <CancelDialog progress={progress} onClose={() => setAsking(null)} />
      ) : null}
    </Card>
  )
}

/** What exactly was asked for: the new end, the new supervisor. */
function askedSays(one: Progress['actions'][number]): string {
  const ends = one.data['ends_on']
  const says =
    typeof ends === 'string'
      ? t('internshipScreen.opNewEnd', { day: sayDay(ends) })
      : one.supervisor_name
        ? t('internshipScreen.opNewSupervisor', { name: one.supervisor_name })
        : ''
  return says ? `${says} · ` : ''
}

interface DialogProps {
  readonly progress: Progress
  readonly opened: boolean
  readonly onClose: () => void
}

function RaiseDialog({
  progress,
  side,
  first,
  opened,
  onClose,
}: DialogProps & { readonly side: WeekSide; readonly first: InternshipActionKind }) {
  const [kind, setKind] = useState(first)
  const [note, setNote] = useKeptState(
    `internships/ask/${progress.internship_id}/${kind}`,
    '',
    (words) => words === '',
  )
  const [endsOn, setEndsOn] = useState('')
  const [supervisor, setSupervisor] = useState<string | null>(null)
  const [reason, setReason] = useState<(typeof endInternshipReasons)[number]['id'] | null>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const today = dayIn(useNow(), progress.zone)
  const call = useCall('internships', 'raiseInternshipAction', {
    quiet: true,
    onDone: () => {
      showToast(t('internshipScreen.raised'))
      setNote('')
      onClose()
    },
    onFailed: (failure) =>
      failure instanceof CallError && Object.keys(failure.fields).length > 0
        ? setErrors(failure.fields)
        : showFailure(failure),
  })
  const send = () => {
    const more =
      kind === 'CHANGE_SUPERVISOR' && supervisor
        ? { supervisor_id: supervisor }
        : {
            ...(hasDay(kind) && endsOn ? { ends_on: endsOn } : {}),
            ...(kind === 'END_EARLY' && reason ? { reason } : {}),
          }
    const wrong = raiseProblems(
      { kind, note, ...more },
      { starts_on: progress.starts_on, ends_on: progress.ends_on, side, today },
    )
    setErrors(wrong)
    if (Object.keys(wrong).length === 0)
      call.mutate({ body: { internship_id: progress.internship_id, kind, note, ...more } })
  }
  const refused = progress.may[kind]
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('internshipScreen.ask')}
      closeLabel={t('common.btn.close')}
      width={520}
      actions={
        <>
          <Button onClick={onClose}>{t('common.btn.cancel')}</Button>
          <Button
            tone="primary"
            busy={call.isPending}
            refused={refused === true ? null : say(refused)}
            onClick={send}
          >
            {t('internshipScreen.send')}
          </Button>
        </>
      }
    >
      <Stack>
        <RadioCards
          label={t('internshipScreen.kind')}
          choices={internshipActionKinds.map((value) => ({
            value,
            label: say(`internships.action.${value}`),
          }))}
          value={kind}
          onChange={(value) => {
            setKind(internshipActionKinds.find((one) => one === value) ?? kind)
            setEndsOn('')
            setErrors({})
          }}
        />
        {hasDay(kind) ? (
          <DateField
            label={t('internshipScreen.newEnd')}
            value={endsOn}
            {...daysOf(kind, progress, today)}
            hint={
              kind === 'EXTEND'
                ? extendSays(progress, endsOn)
                : today < progress.starts_on
                  ? t('internshipScreen.endBefore', { day: sayDay(progress.starts_on) })
                  : undefined
            }
            onChange={(event) => {
              setEndsOn(event.currentTarget.value)
              setErrors({})
            }}
            error={errors['ends_on']}
          />
        ) : null}
        <p className={styles['small']}>{t(`internshipScreen.follows.${kind}`)}</p>
        {kind === 'END_EARLY' && side === 'intern' ? (
          <FeeBack of={{ internship: progress.internship_id }} />
        ) : null}
        {kind === 'CHANGE_SUPERVISOR' && side === 'company' ? (
          <Supervisors
            progress={progress}
            value={supervisor}
            onChange={setSupervisor}
            error={errors['supervisor_id']}
          />
        ) : null}
        {kind === 'END_EARLY' ? (
          <RadioCards
            label={t('internshipScreen.reason')}
            choices={endInternshipReasons.map((one) => ({ value: one.id, label: say(one.text) }))}
            value={reason}
            onChange={(id) =>
              setReason(endInternshipReasons.find((one) => one.id === id)?.id ?? null)
            }
            error={errors['reason']}
          />
        ) : null}
        <TextArea
          label={t('internshipScreen.note')}
          rows={4}
          limit={2000}
          says={(used) => t('common.charsLeft', { used, limit: 2000 })}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          error={errors['note']}
          hint={kind === 'REPORT_CONCERN' ? t('internshipScreen.private') : undefined}
        />
      </Stack>
    </Dialog>
  )
}

/** An extension and an early end name the new last day. */
const hasDay = (kind: InternshipActionKind) => kind === 'EXTEND' || kind === 'END_EARLY'
const daysOf = (kind: InternshipActionKind, progress: Progress, today: string) =>
  kind === 'EXTEND'
    ? { min: progress.ends_on, max: latestEnd(progress.starts_on) }
    : { min: today, max: progress.ends_on }

/** "Adds 2 weeks, 14 in all", or how far it can go. */
function extendSays(progress: Progress, endsOn: string): string {
  const last = t('internshipScreen.extendTo', { day: sayDay(latestEnd(progress.starts_on)) })
  return endsOn && mayExtend(progress.starts_on, progress.ends_on, endsOn)
    ? t('internshipScreen.extendAdds', {
        count: weekCount(progress.starts_on, endsOn) - progress.weeks,
        all: weekCount(progress.starts_on, endsOn),
      })
    : last
}

function Supervisors({
  progress,
  value,
  onChange,
  error,
}: {
  readonly progress: Progress
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly error: string | undefined
}) {
  const people =
    useAnswer('offers', 'getOfferApplication', { params: { id: progress.candidature_id } }).data
      ?.payload.people ?? []
  return (
    <SelectField
      label={t('internshipScreen.newSupervisor')}
      options={people
        .filter((one) => one.member_id !== progress.supervisors[0]?.member_id)
        .map((one) => ({ value: one.member_id, label: one.name }))}
      nothingFound={t('common.nothingFound')}
      placeholder={t('common.choose')}
      value={value}
      onChange={onChange}
      error={error}
    />
  )
}

function CancelDialog({ progress, onClose }: Omit<DialogProps, 'opened'>) {
  const call = useCall('internships', 'cancelInternship', {
    onDone: () => {
      showToast(t('internshipScreen.cancelled'))
      onClose()
    },
    onOvertaken: onClose,
  })
  return (
    <ReasonDialog
      title={t('internshipScreen.cancel')}
      text={t('internshipScreen.cancelText')}
      more={<FeeBack of={{ internship: progress.internship_id }} />}
      reasons={cancelInternshipReasons}
      act={t('internshipScreen.cancelDo')}
      busy={call.isPending}
      onClose={onClose}
      onSend={(said) => call.mutate({ body: { internship_id: progress.internship_id, ...said } })}
    />
  )
}
