import { operatorBatchColumns } from '@fledge/contract/batches/operator-batch-columns.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { CohortStage } from '@fledge/domain/batches/cohort-counts.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { IconCalendarEvent } from '@fledge/ui/icons/calendar-event.tsx'
import { IconPlus } from '@fledge/ui/icons/plus.tsx'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { ButtonLink, Link } from '../../platform/router/link.tsx'
import { searchText } from '../../platform/list/list-address.ts'
import { SearchField } from '../../platform/list/search-field.tsx'
import { TableList } from '../../platform/list/table-list.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useUser } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { BatchBadge } from './batch-fact-list.tsx'
import type { BatchListRow } from './batch-values.ts'
import { PartnersCard } from './partners-card.tsx'
import { RecordCount } from './record-count.tsx'
import { SeatsTaken } from './seats-taken.tsx'

/** All batches with their seats and people, then the partners. */
export default function OperatorBatchesScreen() {
  useTitle(t('batches.admin.title'))
  const isPartner = useUser().role === 'PARTNER'
  // The empty list itself says what to do.
  const none =
    useApiQuery('batches', 'listOperatorBatches', { query: { page: '1' } }, { keep: true }).data
      ?.count === 0
  return (
    <Stack>
      <PageHeader
        title={t('batches.admin.title')}
        text={t(isPartner ? 'batches.admin.partnerText' : 'batches.admin.text')}
        actions={none || isPartner ? undefined : <NewBatch label={t('batches.admin.new')} />}
      />
      <BatchList />
      {isPartner ? null : <PartnersCard />}
    </Stack>
  )
}

function NewBatch({ label }: { readonly label: string }) {
  const user = useUser()
  const icon = <IconPlus size={18} aria-hidden />
  return user.role === 'MANAGER' ? (
    <ButtonLink tone="primary" icon={icon} to={buildPath(paths.operator.newBatch)}>
      {label}
    </ButtonLink>
  ) : (
    <Button icon={icon} disabledReason={translateKey('refused.managerOnly')}>
      {label}
    </Button>
  )
}

const filters = { search: searchText }

function BatchList() {
  const isPartner = useUser().role === 'PARTNER'
  const params = useListParams(filters)
  const query = { ...params.keyset, ...params.filters }
  const batches = useApiQuery('batches', 'listOperatorBatches', { query }, { keep: true })
  return (
    <TableList
      list="batches"
      title={t('batches.admin.list')}
      of={batches}
      params={params}
      tools={
        <Group>
          <SearchField
            label={t('batches.admin.search')}
            value={params.filters.search}
            onSearch={(words) => params.set({ search: words })}
          />
        </Group>
      }
      empty={
        <EmptyState
          icon={<IconCalendarEvent size={20} />}
          title={t('batches.admin.none')}
          text={t('batches.admin.noneText')}
          action={isPartner ? undefined : <NewBatch label={t('batches.admin.first')} />}
        />
      }
      noMatch={{ title: t('batches.admin.noMatch'), text: t('batches.admin.noMatchText') }}
      columns={operatorBatchColumns}
      cells={batchCells}
      rowKey={(row) => row.batch_id}
      exportUrl={(columns) =>
        buildEndpointUrl('batches', 'exportBatches', { query: { ...params.filters, columns } })
      }
    />
  )
}

const countStage = (stage: CohortStage) => (row: BatchListRow) => (
  <RecordCount
    list="applications"
    count={row.applications[stage]}
    filters={{ batch: row.batch_id, stage }}
  />
)

/** Each number opens the list of those it counts. */
const batchCells = {
  name: ({ batch_id: id, name }: BatchListRow) => (
    <Link to={buildPath(paths.operator.batch, { id })}>{name}</Link>
  ),
  status: (row: BatchListRow) => (
    <Group>
      <BatchBadge batch={row} />
      {row.is_running ? <Badge tone="blue">{translateKey('batches.running')}</Badge> : null}
    </Group>
  ),
  seats_taken: (row: BatchListRow) => <SeatsTaken batch={row} />,
  writing: countStage('writing'),
  waiting: countStage('waiting'),
  approved: countStage('approved'),
  enrolled: countStage('enrolled'),
  left: countStage('left'),
}
