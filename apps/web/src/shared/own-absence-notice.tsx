import type { OwnAbsence } from '@fledge/contract/team/schema.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { createValueStore } from '../platform/list/value-store.ts'
import { useApiMutation, useApiQuery } from '../platform/query/query.ts'
import { showToast } from '../platform/shell/toasts.ts'
import { t } from '../platform/i18n/use-texts.ts'
import styles from './own-absence-notice.module.css'

/** Says once a visit that the reader is marked as away. */
const continued = createValueStore(false)

/** Tells someone who works on the review desk that they are marked as away. */
export function OwnAbsenceNotice() {
  const absence = useApiQuery('team', 'getOwnAbsence', {}).data?.payload ?? null
  const isContinued = continued.use()
  return absence === null || isContinued ? null : <Notice absence={absence} />
}

function Notice({ absence: { absent_until, cover_name } }: { readonly absence: OwnAbsence }) {
  const end = useApiMutation('team', 'endOwnAbsence', {
    onDone: () => showToast(t('ownAbsence.ended')),
  })
  const until = formatDate(absent_until)
  return (
    <section className={styles['notice']} aria-label={t('ownAbsence.title')}>
      <p>
        <b>{t('ownAbsence.until', { until })}</b>{' '}
        {cover_name === null
          ? t('ownAbsence.seenByTeam')
          : t('ownAbsence.seenBy', { name: cover_name })}
      </p>
      <Group>
        <Button size="small" busy={end.isPending} onClick={() => end.mutate({})}>
          {t('ownAbsence.end')}
        </Button>
        <Button size="small" tone="quiet" onClick={() => continued.set(true)}>
          {t('ownAbsence.continue')}
        </Button>
      </Group>
    </section>
  )
}
