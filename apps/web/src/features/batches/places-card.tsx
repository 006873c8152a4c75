import { buildPath, paths } from '@fledge/contract/paths.ts'
import { internshipBadges } from '@fledge/domain/internships/types.ts'
import { daysBetween, toLocalDay } from '@fledge/kernel/dates.ts'
import { Card, FactList, Meta } from '@fledge/ui/card.tsx'
import { Meter } from '@fledge/ui/charts.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { ScrollRegion } from '@fledge/ui/scroll-region.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { Link } from '../../platform/router/link.tsx'
import { useZone } from '../../platform/shell/session.ts'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { RecordCount, useCanReview } from './record-count.tsx'
import { SeatsTaken } from './seats-taken.tsx'
import { type BatchDetails, formatBatchDate } from './batch-values.ts'
import styles from './batch-funnel.module.css'

type Places = Payload<'batches', 'getBatchPlaces'>

interface PlacesProps {
  readonly batch: BatchDetails
  readonly places: Places
}

/** Seats, internships and starts of a batch, its placement deadline, and the partner's other batches. */
export function PlacesCards({ batch }: Pick<PlacesProps, 'batch'>) {
  const places = useApiQuery('batches', 'getBatchPlaces', { params: { id: batch.batch_id } })
  const seatsText = t('batches.admin.seats', { taken: batch.seats_taken, seats: batch.seats })
  return (
    <>
      <Card title={t('batches.places.title')}>
        <Stack tight>
          <SeatsTaken batch={batch} />
          <Meter share={batch.seats_taken / Math.max(1, batch.seats)} label={seatsText} />
          <QueryResult of={places} name={t('batches.places.title')}>
            {(payload) => <PlaceFacts batch={batch} places={payload} />}
          </QueryResult>
        </Stack>
      </Card>
      {places.data ? <PartnerCard batch={batch} places={places.data.payload} /> : null}
    </>
  )
}

function PlaceFacts({ batch, places }: PlacesProps) {
  const id = batch.batch_id
  return (
    <FactList
      facts={[
        { name: t('batches.places.deadline'), value: <Deadline batch={batch} /> },
        ...places.internships.map(({ status, count }) => ({
          name: translateKey(internshipBadges[status].text),
          value: <RecordCount list="internships" count={count} filters={{ batch: id, status }} />,
        })),
        { name: t('batches.places.starts'), value: <Starts id={id} starts={places.starts} /> },
        { name: t('batches.places.waiting'), value: <Waiting id={id} waiting={places.waiting} /> },
      ]}
    />
  )
}

function Deadline({ batch }: Pick<PlacesProps, 'batch'>) {
  const canReview = useCanReview()
  const today = toLocalDay(useNow(), 'UTC')
  const { placement_deadline: deadline } = batch
  if (!deadline) return <>{t('batches.places.noDeadline')}</>
  const days = daysBetween(today, deadline)
  return (
    <>
      {formatBatchDate(deadline)},{' '}
      {days < 0 ? t('batches.places.deadlineOver') : t('batches.places.daysLeft', { count: days })}
      {canReview ? (
        <Meta>
          <Link to={buildPath(paths.operator.placement, {}, { batch_id: batch.batch_id })}>
            {t('batches.places.unplaced')}
          </Link>
        </Meta>
      ) : null}
    </>
  )
}

function Starts({ id, starts }: Pick<Places, 'starts'> & { readonly id: string }) {
  if (starts.length === 0) return <>{t('batches.places.noStarts')}</>
  return starts.map(({ starts_on: day, count }) => (
    <p key={day}>
      {formatBatchDate(day)}:{' '}
      <RecordCount
        list="internships"
        count={count}
        filters={{ batch: id, status: 'UPCOMING', starts: day }}
      />
    </p>
  ))
}

/** Who asked to be told about a free seat, since when, and in which order they are told. */
function Waiting({ id, waiting }: Pick<Places, 'waiting'> & { readonly id: string }) {
  const [zone, now] = [useZone(), useNow()]
  const { count, since } = waiting
  return (
    <>
      <RecordCount list="seat-alerts" count={count} filters={{ batch: id, status: 'WAITING' }} />
      {since ? (
        <Meta>
          {t('batches.places.waitingText', { since: formatTimeInSentence(since, zone, now) })}
        </Meta>
      ) : null}
    </>
  )
}

/** All batches of the partner, where there are several. */
function PartnerCard({ batch, places: { partner_batches: batches } }: PlacesProps) {
  if (!batch.partner || batches.length === 0) return null
  const title = t('batches.places.partner', { partner: batch.partner.name })
  return (
    <Card title={title}>
      <ScrollRegion label={title}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('batches.places.batch')}</th>
              <th scope="col">{t('batches.places.seats')}</th>
              <th scope="col">{t('batches.stage.APPROVED')}</th>
              <th scope="col">{t('batches.stage.PLACED')}</th>
            </tr>
          </thead>
          <tbody>
            {batches.map((row) => (
              <PartnerRow key={row.batch_id} row={row} isShown={row.batch_id === batch.batch_id} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Card>
  )
}

interface PartnerRowProps {
  readonly row: Places['partner_batches'][number]
  /** Whether it is the batch of the page. */
  readonly isShown: boolean
}

function PartnerRow({ row, isShown }: PartnerRowProps) {
  const { batch_id: id, name, seats, seats_taken: taken } = row
  return (
    <tr>
      <th scope="row" className={styles['name']}>
        {isShown ? name : <Link to={buildPath(paths.operator.batch, { id })}>{name}</Link>}
      </th>
      <td>{t('batches.places.taken', { taken, seats })}</td>
      <td>
        <RecordCount
          list="applications"
          count={row.approved}
          filters={{ batch: id, reached: 'APPROVED' }}
        />
      </td>
      <td>
        <RecordCount
          list="applications"
          count={row.placed}
          filters={{ batch: id, reached: 'PLACED' }}
        />
      </td>
    </tr>
  )
}
