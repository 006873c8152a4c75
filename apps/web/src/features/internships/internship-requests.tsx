import type { InternshipDetail } from '@fledge/contract/internships/schema.ts'
import { cancelInternshipReasons } from '@fledge/domain/internships/reasons.ts'
import { internshipActionBadges, internshipActionKinds } from '@fledge/domain/internships/types.ts'
import type { WeekSide } from '@fledge/domain/weekly-feedback/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { DueLine } from '../../shared/due-line.tsx'
import { RefundNotice } from '../../shared/refund-notice.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { ReasonDialog } from '../../platform/forms/reason-dialog.tsx'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { RelativeTime } from '../../platform/time/relative-time.tsx'
import { CaseMessages } from './case-messages.tsx'
import { formatLongDate } from './format-progress.ts'
import { MessageForm } from './message-form.tsx'
import styles from './progress.module.css'
import { RaiseDialog } from './raise-dialog.tsx'

interface RequestsProps {
  readonly progress: InternshipDetail
  readonly side: WeekSide
}

type OpenDialog = 'raise' | 'supervisor' | 'cancel'

/**
 * Requests to the programme team: open and decided ones, available ones, and cancelling before the
 * start.
 */
export function InternshipRequests({ progress, side }: RequestsProps) {
  const [asking, setAsking] = useState<OpenDialog | null>(null)
  const isOpen = internshipActionKinds.some(
    (kind) => progress.may[kind] !== 'errors.ILLEGAL_TRANSITION',
  )
  if (!isOpen && progress.actions.length === 0) return null
  return (
    <Card
      title={t('internshipScreen.actions')}
      flush
      foot={
        isOpen ? <RequestButtons progress={progress} side={side} onAsk={setAsking} /> : undefined
      }
    >
      <CardList>
        {progress.actions.map((action) => (
          <RequestRow key={action.action_id} action={action} />
        ))}
      </CardList>
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

function RequestButtons({
  progress,
  side,
  onAsk,
}: RequestsProps & { readonly onAsk: (dialog: OpenDialog) => void }) {
  const lacksSupervisor =
    progress.may.CHANGE_SUPERVISOR === true && progress.supervisors[0]?.is_active === false
  return (
    <div className={styles['foot']}>
      <span>{t('internshipScreen.actionsText')}</span>
      {lacksSupervisor ? (
        <Button size="small" tone="primary" onClick={() => onAsk('supervisor')}>
          {t('internshipScreen.askSupervisor')}
        </Button>
      ) : null}
      <Button size="small" onClick={() => onAsk('raise')}>
        {t('internshipScreen.ask')}
      </Button>
      {side === 'intern' && progress.may.cancel === true ? (
        <Button size="small" tone="danger" onClick={() => onAsk('cancel')}>
          {t('internshipScreen.cancel')}
        </Button>
      ) : null}
    </div>
  )
}

type Action = InternshipDetail['actions'][number]

/** Request with its status, and the decision or when to expect it. */
function RequestRow({ action }: { readonly action: Action }) {
  const badge = internshipActionBadges[action.status]
  return (
    <CardListItem end={<Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>}>
      <b>{translateKey(`internships.action.${action.kind}`)}</b>
      <Meta>
        {formatRequest(action)}
        {action.note} · <RelativeTime at={action.created_at} />
      </Meta>
      {action.answer_by ? (
        <Meta>
          <DueLine
            due={action.answer_by}
            isOwnTurn={false}
            format={(when) => t('internshipScreen.answerBy', { when })}
          />
        </Meta>
      ) : null}
      {action.decision_reason ? (
        <Meta>{t('internshipScreen.decision', { reason: action.decision_reason })}</Meta>
      ) : null}
      {action.kind === 'REPORT_CONCERN' ? <ConcernThread action={action} /> : null}
    </CardListItem>
  )
}

/** Messages about an own concern, and a reply once the programme team has written. */
function ConcernThread({ action }: { readonly action: Action }) {
  const reply = useApiMutation('internships', 'replyToConcern', {})
  if (action.messages.length === 0) return null
  return (
    <Stack tight>
      <CaseMessages messages={action.messages} />
      {action.answer_by ? (
        <MessageForm
          label={t('internshipScreen.reply')}
          hint={t(
            action.raised_by === 'intern'
              ? 'internshipScreen.replyHint.intern'
              : 'internshipScreen.replyHint.company',
          )}
          action={t('internshipScreen.replySend')}
          may
          busy={reply.isPending}
          onSend={(message, fill) =>
            reply.mutate(
              { params: { id: action.action_id }, body: { message } },
              { onSuccess: () => fill('') },
            )
          }
        />
      ) : null}
    </Stack>
  )
}

/** Returns the requested change, such as the new end date or supervisor. */
function formatRequest(action: Action): string {
  const ends = action.data['ends_on']
  const change =
    typeof ends === 'string'
      ? t('internships.actionChange.end', { day: formatLongDate(ends) })
      : action.supervisor_name
        ? t('internships.actionChange.supervisor', { name: action.supervisor_name })
        : ''
  return change ? `${change} · ` : ''
}

interface CancelDialogProps {
  readonly progress: InternshipDetail
  readonly onClose: () => void
}

function CancelDialog({ progress, onClose }: CancelDialogProps) {
  const call = useApiMutation('internships', 'cancelInternship', {
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
      more={<RefundNotice of={{ internship: progress.internship_id }} />}
      reasons={cancelInternshipReasons}
      act={t('internshipScreen.cancelDo')}
      busy={call.isPending}
      onClose={onClose}
      onSend={(body) => call.mutate({ body: { internship_id: progress.internship_id, ...body } })}
    />
  )
}
