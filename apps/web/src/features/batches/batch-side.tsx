import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta } from '@fledge/ui/card.tsx'
import { EventTimeline } from '@fledge/ui/timeline.tsx'
import { IconLink } from '@fledge/ui/icons/link.tsx'
import { IconPoint } from '@fledge/ui/icons/point.tsx'
import { formatNearTime, useNow } from '../../platform/time/clock.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { useZone } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { type BatchDetails, formatPublicUrl, buildPublicUrl } from './batch-values.ts'
import { PlacesCards } from './places-card.tsx'
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

/** Public URL of the batch, its seats and places, and the audit log. */
export function BatchSide({ batch }: { readonly batch: BatchDetails }) {
  const zone = useZone()
  const now = useNow()
  return (
    <>
      <AddressCard batch={batch} />
      {batch.is_published || batch.seats_taken > 0 ? <PlacesCards batch={batch} /> : null}
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
