import { cohortStages } from '@fledge/domain/batches/cohort-counts.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta } from '@fledge/ui/card.tsx'
import { Meter, StageBars } from '@fledge/ui/charts.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { EventTimeline } from '@fledge/ui/timeline.tsx'
import { IconLink } from '@fledge/ui/icons/link.tsx'
import { IconPoint } from '@fledge/ui/icons/point.tsx'
import { formatNearTime, useNow } from '../../platform/time/clock.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { useZone } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { type BatchDetails, formatPublicUrl, buildPublicUrl } from './batch-values.ts'
import styles from './operator-batches.module.css'

/** What happens after a new batch is created. */
export function NewBatchSide() {
  return (
    <Card title={t('batches.form.next')}>
      <ol className={styles['next']}>
        {(['made', 'publish', 'share', 'people'] as const).map((step) => (
          <li key={step}>{t(`batches.form.next.${step}`)}</li>
        ))}
      </ol>
    </Card>
  )
}

/** Public URL of the batch, its people by stage, and the audit log. */
export function BatchSide({ batch }: { readonly batch: BatchDetails }) {
  const zone = useZone()
  const now = useNow()
  return (
    <>
      <AddressCard batch={batch} />
      <PeopleCard batch={batch} />
      {batch.history.length > 0 ? (
        <Card title={t('batches.admin.history')}>
          <EventTimeline
            items={batch.history.map((entry, at) => ({
              id: String(at),
              icon: <IconPoint size={16} />,
              title: translateKey(`batches.move.${entry.move}`),
              meta: [entry.by, formatNearTime(entry.at, zone, now)].filter(Boolean).join(' · '),
            }))}
          />
        </Card>
      ) : null}
    </>
  )
}

function AddressCard({ batch }: { readonly batch: BatchDetails }) {
  const copy = async () => {
    await navigator.clipboard.writeText(buildPublicUrl(batch.slug))
    showToast(t('batches.admin.copied'))
  }
  return (
    <Card title={t('batches.admin.page')}>
      <div className={styles['address']}>
        <b>{formatPublicUrl(batch.slug)}</b>
        {batch.is_published ? null : <Meta>{t('batches.admin.hiddenPage')}</Meta>}
        <Button size="small" icon={<IconLink size={16} aria-hidden />} onClick={() => void copy()}>
          {t('batches.admin.copy')}
        </Button>
      </div>
    </Card>
  )
}

function PeopleCard({ batch }: { readonly batch: BatchDetails }) {
  const seatsText = t('batches.admin.seats', { taken: batch.seats_taken, seats: batch.seats })
  const data = cohortStages
    .filter((stage) => stage !== 'left')
    .map((stage) => ({
      name: t(`batches.admin.stage.${stage}`),
      value: batch.applications[stage],
    }))
  const left = batch.applications.left
  return (
    <Card title={t('batches.admin.people')}>
      <Stack tight>
        <p>{seatsText}</p>
        <Meter share={batch.seats_taken / Math.max(1, batch.seats)} label={seatsText} />
        {data.some((stage) => stage.value > 0) ? (
          <StageBars
            label={t('batches.admin.people')}
            columns={[t('batches.admin.people'), t('batches.form.field.seats')]}
            data={data}
          />
        ) : (
          <Meta>{t('batches.admin.nobody')}</Meta>
        )}
        {left > 0 ? <Meta>{t('batches.admin.stages.left', { count: left })}</Meta> : null}
      </Stack>
    </Card>
  )
}
