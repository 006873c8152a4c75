import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Button } from '@fledge/ui/button.tsx'
import { PageHeader } from '@fledge/ui/page.tsx'
import { IconExternalLink } from '@fledge/ui/icons/external-link.tsx'
import { IconUsers } from '@fledge/ui/icons/users.tsx'
import { useState } from 'react'
import { formatNearTime, useNow } from '../../platform/time/clock.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { lazyComponent } from '../../platform/router/lazy-component.tsx'
import { BatchBadge } from './batch-fact-list.tsx'
import type { BatchDetails } from './batch-values.ts'
import styles from './operator-batches.module.css'

const EndBatchDialog = lazyComponent(() =>
  import('./end-batch-dialog.tsx').then((parts) => parts.EndBatchDialog),
)
const CopyBatchDialog = lazyComponent(() =>
  import('./copy-batch-dialog.tsx').then((parts) => parts.CopyBatchDialog),
)

const isActionVisible = (may: true | string) => may !== 'errors.ILLEGAL_TRANSITION'

interface HeaderProps {
  readonly batch: BatchDetails
  readonly unsaved: boolean
}

/**
 * Status of the batch and the action that changes it.
 * @param unsaved whether the form has changes that must be saved first
 */
export function BatchHeader({ batch, unsaved }: HeaderProps) {
  const zone = useZone()
  const now = useNow()
  const [ending, setEnding] = useState<'hide' | 'close' | null>(null)
  const [copying, setCopying] = useState(false)
  const text = t(`batches.admin.says.${batch.state}`, {
    opens: formatNearTime(batch.enrolment_opens_at, zone, now),
    closes: formatNearTime(batch.enrolment_closes_at, zone, now),
  })
  return (
    <>
      <PageHeader
        title={
          <span className={styles['title']}>
            {batch.name} <BatchBadge batch={batch} />
          </span>
        }
        text={text}
        actions={
          <BatchActions
            batch={batch}
            unsaved={unsaved}
            onEnding={setEnding}
            onCopying={() => setCopying(true)}
          />
        }
      />
      {ending ? (
        <EndBatchDialog batch={batch} act={ending} onClose={() => setEnding(null)} />
      ) : null}
      {copying ? <CopyBatchDialog batch={batch} onClose={() => setCopying(false)} /> : null}
    </>
  )
}

interface ActionsProps extends HeaderProps {
  readonly onEnding: (act: 'hide' | 'close') => void
  readonly onCopying: () => void
}

function BatchActions({ batch, unsaved, onEnding, onCopying }: ActionsProps) {
  const publish = useApiMutation('batches', 'publishBatch', {
    onDone: () => showToast(t('batches.admin.done.publish', { name: batch.name })),
  })
  const refused = (may: true | string) =>
    may === true ? (unsaved ? t('batches.admin.saveFirst') : null) : translateKey(may)
  return (
    <>
      <BatchLinks batch={batch} />
      <Button disabledReason={refused(batch.may.copy)} onClick={onCopying}>
        {t('batches.copy.action')}
      </Button>
      {isActionVisible(batch.may.hide) ? (
        <Button disabledReason={refused(batch.may.hide)} onClick={() => onEnding('hide')}>
          {t('batches.admin.hide')}
        </Button>
      ) : null}
      {isActionVisible(batch.may.close) ? (
        <Button disabledReason={refused(batch.may.close)} onClick={() => onEnding('close')}>
          {t('batches.admin.close')}
        </Button>
      ) : null}
      {isActionVisible(batch.may.publish) ? (
        <Button
          tone="primary"
          disabledReason={refused(batch.may.publish)}
          busy={publish.isPending}
          onClick={() => publish.mutate({ params: { id: batch.batch_id }, body: {} })}
        >
          {t('batches.admin.publish')}
        </Button>
      ) : null}
    </>
  )
}

/** Links to the people of a batch and to its public page. */
export function BatchLinks({ batch }: Pick<ActionsProps, 'batch'>) {
  return (
    <>
      <ButtonLink
        icon={<IconUsers size={18} aria-hidden />}
        to={buildPath(paths.operator.people, {}, { batch: batch.batch_id })}
      >
        {t('batches.admin.people')}
      </ButtonLink>
      {batch.is_published ? (
        <ButtonLink
          icon={<IconExternalLink size={18} aria-hidden />}
          to={buildPath(paths.public.partner, { slug: batch.slug })}
        >
          {t('batches.admin.see')}
        </ButtonLink>
      ) : null}
    </>
  )
}
