import { Button } from '@fledge/ui/button.tsx'
import { Card, CardList } from '@fledge/ui/card.tsx'
import { EmptyState, SkeletonRows } from '@fledge/ui/states.tsx'
import { type ReactNode, useEffect } from 'react'
import { type LoadedQuery, QueryResult } from '../query/query-result.tsx'
import { t } from '../i18n/use-texts.ts'
import styles from './data-list.module.css'
import { getLastPage } from './list-address.ts'
import { getPageCursor } from './page-cursor.ts'
import { PageNavigation } from './page-navigation.tsx'
import type { ListPaging } from './use-list-params.ts'

interface NoMatchProps {
  /** “No offers match these filters”. */
  readonly title: string
  readonly text?: string
  /** The list is the whole page, so the title is the page's heading. */
  readonly page?: boolean
}

/** Rows one by one in a card, or as a whole: a board, a queue, cards of their own. */
type Rows<R> =
  | { readonly row: (row: R) => ReactNode; readonly children?: never }
  | {
      readonly row?: never
      readonly children: (rows: readonly R[], count: number) => ReactNode
    }

interface ListStateProps<R> {
  /** Heading of the card; also names the list while it loads and if that fails. */
  readonly title: string
  readonly of: LoadedQuery<readonly R[]>
  /** Page and filters in the address (`useListParams`); without them the list has one page. */
  readonly params?: ListPaging | undefined
  /** Defaults to ten. */
  readonly perPage?: number
  /** Shown if there is nothing yet. */
  readonly empty: ReactNode
  /** Shown if the filters leave nothing, with a button that clears them. */
  readonly noMatch?: NoMatchProps
}

interface ListFrameProps {
  /** `plain`: a card without its heading. `none`: no card. */
  readonly frame?: 'card' | 'plain' | 'none'
  /** Search and filters above the card. */
  readonly tools?: ReactNode
  /** Search and filters inside the card, for a list among other cards. */
  readonly head?: ReactNode
  /** Actions at the right of the heading. */
  readonly side?: ReactNode
  readonly foot?: ReactNode
  readonly level?: 1 | 2
}

/**
 * A list: filters, rows and pages, with its states while it loads, if that fails and if it is
 * empty.
 */
export function DataList<R>(props: ListStateProps<R> & ListFrameProps & Rows<R>) {
  const { title, of, frame = 'card', tools, head, side, foot, level = 2 } = props
  const heading = { title, level, count: of.data?.count, side }
  return (
    <>
      {tools}
      {frame === 'none' ? (
        <ListRows {...props} />
      ) : (
        <Card {...(frame === 'card' ? heading : {})} foot={foot} flush>
          {head ? <div className={styles['head']}>{head}</div> : null}
          <ListRows {...props} inCard />
        </Card>
      )}
    </>
  )
}

function ListRows<R>(props: ListStateProps<R> & Rows<R> & { readonly inCard?: boolean }) {
  const { title, of, params, perPage = 10, row, children, inCard } = props
  const isMissing = useExistingPage(of, params, perPage)
  return (
    <QueryResult
      of={of}
      name={title}
      empty={
        isMissing || isUnknown(of, params) ? (
          <SkeletonRows label={t('platform.loading', { name: title })} />
        ) : (
          <EmptyList {...props} />
        )
      }
    >
      {(rows, count) => (
        <>
          {row ? <CardList>{rows.map(row)}</CardList> : children(rows, count)}
          {params && getLastPage(count, perPage) > 1 ? (
            <div className={inCard ? styles['pages'] : undefined}>
              <PageNavigation
                page={params.page}
                count={count}
                perPage={perPage}
                onPage={(page) => params.turn(page, getPageCursor(of, page > params.page))}
              />
            </div>
          ) : null}
        </>
      )}
    </QueryResult>
  )
}

/** Whether the rows are those of filters that have just been cleared. */
const isUnknown = <R,>(of: LoadedQuery<readonly R[]>, params: ListPaging | undefined) =>
  of.isPlaceholderData && params?.isFiltered === false

function EmptyList<R>({ params, empty, noMatch }: ListStateProps<R>) {
  if (!params?.isFiltered || !noMatch) return empty
  return (
    <EmptyState
      {...noMatch}
      action={<Button onClick={() => params.clear()}>{t('common.list.clearFilters')}</Button>}
    />
  )
}

/**
 * Replaces a page that a shared address or a decision leads to although it has no rows (any more).
 * @returns whether the page does not exist
 */
function useExistingPage<R>(
  { data, isPlaceholderData }: LoadedQuery<readonly R[]>,
  params: ListPaging | undefined,
  perPage: number,
): boolean {
  const page = params?.page ?? 1
  const existing = Math.min(page, getLastPage(data?.count ?? 0, perPage))
  const isMissing =
    data !== undefined &&
    !isPlaceholderData &&
    (page > existing || (page > 1 && data.payload.length === 0))
  useEffect(() => {
    if (isMissing) params?.replacePage(existing)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the setter is new each time
  }, [isMissing, existing])
  return isMissing
}
