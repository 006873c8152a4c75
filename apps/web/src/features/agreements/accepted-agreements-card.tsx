import { Card, Meta, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { QueryResult } from '../../platform/query-result.tsx'
import { useApiQuery } from '../../platform/query.ts'
import { t } from '../../platform/use-texts.ts'
import { FullDate } from '../../platform/relative-time.tsx'

/** Agreements that the user has accepted: kind, version and time. */
export function AcceptedAgreementsCard() {
  const own = useApiQuery('agreements', 'listOwnAcceptances')
  return (
    <Card title={t('agreementScreen.own.title')} flush>
      <QueryResult
        of={own}
        name={t('agreementScreen.own.title')}
        empty={<EmptyState title={t('agreementScreen.own.none')} text="" />}
      >
        {(rows) => (
          <CardList>
            {rows.map((one) => (
              <CardListItem key={`${one.kind}${one.version}`}>
                <p>{one.title}</p>
                <Meta>
                  {t('agreementScreen.own.version', { version: one.version })} ·{' '}
                  <FullDate at={one.at} />
                </Meta>
              </CardListItem>
            ))}
          </CardList>
        )}
      </QueryResult>
    </Card>
  )
}
