import { Meta, CardListItem } from '@fledge/ui/card.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { DataList } from '../../platform/list/data-list.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { FullDate } from '../../platform/time/relative-time.tsx'

/** Agreements that the user has accepted: kind, version and time. */
export function AcceptedAgreementsCard() {
  const own = useApiQuery('agreements', 'listOwnAcceptances')
  return (
    <DataList
      title={t('agreementScreen.own.title')}
      of={own}
      empty={<EmptyState title={t('agreementScreen.own.none')} />}
      row={(acceptance) => (
        <CardListItem key={`${acceptance.kind}${acceptance.version}`}>
          <p>{acceptance.title}</p>
          <Meta>
            {t('agreementScreen.own.version', { version: acceptance.version })} ·{' '}
            <FullDate at={acceptance.at} />
          </Meta>
        </CardListItem>
      )}
    />
  )
}
