import type { ListColumns } from '@fledge/contract/platform/list-columns.ts'
import type { OperatorList } from '@fledge/domain/lists/types.ts'
import { Button, buttonClass } from '@fledge/ui/button.tsx'
import { IconAdjustmentsHorizontal } from '@fledge/ui/icons/adjustments-horizontal.tsx'
import { IconDownload } from '@fledge/ui/icons/download.tsx'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { t, translateKey } from '../i18n/use-texts.ts'
import { useZone } from '../shell/session.ts'
import { CellContent } from './cell-content.tsx'
import { ColumnsDialog } from './columns-dialog.tsx'
import { DataList } from './data-list.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { SelectPage, SelectRow } from './select-cells.tsx'
import { type SelectionControl, useSelection } from './use-selection.ts'
import { SavedViews } from './saved-views.tsx'
import styles from './table-list.module.css'
import { type ColumnChoice, useColumns } from './use-columns.ts'
import { useListKeys } from './use-list-keys.ts'

interface TableProps<R> {
  readonly columns: ListColumns<R>
  readonly rowKey: (row: R) => string
  /** Cells that show more than the value of their column: a link, a badge. */
  readonly cells?: Readonly<Record<string, (row: R) => ReactNode>>
  /** Buttons at the end of each row. */
  readonly actions?: (row: R) => ReactNode
}

interface BulkProps<R> {
  /** Identifies the filters: with others, nothing is selected. */
  readonly of: string
  /** Buttons of what can be done with the selected rows. */
  readonly acts: (selection: SelectionControl<R>) => ReactNode
}

type TableListProps<R> = TableProps<R> &
  Pick<
    ComponentProps<typeof DataList<R>>,
    'title' | 'of' | 'params' | 'perPage' | 'tools' | 'empty' | 'noMatch'
  > & {
    readonly list: OperatorList
    /** Parameters of the address that choose this list on a screen with several. */
    readonly tab?: ComponentProps<typeof SavedViews>['tab']
    /** What can be done with many rows at once. */
    readonly bulk?: BulkProps<R>
    /** Address of the CSV file with these columns and the filters of the list. */
    readonly exportUrl: (columns: readonly string[]) => string
  }

/** A list of the programme team: columns to choose, and a CSV file of exactly what is shown. */
export function TableList<R>(props: TableListProps<R>) {
  const { list, columns, exportUrl, title, of, params, tools, empty, noMatch } = props
  const choice = useColumns(columns)
  const total = of.data?.count ?? 0
  useListKeys(of, params, props.perPage)
  const selection = useSelection(props.bulk?.of ?? '', total, props.rowKey)
  return (
    <DataList
      title={title}
      of={of}
      params={params}
      {...(props.perPage !== undefined && { perPage: props.perPage })}
      tools={
        <>
          <SavedViews list={list} tab={props.tab} />
          {tools}
        </>
      }
      empty={empty}
      {...(noMatch && { noMatch })}
      side={<ListActions columns={columns} choice={choice} exportUrl={exportUrl(choice.shown)} />}
    >
      {(rows) => (
        <>
          <ListTable
            {...props}
            rows={rows}
            shown={choice.shown}
            {...(props.bulk && { selection })}
          />
          {props.bulk && selection.count > 0 ? (
            <SelectionBar selection={selection} total={total}>
              {props.bulk.acts(selection)}
            </SelectionBar>
          ) : null}
        </>
      )}
    </DataList>
  )
}

interface ListActionsProps {
  readonly columns: ListColumns<never>
  readonly choice: ColumnChoice
  readonly exportUrl: string
}

/** Moments in a file are in the zone in which the screen shows them. */
const addZone = (url: string, zone: string) =>
  `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({ zone })}`

function ListActions({ columns, choice, exportUrl }: ListActionsProps) {
  const zone = useZone()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <Button
        size="small"
        icon={<IconAdjustmentsHorizontal size={16} aria-hidden />}
        onClick={() => setChoosing(true)}
      >
        {t('common.list.columns')}
      </Button>
      <a className={buttonClass({ size: 'small' })} href={addZone(exportUrl, zone)} download>
        <IconDownload size={16} aria-hidden />
        {t('common.list.download')}
      </a>
      {isChoosing ? (
        <ColumnsDialog columns={columns} choice={choice} onClose={() => setChoosing(false)} />
      ) : null}
    </>
  )
}

interface RowsProps<R> extends TableProps<R> {
  readonly title: string
  readonly rows: readonly R[]
  /** Names of the columns in their order. */
  readonly shown: readonly string[]
  readonly selection?: SelectionControl<R>
}

/** The rows as a table; on a phone each is a block with the names of its values. */
function ListTable<R>(props: RowsProps<R>) {
  const { title, rows, shown, columns, rowKey, actions, selection } = props
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard, too
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label={title}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {selection ? <SelectPage rows={rows} selection={selection} /> : null}
            {shown.map((name) => (
              <th key={name} scope="col">
                {translateKey(columns[name]?.title ?? name)}
              </th>
            ))}
            {actions ? (
              <th scope="col">
                <span className={styles['hidden']}>{t('common.list.actions')}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={rowKey(row)} row={row} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function TableRow<R>(props: RowsProps<R> & { readonly row: R }) {
  const { row, shown, columns, cells, actions } = props
  return (
    <tr>
      <SelectRow {...props} />
      {shown.map((name) => {
        const value = columns[name]?.value(row) ?? null
        return (
          <td key={name} data-label={translateKey(columns[name]?.title ?? name)}>
            <div className={styles['value']}>
              {cells?.[name]?.(row) ?? <CellContent value={value} />}
            </div>
          </td>
        )
      })}
      {actions ? <td className={styles['actions']}>{actions(row)}</td> : null}
    </tr>
  )
}
