import type { PayloadOf } from '@fledge/kernel/endpoint.ts'
import type { internshipEndpoints } from '@fledge/contract/internships/endpoints.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { isDueSoon } from '@fledge/domain/response-deadlines.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Meta, CardListItem } from '@fledge/ui/card.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { formatAgo, formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { DataList } from '../../platform/list/data-list.tsx'
import { useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { Link } from '../../platform/router/link.tsx'
import { useZone } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { PendingActs } from '../../shared/pending-acts.tsx'
import { getUndoAction } from '../../shared/undo-decision.ts'
import { formatLongDate, formatInternshipDates } from './format-progress.ts'

type Action = PayloadOf<(typeof internshipEndpoints)['listInternshipActions']>[number]
type Decision = 'accept' | 'decline'

/** Requests from interns and companies about internships, oldest first. */
export default function OperatorActionsScreen() {
  useTitle(t('internshipScreen.opActions'))
  const actions = useApiQuery('internships', 'listInternshipActions', {
    query: { per_page: '100' },
  })
  const [asking, setAsking] = useState<{ action: Action; decision: Decision } | null>(null)
  return (
    <Stack>
      <PageHeader title={t('internshipScreen.opActions')} />
      <PendingActs of="ACTION" />
      <DataList
        title={t('internshipScreen.opActions')}
        of={actions}
        empty={
          <EmptyState
            title={t('internshipScreen.opNone')}
            text={t('internshipScreen.opNoneText')}
          />
        }
        row={(row) => (
          <ActionRow
            key={row.action_id}
            row={row}
            onDecide={(decision) => setAsking({ action: row, decision })}
          />
        )}
      />
      {asking ? <DecideDialog {...asking} onClose={() => setAsking(null)} /> : null}
    </Stack>
  )
}

interface ActionRowProps {
  readonly row: Action
  readonly onDecide: (decision: Decision) => void
}

function ActionRow({ row, onDecide }: ActionRowProps) {
  const { may } = row
  return (
    <CardListItem
      end={
        <Group>
          <Button
            size="small"
            disabledReason={may.decline === true ? null : translateKey(may.decline)}
            onClick={() => onDecide('decline')}
          >
            {t('internshipScreen.decline')}
          </Button>
          <Button
            size="small"
            tone="primary"
            disabledReason={may.accept === true ? null : translateKey(may.accept)}
            onClick={() => onDecide('accept')}
          >
            {t('internshipScreen.accept')}
          </Button>
        </Group>
      }
    >
      <b>{translateKey(`internships.action.${row.kind}`)}</b>
      <Meta>
        {row.intern_name} · {row.role} · {row.company_name} · {formatInternshipDates(row)}
      </Meta>
      <p>{row.note}</p>
      {row.kind === 'REPORT_CONCERN' ? (
        <p>
          <Link to={buildPath(paths.operator.case, { id: row.action_id })}>
            {t('caseScreen.open')}
          </Link>
        </p>
      ) : null}
      <ActionDetails row={row} />
    </CardListItem>
  )
}

/** Requested change, response deadline and requester. */
function ActionDetails({ row }: { readonly row: Action }) {
  const [zone, now] = [useZone(), useNow()]
  const ends = row.data['ends_on']
  return (
    <>
      {typeof ends === 'string' ? (
        <Meta>{t('internshipScreen.opNewEnd', { day: formatLongDate(ends) })}</Meta>
      ) : null}
      {row.supervisor_name ? (
        <Meta>{t('internshipScreen.opNewSupervisor', { name: row.supervisor_name })}</Meta>
      ) : null}
      {row.answer_by ? (
        <Meta due={isDueSoon(row.answer_by, now)}>
          {t('internshipScreen.opAnswerBy', {
            when: formatTimeInSentence(row.answer_by, zone, now),
          })}
        </Meta>
      ) : null}
      <Meta>
        {t('internshipScreen.opRaised', {
          who: t(
            row.raised_by === 'intern'
              ? 'internshipScreen.opBy.intern'
              : 'internshipScreen.opBy.company',
          ),
          time: formatAgo(row.created_at, now),
        })}
      </Meta>
    </>
  )
}

interface DecideDialogProps {
  readonly action: Action
  readonly decision: Decision
  readonly onClose: () => void
}

function DecideDialog({ action, decision, onClose }: DecideDialogProps) {
  const form = useDecisionForm({ action, decision, onClose })
  const label = decision === 'accept' ? t('internshipScreen.accept') : t('internshipScreen.decline')
  const lacksSupervisor = form.names && !form.supervisor
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`${label}: ${translateKey(`internships.action.${action.kind}`)}`}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.btn.cancel')}</Button>
          <Button
            tone={decision === 'accept' ? 'primary' : 'danger'}
            busy={form.busy}
            disabledReason={lacksSupervisor ? t('internshipScreen.opChooseSupervisor') : null}
            onClick={form.send}
          >
            {label}
          </Button>
        </>
      }
    >
      <DecisionFields action={action} form={form} />
    </Dialog>
  )
}

/** Form for a decision: the reason and, if required, the new supervisor. */
function useDecisionForm({ action, decision, onClose }: DecideDialogProps) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const [supervisor, setSupervisor] = useState<string | null>(null)
  const names = decision === 'accept' && action.people.length > 0
  const call = useApiMutation('internships', 'decideInternshipAction', {
    onDone: ({ payload }) => {
      showToast(t('internshipScreen.decided'), getUndoAction()(payload))
      onClose()
    },
  })
  const send = () =>
    reason.trim()
      ? call.mutate({
          params: { id: action.action_id },
          body: { decision, reason, ...(names && supervisor ? { supervisor_id: supervisor } : {}) },
        })
      : setError(t('internshipScreen.chooseReason'))
  const changeReason = (words: string) => {
    setReason(words)
    setError(undefined)
  }
  const values = { reason, error, supervisor, names, busy: call.isPending }
  return { ...values, changeReason, setSupervisor, send }
}

interface DecisionFieldsProps {
  readonly action: Action
  readonly form: ReturnType<typeof useDecisionForm>
}

function DecisionFields({ action, form }: DecisionFieldsProps) {
  return (
    <>
      {form.names ? (
        <SelectField
          label={t('internshipScreen.newSupervisor')}
          options={action.people.map((person) => ({ value: person.member_id, label: person.name }))}
          nothingFound={t('common.nothingFound')}
          placeholder={t('common.choose')}
          value={form.supervisor}
          onChange={form.setSupervisor}
        />
      ) : null}
      <TextArea
        label={t('internshipScreen.opReason')}
        rows={4}
        value={form.reason}
        error={form.error}
        onChange={(event) => form.changeReason(event.currentTarget.value)}
      />
    </>
  )
}
