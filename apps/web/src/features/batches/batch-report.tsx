import { Card } from '@fledge/ui/card.tsx'
import { ColumnLayout, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { BatchBadge, BatchFactList } from './batch-fact-list.tsx'
import { BatchFunnel } from './batch-funnel.tsx'
import { BatchLinks } from './batch-header.tsx'
import type { BatchDetails } from './batch-values.ts'
import styles from './operator-batches.module.css'
import { PlacesCards } from './places-card.tsx'

/** A batch as the partner's people see it: how far its interns came, its places and its dates. */
export function BatchReport({ batch }: { readonly batch: BatchDetails }) {
  return (
    <Stack>
      <PageHeader
        title={
          <span className={styles['title']}>
            {batch.name} <BatchBadge batch={batch} />
          </span>
        }
        actions={<BatchLinks batch={batch} />}
      />
      <ColumnLayout
        main={<BatchFunnel id={batch.batch_id} />}
        side={
          <>
            <PlacesCards batch={batch} />
            <Card title={t('batches.admin.facts')}>
              <BatchFactList batch={batch} />
            </Card>
          </>
        }
      />
    </Stack>
  )
}
