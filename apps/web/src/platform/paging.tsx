import { Card, CardList } from '@fledge/ui/card.tsx'
import { Pager } from '@fledge/ui/pager.tsx'
import type { ReactNode } from 'react'
import { QueryResult, type QueryResultProps } from './query-result.tsx'
import { t } from './use-texts.ts'

interface PagesProps {
  readonly page: number
  readonly count: number
  /** Defaults to ten. */
  readonly perPage?: number
  readonly onPage: (page: number) => void
}

/** Pagination of a list. */
export function Pages(props: PagesProps) {
  return (
    <Pager
      {...props}
      says={(page, pages) => t('common.page', { page, pages })}
      previousLabel={t('common.previousPage')}
      nextLabel={t('common.nextPage')}
    />
  )
}

interface ListCardProps<R> extends Pick<PagesProps, 'page' | 'onPage'> {
  readonly title: string
  readonly of: QueryResultProps<readonly R[]>['of']
  readonly empty: ReactNode
  readonly side?: ReactNode
  /** Filters above the rows. */
  readonly head?: ReactNode
  readonly row: (one: R) => ReactNode
}

/** A card with a list, ten per page. */
export function ListCard<R>({ title, of, empty, side, head, row, ...pages }: ListCardProps<R>) {
  return (
    <Card title={title} count={of.data?.count ?? 0} side={side} flush>
      {head}
      <QueryResult of={of} name={title} empty={empty}>
        {(rows, count) => (
          <>
            <CardList>{rows.map(row)}</CardList>
            <Pages {...pages} count={count} />
          </>
        )}
      </QueryResult>
    </Card>
  )
}
