import type { BulkPreview } from '@fledge/contract/platform/bulk.ts'
import { t, translateKey } from '../i18n/use-texts.ts'
import type { LoadedQuery } from '../query/query-result.tsx'
import { QueryResult } from '../query/query-result.tsx'

interface BulkPreviewFactsProps {
  readonly of: LoadedQuery<BulkPreview>
  /** Says what will be done with how many: “2 companies will be approved”. */
  readonly describe: (count: number) => string
}

/** What a bulk act will do: with how many, and how many are left out for which reason. */
export function BulkPreviewFacts({ of, describe }: BulkPreviewFactsProps) {
  return (
    <QueryResult of={of} name={t('common.bulk.preview')}>
      {({ count, left_out: leftOut }) => (
        <div role="status">
          <p>
            <b>{describe(count)}</b>
          </p>
          {leftOut.length > 0 ? (
            <ul>
              {leftOut.map(({ reason, count: left }) => (
                <li key={reason}>
                  {t('common.bulk.leftOut', { count: left, reason: translateKey(reason) })}
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      )}
    </QueryResult>
  )
}
