import { address, pages } from '@fledge/contract/pages.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { PageHeader } from '@fledge/ui/page.tsx'
import { IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import { nearTime, useNow } from '../../platform/clock.ts'
import { ButtonLink } from '../../platform/link.tsx'
import { showToast } from '../../platform/notes.ts'
import { useCall } from '../../platform/query.ts'
import { useZone } from '../../platform/session.ts'
import { say, t } from '../../platform/use-texts.ts'
import { BatchBadge } from './batch-facts.tsx'
import type { OperatorBatch } from './batch-values.ts'
import styles from './operator-batches.module.css'

const isOpen = (may: true | string) => may !== 'errors.ILLEGAL_TRANSITION'

/** What the batch is to people now, and the step that changes it. @param unsaved the form has changes: they are saved first */
export function BatchHeader({
  batch,
  unsaved,
}: {
  readonly batch: OperatorBatch
  readonly unsaved: boolean
}) {
  const zone = useZone()
  const now = useNow()
  const [closing, setClosing] = useState(false)
  const done = (step: 'publish' | 'hide' | 'close') => ({
    onDone: () => {
      setClosing(false)
      showToast(t(`batches.admin.done.${step}`, { name: batch.name }))
    },
  })
  const publish = useCall('batches', 'publishBatch', done('publish'))
  const hide = useCall('batches', 'hideBatch', done('hide'))
  const close = useCall('batches', 'closeEnrolment', done('close'))
  const input = { params: { id: batch.batch_id }, body: {} }
  const refused = (may: true | string) =>
    may === true ? (unsaved ? t('batches.admin.saveFirst') : null) : say(may)
  const text = t(`batches.admin.says.${batch.state}`, {
    opens: nearTime(batch.enrolment_opens_at, zone, now),
    closes: nearTime(batch.enrolment_closes_at, zone, now),
  })
  const actions = (
    <>
      {batch.is_published ? (
        <ButtonLink
          icon={<IconExternalLink size={18} aria-hidden />}
          to={address(pages.public.partner, { slug: batch.slug })}
        >
          {t('batches.admin.see')}
        </ButtonLink>
      ) : null}
      {isOpen(batch.may.hide) ? (
        <Button
          refused={refused(batch.may.hide)}
          busy={hide.isPending}
          onClick={() => hide.mutate(input)}
        >
          {t('batches.admin.hide')}
        </Button>
      ) : null}
      {isOpen(batch.may.close) ? (
        <Button refused={refused(batch.may.close)} onClick={() => setClosing(true)}>
          {t('batches.admin.close')}
        </Button>
      ) : null}
      {isOpen(batch.may.publish) ? (
        <Button
          tone="primary"
          refused={refused(batch.may.publish)}
          busy={publish.isPending}
          onClick={() => publish.mutate(input)}
        >
          {t('batches.admin.publish')}
        </Button>
      ) : null}
    </>
  )
  return (
    <>
      <PageHeader
        title={
          <span className={styles['title']}>
            {batch.name} <BatchBadge batch={batch} />
          </span>
        }
        text={text}
        actions={actions}
      />
      <Dialog
        opened={closing}
        onClose={() => setClosing(false)}
        title={t('batches.admin.closeAsk')}
        closeLabel={t('common.btn.close')}
        actions={
          <>
            <Button onClick={() => setClosing(false)}>{t('common.btn.cancel')}</Button>
            <Button tone="primary" busy={close.isPending} onClick={() => close.mutate(input)}>
              {t('batches.admin.close')}
            </Button>
          </>
        }
      >
        <p>{t('batches.admin.closeText')}</p>
      </Dialog>
    </>
  )
}
