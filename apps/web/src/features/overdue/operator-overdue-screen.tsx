import { overdueColumns } from '@fledge/contract/overdue/overdue-columns.ts'
import type { OverdueItem } from '@fledge/contract/overdue/endpoints.ts'
import { type OverdueKind, overdueKinds } from '@fledge/domain/overdue/types.ts'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { Link } from '../../platform/router/link.tsx'
import { TableList } from '../../platform/list/table-list.tsx'
import { oneOf } from '../../platform/list/list-address.ts'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { CompanyLink } from '../../shared/permitted-link.tsx'
import { buildWaitPath } from '../../shared/wait-path.ts'

const overdueCells = {
  task: (item: OverdueItem) => <Link to={buildWaitPath(item)}>{item.title}</Link>,
  company: ({ company_id: id, company_name: name }: OverdueItem) =>
    id && name ? <CompanyLink id={id} name={name} /> : null,
}

/** All overdue tasks of the programme team, for managers. */
export default function OperatorOverdueScreen() {
  useTitle(t('overdueScreen.title'))
  return (
    <Stack>
      <PageHeader title={t('overdueScreen.title')} text={t('overdueScreen.text')} />
      <OverdueList />
    </Stack>
  )
}

function OverdueList() {
  const params = useListParams({ kind: oneOf(overdueKinds) })
  const query = { ...params.keyset, ...params.filters }
  const tasks = useApiQuery('overdue', 'listOverdue', { query }, { keep: true, staleTime: 0 })
  return (
    <TableList
      list="overdue"
      title={t('overdueScreen.title')}
      of={tasks}
      params={params}
      tools={<KindSelect value={params.filters.kind} onChange={(kind) => params.set({ kind })} />}
      empty={<EmptyState title={t('overdueScreen.none')} text={t('overdueScreen.noneText')} />}
      noMatch={{ title: t('overdueScreen.noMatch') }}
      columns={overdueColumns}
      rowKey={({ kind, id }) => `${kind} ${id}`}
      cells={overdueCells}
      exportUrl={(columns) =>
        buildEndpointUrl('overdue', 'exportOverdue', { query: { ...params.filters, columns } })
      }
    />
  )
}

interface KindSelectProps {
  readonly value: OverdueKind | undefined
  readonly onChange: (kind: OverdueKind | undefined) => void
}

/** Filter that lists only kinds with overdue tasks, with their counts. */
function KindSelect(props: KindSelectProps) {
  const counts = useApiQuery('overdue', 'countOverdue', {}, { staleTime: 0 })
  const options = (counts.data?.payload ?? []).map(({ kind, count }) => ({
    value: kind,
    label: t('overdueScreen.ofKind', { kind: translateKey(`overdue.kind.${kind}`), count }),
  }))
  return (
    <FilterSelect
      {...props}
      label={t('overdueScreen.kind')}
      all={t('overdueScreen.all')}
      options={options}
    />
  )
}
