import type { BulkPreview } from '@fledge/contract/platform/bulk.ts'
import { CardList, CardListItem, Meta } from '@fledge/ui/card.tsx'
import type { ReactNode } from 'react'
import { t, translateKey } from '../i18n/use-texts.ts'
import type { LoadedQuery } from '../query/query-result.tsx'
import { QueryResult } from '../query/query-result.tsx'

interface BulkPreviewFactsProps {
  readonly of: LoadedQuery<BulkPreview>
  /** Says what will be done with how many: “2 companies will be approved”. */
  readonly describe: (count: number) => string
  /** Returns the page of a row that is left out; without it, rows are named only. */
  readonly toRowPath?: ((id: string) => string) | undefined
  /** Returns more than the reason about a row that is left out, or null. */
  readonly renderReasons?: ((id: string) => ReactNode) | undefined
}

/** What a bulk act will do: with how many, and which ones are left out for which reason. */
export function BulkPreviewFacts({
  of,
  describe,
  toRowPath,
  renderReasons,
}: BulkPreviewFactsProps) {
  return (
    <QueryResult of={of} name={t('common.bulk.preview')}>
      {(preview) => (
        <>
          <div role="status">
            <p>
              <b>{describe(preview.count)}</b>
            </p>
            {preview.left_out.length > 0 ? (
              <ul>
                {preview.left_out.map(({ reason, count }) => (
                  <li key={reason}>
                    {t('common.bulk.leftOut', { count, reason: translateKey(reason) })}
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
          <LeftOutRows preview={preview} toRowPath={toRowPath} renderReasons={renderReasons} />
        </>
      )}
    </QueryResult>
  )
}

interface LeftOutRowsProps extends Pick<BulkPreviewFactsProps, 'toRowPath' | 'renderReasons'> {
  readonly preview: BulkPreview
}

/**
 * Names the first of those left out, each with its reason, and says how many more there are. Their
 * pages open in a new tab, so that what is selected and written here is not lost.
 */
function LeftOutRows({ preview, toRowPath, renderReasons }: LeftOutRowsProps) {
  const { left_out: leftOut, left_out_rows: rows } = preview
  if (rows.length === 0) return null
  const total = leftOut.reduce((sum, { count }) => sum + count, 0)
  return (
    <details>
      <summary>{t('common.bulk.showLeftOut', { count: total })}</summary>
      <CardList>
        {rows.map(({ id, title, refusal }) => (
          <CardListItem key={id}>
            {toRowPath ? (
              <a href={toRowPath(id)} target="_blank" rel="noreferrer">
                {title}
              </a>
            ) : (
              title
            )}
            {renderReasons?.(id) ?? <Meta>{translateKey(refusal)}</Meta>}
          </CardListItem>
        ))}
      </CardList>
      {total > rows.length ? <p>{t('common.bulk.more', { count: total - rows.length })}</p> : null}
    </details>
  )
}
