import { uuid } from '@fledge/contract/platform/schema.ts'
import { waitColumns } from '@fledge/contract/waits/wait-columns.ts'
import type { TeamWait } from '@fledge/contract/waits/schema.ts'
import { overdueKinds } from '@fledge/domain/overdue/types.ts'
import { hasOperatorAccess } from '@fledge/domain/sessions/operator-access.ts'
import { settingRules } from '@fledge/domain/settings/types.ts'
import { handedOutKinds, limitWaitKinds } from '@fledge/domain/waits/rules.ts'
import { waitOwners } from '@fledge/domain/waits/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { PageHeader, Group, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { toBulkAct } from '../../platform/list/bulk-act.tsx'
import { TableList } from '../../platform/list/table-list.tsx'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { oneOf, type ParamParser } from '../../platform/list/list-address.ts'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiMutation, useApiQuery } from '../../platform/query/query.ts'
import { useNavigateTo } from '../../platform/router/link.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { useOperatorRole } from '../../shared/permitted-link.tsx'
import { OwnAbsenceNotice } from '../../shared/own-absence-notice.tsx'
import { PendingActs } from '../../shared/pending-acts.tsx'
import { buildWaitPath } from '../../shared/wait-path.ts'
import { useBulkResult } from '../../platform/list/use-bulk-result.tsx'
import { AssignManyDialog } from './assign-many-dialog.tsx'
import { AssignDialog } from './assign-dialog.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { WaitButtons, waitCells } from './wait-cells.tsx'

/** Oneself, no one, or a colleague, to whom the team's list links. */
const ownerParam: ParamParser<string> = (value) =>
  waitOwners.find((owner) => owner === value) ??
  (uuid.safeParse(value).success && typeof value === 'string' ? value : undefined)
const deadlines = ['late', 'today'] as const
const filters = {
  kind: oneOf(overdueKinds),
  owner: ownerParam,
  late: oneOf(['true']),
  due_today: oneOf(['true']),
}

/** Everything that waits for the programme team, with who takes care of it. */
export default function OperatorWaitsScreen() {
  useTitle(t('operatorWaits.title'))
  const params = useListParams(filters)
  const canTake = hasOperatorAccess(useOperatorRole(), 'operator:review')
  return (
    <Stack>
      {canTake ? <OwnAbsenceNotice /> : null}
      <PageHeader
        title={t('operatorWaits.title')}
        text={t('operatorWaits.text', { hours: useHoldHours() })}
        actions={canTake ? <WaitActions kind={params.filters.kind} /> : undefined}
      />
      {canTake ? <PendingActs of="TASK" /> : null}
      <WaitList params={params} canTake={canTake} />
    </Stack>
  )
}

/** The hours that the programme team has set; before they are known, those of a new installation. */
const useHoldHours = (): number =>
  useApiQuery('lookups', 'globalSetting', {}).data?.payload.task_hold_hours ??
  settingRules.task_hold_hours.fallback

interface WaitListProps extends WaitFiltersProps {
  /** Whether the person takes tasks and passes them on, or only looks at those they decide. */
  readonly canTake: boolean
}

function WaitList({ params, canTake }: WaitListProps) {
  const query = { ...params.keyset, ...params.filters }
  const waits = useApiQuery('waits', 'listWaits', { query }, { keep: true, staleTime: 0 })
  const [assigned, setAssigned] = useState<TeamWait | null>(null)
  const result = useBulkResult((count) => t('operatorWaits.passedOn', { count }))
  const bulk = toBulkAct({
    label: t('operatorWaits.assign'),
    dialog: AssignManyDialog,
    filters: params.filters,
    onDone: result.show,
  })
  return (
    <>
      <TableList
        list="waits"
        title={t('operatorWaits.title')}
        of={waits}
        params={params}
        tools={<WaitFilters params={params} />}
        empty={<EmptyState title={t('operatorWaits.none')} text={t('operatorWaits.noneText')} />}
        noMatch={{ title: t('operatorWaits.noMatch') }}
        columns={waitColumns}
        rowKey={({ kind, id }) => `${kind} ${id}`}
        cells={waitCells}
        {...(canTake ? { bulk } : {})}
        actions={(wait) => (
          <WaitButtons wait={wait} onAssign={canTake ? () => setAssigned(wait) : null} />
        )}
        exportUrl={(columns) =>
          buildEndpointUrl('waits', 'exportWaits', { query: { ...params.filters, columns } })
        }
      />
      {result.dialog}
      {assigned ? <AssignDialog wait={assigned} onClose={() => setAssigned(null)} /> : null}
    </>
  )
}

