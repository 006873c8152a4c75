import type { BatchView } from '@fledge/contract/batches/schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { IconArrowRight } from '@fledge/ui/icons/arrow-right.tsx'
import { Navigate } from '@tanstack/react-router'
import { usePathParam } from '../../platform/router/url-state.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Payload } from '../../platform/http/client.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { useSession } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { BatchBadge, BatchFactList, getClosedPagePath } from './batch-fact-list.tsx'
import styles from './batches.module.css'
import { useChooseBatch } from './use-choose-batch.tsx'

/**
 * Page at /{slug} and /{slug}/{batchId}: a partner with its batches, or one batch, with a link to
 * sign up.
 */
export default function PartnerLandingScreen() {
  const slug = usePathParam('slug')
  const batchId = usePathParam('batchId')
  const found = useApiQuery('batches', 'checkSlug', { query: { slug } })
  useTitle(
    found.data?.payload.partner?.name ??
      found.data?.payload.batches[0]?.name ??
      t('batches.landing.title'),
  )
  const user = useSession()
  if (found.error instanceof ApiError && found.error.status === 404)
    return user ? (
      <Navigate to={paths.public.notFound} replace />
    ) : (
      <div className={styles['page']}>
        <NoSuchPage page />
      </div>
    )
  return (
    <div className={styles['page']}>
      <QueryResult of={found} name={t('batches.landing.title')} page>
        {(landing) => <Landing {...landing} batchId={batchId} />}
      </QueryResult>
    </div>
  )
}

interface LandingProps extends Payload<'batches', 'checkSlug'> {
  readonly batchId: string
}

function Landing({ partner, batches, batchId }: LandingProps) {
  const shown = batchId
    ? batches.filter(
        (batch) => batch.batch_id === batchId || batch.slug === batchId || batch.code === batchId,
      )
    : batches
  const only = shown.length === 1 ? shown[0] : undefined
  return (
    <>
      <header className={styles['head']}>
        {partner ? (
          <p className={styles['over']}>{t('batches.landing.over', { partner: partner.name })}</p>
        ) : null}
        <h1>{only ? only.name : (partner?.name ?? t('batches.landing.title'))}</h1>
        <p className={styles['text']}>
          {only?.texts['introduction'] ?? partner?.introduction ?? t('batches.landing.text')}
        </p>
      </header>
      {shown.length === 0 ? (
        <NoSuchPage />
      ) : (
        shown.map((batch) => <BatchCard key={batch.batch_id} batch={batch} titled={!only} />)
      )}
      <Steps />
    </>
  )
}

function BatchCard({ batch, titled }: { readonly batch: BatchView; readonly titled: boolean }) {
  const [take, terms] = useChooseBatch()
  return (
    <Card
      title={titled ? batch.name : t('batches.landing.facts')}
      side={<BatchBadge batch={batch} />}
    >
      <BatchFactList batch={batch} />
      <div className={styles['action']}>
        {batch.closed_page === null ? (
          <Button
            tone="primary"
            size="large"
            onClick={() => void take(batch)}
            after={<IconArrowRight size={18} aria-hidden />}
          >
            {t('batches.landing.apply')}
          </Button>
        ) : (
          <ButtonLink size="large" to={getClosedPagePath(batch)}>
            {t('batches.landing.why')}
          </ButtonLink>
        )}
        <p className={styles['small']}>{t('batches.landing.takes')}</p>
        {terms}
      </div>
    </Card>
  )
}

function Steps() {
  return (
    <ol className={styles['steps']} aria-label={t('batches.landing.steps')}>
      {(['apply', 'meet', 'work'] as const).map((step) => (
        <li key={step}>
          <h2>{t(`batches.landing.${step}.title`)}</h2>
          <p>{t(`batches.landing.${step}.text`)}</p>
        </li>
      ))}
    </ol>
  )
}

function NoSuchPage({ page }: { readonly page?: boolean }) {
  return (
    <EmptyState
      page={page}
      title={t('batches.landing.none.title')}
      text={t('batches.landing.none.text')}
      action={
        <ButtonLink to={buildPath(paths.intern.findBatch)}>{t('batches.closed.find')}</ButtonLink>
      }
    />
  )
}
