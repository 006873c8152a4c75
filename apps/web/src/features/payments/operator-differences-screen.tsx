import { buildPath, paths } from '@fledge/contract/paths.ts'
import { differenceColumns } from '@fledge/contract/payments/difference-columns.ts'
import type { PaymentDifference } from '@fledge/contract/payments/difference-schema.ts'
import {
  differenceBadges,
  differenceKinds,
  differenceStates,
} from '@fledge/domain/payments/payment-differences.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { oneOf } from '../../platform/list/list-address.ts'
import { TableList } from '../../platform/list/table-list.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { Link } from '../../platform/router/link.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { CompareDialog } from './compare-dialog.tsx'
import { ResolveDifferenceDialog } from './resolve-difference-dialog.tsx'

const filters = { state: oneOf(differenceStates), kind: oneOf(differenceKinds) }

/** How our payments and those of the card provider differ, found each night or when someone asks. */
export default function OperatorDifferencesScreen() {
  useTitle(t('differencesScreen.title'))
  const params = useListParams(filters)
  const [isComparing, setComparing] = useState(false)
  return (
    <Stack>
      <PageHeader
        title={t('differencesScreen.title')}
        text={t('differencesScreen.text')}
        actions={
          <Button onClick={() => setComparing(true)}>{t('differencesScreen.compare')}</Button>
        }
      />
      <DifferenceList params={params} />
      {isComparing ? <CompareDialog onClose={() => setComparing(false)} /> : null}
    </Stack>
  )
}

interface DifferenceListProps {
  readonly params: ReturnType<typeof useListParams<typeof filters>>
}

function DifferenceList({ params }: DifferenceListProps) {
  const [resolving, setResolving] = useState<PaymentDifference | null>(null)
  const query = { ...params.keyset, ...params.filters }
  const differences = useApiQuery('payments', 'listDifferences', { query }, { keep: true })
  return (
    <>
      <TableList
        list="differences"
        title={t('differencesScreen.title')}
        of={differences}
        params={params}
        tools={<DifferenceTools params={params} />}
        empty={
          <EmptyState title={t('differencesScreen.none')} text={t('differencesScreen.noneText')} />
        }
        noMatch={{ title: t('differencesScreen.noMatch') }}
        columns={differenceColumns}
        rowKey={(difference) => difference.difference_id}
        cells={differenceCells}
        actions={(difference) => (
          <ResolveButton difference={difference} onClick={() => setResolving(difference)} />
        )}
        exportUrl={(columns) =>
          buildEndpointUrl('payments', 'exportDifferences', {
            query: { ...params.filters, columns },
          })
        }
      />
      {resolving ? (
        <ResolveDifferenceDialog difference={resolving} onClose={() => setResolving(null)} />
      ) : null}
    </>
  )
}

function DifferenceTools({ params }: DifferenceListProps) {
  return (
    <Group>
      <FilterSelect
        label={t('differencesScreen.state')}
        all={t('differencesScreen.anyState')}
        value={params.filters.state}
        options={differenceStates.map((value) => ({
          value,
          label: translateKey(differenceBadges[value].text),
        }))}
        onChange={(state) => params.set({ state })}
      />
      <FilterSelect
        label={t('differencesScreen.kind')}
        all={t('differencesScreen.anyKind')}
        value={params.filters.kind}
        options={differenceKinds.map((value) => ({
          value,
          label: translateKey(`payments.difference.${value}`),
        }))}
        onChange={(kind) => params.set({ kind })}
      />
    </Group>
  )
}

const differenceCells = {
  payment: ({ here, provider_id: id }: PaymentDifference) =>
    here ? (
      <Link to={buildPath(paths.operator.refunds, {}, { search: id })}>{here.intern_name}</Link>
    ) : (
      id
    ),
  state: ({ state }: PaymentDifference) => (
    <Badge tone={differenceBadges[state].tone}>{translateKey(differenceBadges[state].text)}</Badge>
  ),
}

interface ResolveButtonProps {
  readonly difference: PaymentDifference
  readonly onClick: () => void
}

/** Resolved differences have no button. */
function ResolveButton({ difference, onClick }: ResolveButtonProps) {
  return difference.may.resolve === true ? (
    <Button size="small" onClick={onClick}>
      {t('differencesScreen.resolve')}
    </Button>
  ) : null
}
