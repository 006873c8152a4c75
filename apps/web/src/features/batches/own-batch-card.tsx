import { Card, Meta, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { usePayments } from '../../shared/refund-notice.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { BatchFactList } from './batch-fact-list.tsx'

/** The user's batch with its dates and price, or the details of their seat. */
export function OwnBatchCard({ hasSeat }: { readonly hasSeat: boolean }) {
  const batch = useApiQuery('applications', 'getBatchDetail', {})
  const own = batch.data?.payload
  const { payments } = usePayments(own?.payer === 'INTERN' && own.price !== null)
  const paid = payments?.filter((payment) => payment.batch_id === own?.batch_id) ?? null
  return (
    <Card title={t('batches.own.title')}>
      <QueryResult of={batch} name={t('batches.own.title')}>
        {(payload) => (
          <BatchFactList
            batch={payload}
            payments={paid}
            {...(hasSeat ? { seat: t('batches.own.seatText') } : {})}
          />
        )}
      </QueryResult>
    </Card>
  )
}

/** Services of the programme; renders nothing when the batch lists none. */
export function OwnServicesCard() {
  const services = useApiQuery('applications', 'listServices', { body: {} })
  if (services.data?.payload.length === 0) return null
  return (
    <Card title={t('batches.own.services')} flush>
      <QueryResult of={services} name={t('batches.own.services')}>
        {(list) => (
          <CardList>
            {list.map((service) => (
              <CardListItem key={service.name}>
                <p>{service.name}</p>
                {service.description ? <Meta>{service.description}</Meta> : null}
              </CardListItem>
            ))}
          </CardList>
        )}
      </QueryResult>
    </Card>
  )
}
