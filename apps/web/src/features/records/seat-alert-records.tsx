import { seatAlertColumns } from '@fledge/contract/records/record-columns.ts'
import { seatAlertStates } from '@fledge/domain/batches/types.ts'
import { Meta } from '@fledge/ui/card.tsx'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { idText, oneOf, searchText } from '../../platform/list/list-address.ts'
import { TableList } from '../../platform/list/table-list.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { seatAlertCells } from './record-cells.tsx'
import { AllBatchesButton, emptyRecords, RecordTools } from './record-tools.tsx'

const stateNames = {
  WAITING: { text: 'records.seat.WAITING' },
  TOLD: { text: 'records.seat.TOLD' },
} as const

const seatAlertsFilters = {
  search: searchText,
  status: oneOf(seatAlertStates),
  batch: idText,
}

export function SeatAlertRecords() {
  const params = useListParams(seatAlertsFilters)
  const query = { ...params.keyset, ...params.filters }
  const of = useApiQuery('records', 'listSeatAlerts', { query }, { keep: true })
  return (
    <>
      <Meta>{t('recordsScreen.seatOrder')}</Meta>
      <TableList
        {...emptyRecords()}
        list="seat-alerts"
        title={t('recordsScreen.seat-alerts')}
        of={of}
        params={params}
        columns={seatAlertColumns}
        cells={seatAlertCells}
        rowKey={(row) => `${row.batch_id} ${row.email}`}
        exportUrl={(columns) =>
          buildEndpointUrl('records', 'exportSeatAlerts', { query: { ...params.filters, columns } })
        }
        tools={
          <RecordTools
            filters={params.filters}
            statuses={seatAlertStates}
            badges={stateNames}
            onChange={params.set}
          >
            {params.filters.batch ? (
              <AllBatchesButton onClick={() => params.set({ batch: '' })} />
            ) : null}
          </RecordTools>
        }
      />
    </>
  )
}
