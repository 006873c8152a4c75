import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
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
  const [closing, setClosing] = useState(false)
  const [copying, setCopying] = useState(false)
  const steps = useBatchSteps(batch, () => setClosing(false))
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
            steps={steps}
            onClosing={() => setClosing(true)}
            onCopying={() => setCopying(true)}
          />
        }
      />
      <CloseDialog opened={closing} step={steps.close} onClose={() => setClosing(false)} />
      {copying ? <CopyBatchDialog batch={batch} onClose={() => setCopying(false)} /> : null}
    </>
  )
}

interface Step {
  readonly take: () => void
  readonly busy: boolean
}

/** Actions that change the status of a batch. */
function useBatchSteps(batch: BatchDetails, onDone: () => void) {
  const createOptions = (step: 'publish' | 'hide' | 'close') => ({
    onDone: () => {
      onDone()
      showToast(t(`batches.admin.done.${step}`, { name: batch.name }))
    },
  })
  const publish = useApiMutation('batches', 'publishBatch', createOptions('publish'))
  const hide = useApiMutation('batches', 'hideBatch', createOptions('hide'))
  const close = useApiMutation('batches', 'closeEnrolment', createOptions('close'))
  const input = { params: { id: batch.batch_id }, body: {} }
  return {
    publish: { take: () => publish.mutate(input), busy: publish.isPending },
    hide: { take: () => hide.mutate(input), busy: hide.isPending },
    close: { take: () => close.mutate(input), busy: close.isPending },
  }
}

interface ActionsProps extends HeaderProps {
  readonly steps: ReturnType<typeof useBatchSteps>
  readonly onClosing: () => void
  readonly onCopying: () => void
}

function BatchActions({ batch, unsaved, steps, onClosing, onCopying }: ActionsProps) {
  const { publish, hide } = steps
  const refused = (may: true | string) =>
    may === true ? (unsaved ? t('batches.admin.saveFirst') : null) : translateKey(may)
  return (
    <>
      <BatchLinks batch={batch} />
      <Button disabledReason={refused(batch.may.copy)} onClick={onCopying}>
        {t('batches.copy.action')}
      </Button>
      {isActionVisible(batch.may.hide) ? (
        <Button disabledReason={refused(batch.may.hide)} busy={hide.busy} onClick={hide.take}>
          {t('batches.admin.hide')}
        </Button>
      ) : null}
      {isActionVisible(batch.may.close) ? (
        <Button disabledReason={refused(batch.may.close)} onClick={onClosing}>
          {t('batches.admin.close')}
        </Button>
      ) : null}
      {isActionVisible(batch.may.publish) ? (
        <Button
          tone="primary"
          disabledReason={refused(batch.may.publish)}
          busy={publish.busy}
          onClick={publish.take}
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

interface CloseDialogProps {
  readonly opened: boolean
  readonly step: Step
  readonly onClose: () => void
}

function CloseDialog({ opened, step, onClose }: CloseDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('batches.admin.closeAsk')}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.btn.cancel')}</Button>
          <Button tone="primary" busy={step.busy} onClick={step.take}>
            {t('batches.admin.close')}
          </Button>
        </>
      }
    >
      <p>{t('batches.admin.closeText')}</p>
    </Dialog>
  )
}
