import { internshipActionColumns } from '@fledge/contract/internships/action-columns.ts'
import type { ActionReviewRow } from '@fledge/contract/internships/schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import {
  internshipActionBadges,
  internshipActionKinds,
  type InternshipActionStatus,
} from '@fledge/domain/internships/types.ts'
import { isDueSoon } from '@fledge/domain/response-deadlines.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Meta } from '@fledge/ui/card.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { oneOf } from '../../platform/list/list-address.ts'
import { TableList } from '../../platform/list/table-list.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useNow } from '../../platform/time/clock.ts'
import { RelativeTime } from '../../platform/time/relative-time.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { PendingActs } from '../../shared/pending-acts.tsx'
import { getUndoAction } from '../../shared/undo-decision.ts'
import { formatInternshipDates } from './format-progress.ts'

/** What has been decided; the others are shown unless one of these is chosen. */
const decidedStatuses = [
  'ACCEPTED',
  'DECLINED',
] as const satisfies readonly InternshipActionStatus[]
type Decision = 'accept' | 'decline'

const filters = { kind: oneOf(internshipActionKinds), status: oneOf(decidedStatuses) }

/** Requests from interns and companies about internships, oldest first. */
export default function OperatorActionsScreen() {
  useTitle(t('internshipScreen.opActions'))
  const params = useListParams(filters)
  const query = { ...params.keyset, ...params.filters }
  const actions = useApiQuery('internships', 'listInternshipActions', { query }, { keep: true })
  const [asking, setAsking] = useState<{ action: ActionReviewRow; decision: Decision } | null>(null)
  return (
    <Stack>
      <PageHeader title={t('internshipScreen.opActions')} />
      <PendingActs of="ACTION" />
      <TableList
        list="internshipActions"
        title={t('internshipScreen.opActions')}
        of={actions}
        params={params}
        tools={<ActionTools params={params} />}
        empty={
          <EmptyState
            title={t('internshipScreen.opNone')}
            text={t('internshipScreen.opNoneText')}
          />
        }
        noMatch={{ title: t('internshipScreen.opNoMatch') }}
        columns={internshipActionColumns}
        cells={actionCells}
        rowKey={(row) => row.action_id}
        actions={(row) => (
          <ActionButtons row={row} onDecide={(decision) => setAsking({ action: row, decision })} />
        )}
        exportUrl={(columns) =>
          buildEndpointUrl('internships', 'exportInternshipActions', {
            query: { ...params.filters, columns },
          })
        }
      />
      {asking ? <DecideDialog {...asking} onClose={() => setAsking(null)} /> : null}
    </Stack>
  )
}

interface ActionToolsProps {
  readonly params: ReturnType<typeof useListParams<typeof filters>>
}

function ActionTools({ params }: ActionToolsProps) {
  return (
    <Group>
      <FilterSelect
        label={t('internshipScreen.opKind')}
        all={t('internshipScreen.opAnyKind')}
        value={params.filters.kind}
        options={internshipActionKinds.map((value) => ({
          value,
          label: translateKey(`internships.action.${value}`),
        }))}
        onChange={(kind) => params.set({ kind })}
      />
      <FilterSelect
        label={t('internshipScreen.opStatus')}
        all={translateKey(internshipActionBadges.RAISED.text)}
        value={params.filters.status}
        options={decidedStatuses.map((value) => ({
          value,
          label: translateKey(internshipActionBadges[value].text),
        }))}
        onChange={(status) => params.set({ status })}
      />
    </Group>
  )
}

const actionCells = {
  answer: ({ answer_by: at }: ActionReviewRow) => (at === null ? null : <DueTime at={at} />),
  status: ({ status }: ActionReviewRow) => (
    <Badge tone={internshipActionBadges[status].tone}>
      {translateKey(internshipActionBadges[status].text)}
    </Badge>
  ),
}

function DueTime({ at }: { readonly at: string }) {
  return (
    <Meta due={isDueSoon(at, useNow())}>
      <RelativeTime at={at} />
    </Meta>
  )
}

interface ActionButtonsProps {
  readonly row: ActionReviewRow
  readonly onDecide: (decision: Decision) => void
}

function ActionButtons({ row, onDecide }: ActionButtonsProps) {
  return (
    <Group>
      {row.kind === 'REPORT_CONCERN' ? (
        <ButtonLink size="small" to={buildPath(paths.operator.case, { id: row.action_id })}>
          {t('caseScreen.open')}
        </ButtonLink>
      ) : null}
      {row.decided_at === null ? <DecideButtons row={row} onDecide={onDecide} /> : null}
    </Group>
  )
}

function DecideButtons({ row: { may }, onDecide }: ActionButtonsProps) {
  return (
    <>
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
    </>
  )
}

interface DecideDialogProps {
  readonly action: ActionReviewRow
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
  readonly action: ActionReviewRow
  readonly form: ReturnType<typeof useDecisionForm>
}

function DecisionFields({ action, form }: DecisionFieldsProps) {
  return (
    <>
      <Meta>
        {action.intern_name} · {action.role} · {action.company_name} ·{' '}
        {formatInternshipDates(action)}
      </Meta>
      <p>{action.note}</p>
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
