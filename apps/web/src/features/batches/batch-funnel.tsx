import { buildPath, paths } from '@fledge/contract/paths.ts'
import { getConversion } from '@fledge/domain/batches/funnel-stages.ts'
import { locale } from '@fledge/kernel/locale.ts'
import { Card, Meta } from '@fledge/ui/card.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { ScrollRegion } from '@fledge/ui/scroll-region.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { Link } from '../../platform/router/link.tsx'
import { RecordCount } from './record-count.tsx'
import styles from './batch-funnel.module.css'

type Funnel = Payload<'batches', 'getBatchFunnel'>
type StageFigures = Funnel['stages'][number]

/** How many interns came to each stage of a batch, how long it took, and the same of the batch before. */
export function BatchFunnel({ id }: { readonly id: string }) {
  const funnel = useApiQuery('batches', 'getBatchFunnel', { params: { id } })
  return (
    <Card title={t('batches.funnel.title')}>
      <QueryResult of={funnel} name={t('batches.funnel.title')}>
        {(payload) => <FunnelContent id={id} funnel={payload} />}
      </QueryResult>
    </Card>
  )
}

interface FunnelProps {
  readonly id: string
  readonly funnel: Funnel
}

/** A batch to compare with; its figures may come later. */
type PreviousFunnel = NonNullable<Funnel['previous']> & Pick<Funnel, 'stages'>

interface ComparedFunnelProps extends FunnelProps {
  readonly previous: PreviousFunnel | null
}

function FunnelContent({ id, funnel }: FunnelProps) {
  const before = useApiQuery(
    'batches',
    'getBatchFunnel',
    { params: { id: funnel.previous?.batch_id ?? '' } },
    { enabled: funnel.previous !== null },
  )
  const stages = before.data?.payload.stages
  const previous = funnel.previous && stages ? { ...funnel.previous, stages } : null
  return (
    <Stack tight>
      <Meta>
        {t('batches.funnel.text')} <PreviousBatch previous={funnel.previous} />
      </Meta>
      <FunnelTable id={id} funnel={funnel} previous={previous} />
      {funnel.left > 0 ? (
        <p>
          <LeftCount id={id} count={funnel.left} />
        </p>
      ) : null}
    </Stack>
  )
}

const LeftCount = ({ id, count }: { readonly id: string; readonly count: number }) => (
  <>
    {t('batches.stage.LEFT')}:{' '}
    <RecordCount list="applications" count={count} filters={{ batch: id, at: 'LEFT' }} />
  </>
)

function PreviousBatch({ previous }: Pick<Funnel, 'previous'>) {
  if (!previous) return <>{t('batches.funnel.noPrevious')}</>
  const key = previous.has_same_partner ? 'batches.funnel.previous' : 'batches.funnel.previousOther'
  return <>{t(key, { name: previous.name })}</>
}

function FunnelTable({ id, funnel, previous }: ComparedFunnelProps) {
  const title = t('batches.funnel.title')
  return (
    <ScrollRegion label={title}>
      <table className={styles['table']}>
        <FunnelHead previous={previous} />
        <tbody>
          {funnel.stages.map(({ stage }) => (
            <FunnelRow key={stage} id={id} funnel={funnel} previous={previous} stage={stage} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function FunnelHead({ previous }: Pick<ComparedFunnelProps, 'previous'>) {
  const figures = [
    t('batches.funnel.reached'),
    t('batches.funnel.conversion'),
    t('batches.funnel.days'),
  ]
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2}>
          {t('batches.funnel.stage')}
        </th>
        <th scope="colgroup" colSpan={4}>
          {t('batches.funnel.thisBatch')}
        </th>
        {previous ? (
          <th scope="colgroup" colSpan={3} className={styles['previous']}>
            <Link to={buildPath(paths.operator.batch, { id: previous.batch_id })}>
              {previous.name}
            </Link>
          </th>
        ) : null}
      </tr>
      <tr>
        {[t('batches.funnel.here'), ...figures].map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
        {(previous ? figures : []).map((title, index) => (
          <th key={title} scope="col" className={index === 0 ? styles['previous'] : undefined}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type FunnelRowProps = ComparedFunnelProps & Pick<StageFigures, 'stage'>

function FunnelRow({ id, funnel: { stages }, previous, stage }: FunnelRowProps) {
  const here = stages.find((figures) => figures.stage === stage)?.here ?? 0
  return (
    <tr>
      <th scope="row">{t(`batches.stage.${stage}`)}</th>
      <td>
        <RecordCount list="applications" count={here} filters={{ batch: id, at: stage }} />
      </td>
      <StageCells id={id} stages={stages} stage={stage} />
      {previous ? (
        <StageCells id={previous.batch_id} stages={previous.stages} stage={stage} isPrevious />
      ) : null}
    </tr>
  )
}

interface StageCellsProps {
  readonly id: string
  readonly stages: readonly StageFigures[]
  readonly stage: StageFigures['stage']
  readonly isPrevious?: boolean
}

/** Figures that both batches have. Medians are no counts of people, so they link to nothing. */
function StageCells({ id, stages, stage, isPrevious }: StageCellsProps) {
  const figures = stages.find((known) => known.stage === stage)
  if (!figures) return null
  const { reached, median_days: days } = figures
  return (
    <>
      <td className={isPrevious ? styles['previous'] : undefined}>
        <RecordCount list="applications" count={reached} filters={{ batch: id, reached: stage }} />
      </td>
      <td>{formatShare(getConversion(stages, stage))}</td>
      <td>{days === null ? '–' : days.toLocaleString(locale, { maximumFractionDigits: 1 })}</td>
    </>
  )
}

const formatShare = (share: number | null) =>
  share === null
    ? '–'
    : share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 })
