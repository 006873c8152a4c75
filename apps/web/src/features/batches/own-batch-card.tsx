import { Card, Meta, Row, Rows } from '@fledge/ui/card.tsx'
import { Answer } from '../../platform/answer.tsx'
import { usePayments } from '../../platform/fee-back.tsx'
import { useAnswer } from '../../platform/query.ts'
import { t } from '../../platform/use-texts.ts'
import { BatchFacts } from './batch-facts.tsx'

/** The batch of the own application, its dates, and what it costs; for who has a seat in it, what holds for that. */
export function OwnBatchCard({ hasSeat }: { readonly hasSeat: boolean }) {
  const batch = useAnswer('applications', 'getBatchDetail', {})
  const own = batch.data?.payload
  const { payments } = usePayments(own?.payer === 'INTERN' && own.price !== null)
  const paid = payments?.filter((one) => one.batch_id === own?.batch_id) ?? null
  return (
    <Card title={t('batches.own.title')}>
      <Answer of={batch} name={t('batches.own.title')}>
        {(one) => (
          <BatchFacts
            batch={one}
            payments={paid}
            {...(hasSeat ? { seat: t('batches.own.seatText') } : {})}
          />
        )}
      </Answer>
    </Card>
  )
}

/** What the programme does for its interns; nothing where the batch names nothing. */
export function OwnServicesCard() {
  const services = useAnswer('applications', 'listServices', { body: {} })
  if (services.data?.payload.length === 0) return null
  return (
    <Card title={t('batches.own.services')} flush>
      <Answer of={services} name={t('batches.own.services')}>
        {(list) => (
          <Rows>
            {list.map((one) => (
              <Row key={one.name}>
                <p>{one.name}</p>
                {one.description ? <Meta>{one.description}</Meta> : null}
              </Row>
            ))}
          </Rows>
        )}
      </Answer>
    </Card>
  )
}
