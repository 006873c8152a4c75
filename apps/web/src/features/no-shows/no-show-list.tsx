import { noShowSides, type NoShowSide } from '@fledge/domain/no-shows/types.ts'
import { EmptyState } from '@fledge/ui/states.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'
import { oneOf } from '../../platform/list/list-address.ts'
import { TableList } from '../../platform/list/table-list.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useDialogParam } from '../../platform/router/url-state.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { getUndoAction, type UndoableDecision } from '../../shared/undo-decision.ts'
import { DecideButton, SideFilter } from './no-show-list-parts.tsx'

const filters = { side: oneOf(noShowSides) }

/** Page and filters of a list of missed interviews, from the address. */
export const useNoShowParams = () => useListParams(filters)

interface NoShowListProps<R> extends Pick<
  ComponentProps<typeof TableList<R>>,
  'of' | 'columns' | 'cells' | 'rowKey'
> {
  readonly tab: 'contested' | 'reviews'
  readonly list: ComponentProps<typeof TableList<R>>['list']
  readonly params: ReturnType<typeof useNoShowParams>
  readonly getTitle: (row: R) => string
  readonly exportUrl: (query: {
    side?: NoShowSide | undefined
    columns: readonly string[]
  }) => string
  /** The dialog that decides on a row. */
  readonly decision: (row: R, close: () => void) => ReactNode
}

/** Missed interviews to decide, with the dialog of the one in the address. */
export function NoShowList<R>(props: NoShowListProps<R>) {
  const { tab, of, params, rowKey, getTitle, exportUrl, decision, ...table } = props
  const open = useDialogParam('decide')
  const decided = of.data?.payload.find((row) => rowKey(row) === open.shown)
  return (
    <>
      <TableList
        {...table}
        tab={{ tab }}
        title={t(`noShowScreen.tab.${tab}`)}
        of={of}
        params={params}
        tools={<SideFilter value={params.filters.side} onChange={(side) => params.set({ side })} />}
        empty={
          <EmptyState
            title={t(`noShowScreen.${tab}.empty`)}
            text={t(`noShowScreen.${tab}.emptyText`)}
          />
        }
        noMatch={{ title: t('noShowScreen.noMatch') }}
        rowKey={rowKey}
        actions={(row) => (
          <DecideButton title={getTitle(row)} onClick={() => open.open(rowKey(row))} />
        )}
        exportUrl={(columns) => exportUrl({ ...params.filters, columns })}
      />
      {decided ? decision(decided, open.close) : null}
    </>
  )
}

/** Confirms a decision, which can be undone, and closes its dialog, which shows failures itself. */
export const confirmDecision = (close: () => void) => ({
  quiet: true,
  onDone: ({ payload }: { readonly payload: UndoableDecision }) => {
    showToast(t('noShowScreen.done'), getUndoAction()(payload))
    close()
  },
})