/** Takes the next item of the shown kind; hands over everything of someone. */
function WaitActions({ kind }: { readonly kind: TeamWait['kind'] | undefined }) {
  const go = useNavigateTo()
  const [isHandingOver, setHandingOver] = useState(false)
  const handedOut = handedOutKinds.find((known) => known === kind)
  const takeNext = useApiMutation('waits', 'takeNextWait', {
    onDone: ({ payload: { id, is_concern } }) => {
      if (id === null || !handedOut) showToast(t('operatorWaits.nothingLeft'))
      else void go(buildWaitPath({ kind: handedOut, id, company_id: null, is_concern }))
    },
  })
  return (
    <Group>
      <Button onClick={() => setHandingOver(true)}>{t('operatorWaits.handOver')}</Button>
      {handedOut ? (
        <Button
          tone="primary"
          busy={takeNext.isPending}
          onClick={() => takeNext.mutate({ body: { kind: handedOut } })}
        >
          {t('operatorWaits.takeNext')}
        </Button>
      ) : null}
      {isHandingOver ? <HandOverDialog onClose={() => setHandingOver(false)} /> : null}
    </Group>
  )
}

/** Oneself and no one, and the colleague whom the address names. */
function useOwnerOptions(owner: string | undefined) {
  const isColleague = owner !== undefined && !waitOwners.some((known) => known === owner)
  const colleagues = useApiQuery('waits', 'listColleagues', {}, { enabled: isColleague })
  const colleague = colleagues.data?.payload.find(({ user_id: id }) => id === owner)
  return [
    ...waitOwners.map((value) => ({ value, label: t(`operatorWaits.owner.${value}`) })),
    ...(isColleague && colleague ? [{ value: owner, label: colleague.name }] : []),
  ]
}

interface WaitFiltersProps {
  readonly params: ReturnType<typeof useListParams<typeof filters>>
}

function WaitFilters({ params }: WaitFiltersProps) {
  const { late, due_today: dueToday } = params.filters
  const kinds = limitWaitKinds(useOperatorRole()) ?? overdueKinds
  const deadline = late ? 'late' : dueToday ? 'today' : undefined
  return (
    <Group>
      <FilterSelect
        label={t('operatorWaits.kind')}
        all={t('operatorWaits.anyKind')}
        value={params.filters.kind}
        options={kinds.map((value) => ({
          value,
          label: translateKey(`overdue.kind.${value}`),
        }))}
        onChange={(kind) => params.set({ kind })}
      />
      <FilterSelect
        label={t('operatorWaits.owner')}
        all={t('operatorWaits.anyOwner')}
        value={params.filters.owner}
        options={useOwnerOptions(params.filters.owner)}
        onChange={(owner) => params.set({ owner })}
      />
      <FilterSelect
        label={t('operatorWaits.late')}
        all={t('operatorWaits.anyDeadline')}
        value={deadline}
        options={deadlines.map((value) => ({ value, label: t(`operatorWaits.deadline.${value}`) }))}
        onChange={(next) =>
          params.set({
            late: next === 'late' ? 'true' : undefined,
            due_today: next === 'today' ? 'true' : undefined,
          })
        }
      />
    </Group>
  )
}
