import { batchEdit } from '@fledge/contract/batches/operator-schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { ColumnLayout, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { useEffect, useState } from 'react'
import { client } from '../../platform/http/client.ts'
import { useNow } from '../../platform/time/clock.ts'
import { useContractForm } from '../../platform/forms/forms.ts'
import { setServerErrors } from '../../platform/forms/set-server-errors.ts'
import { useNavigateTo } from '../../platform/router/link.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { invalidateEndpoints, showFailure } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { BatchHeader } from './batch-header.tsx'
import { BatchSide, NewBatchSide } from './batch-side.tsx'
import {
  type BatchFormBody,
  type BatchForm,
  type BatchDetails,
  toBatchValues,
} from './batch-values.ts'
import { DatesCard } from './dates-card.tsx'
import { NameCard } from './name-card.tsx'
import styles from './operator-batches.module.css'
import { ServicesCard } from './services-card.tsx'
import { TermsCard } from './terms-card.tsx'

const staleQueries = [
  'listOperatorBatches',
  'getOperatorBatch',
  'listBatches',
  'checkSlug',
  'validateBatch',
  'listPartners',
  'checkBatchAddress',
]

/** Returns whether the change affects the dates of people in the batch. */
const hasDateChange = (batch: BatchDetails, body: BatchFormBody) =>
  batch.seats_taken > 0 &&
  (body.programme_start !== batch.programme_start || body.programme_end !== batch.programme_end)

/** Form of a batch, with related information beside it. */
export function BatchEditor({ batch }: { readonly batch: BatchDetails | null }) {
  const { form, submit, sending, save, asking, setAsking } = useBatchForm(batch)
  const main = <BatchFields form={form} batch={batch} submit={submit} sending={sending} />
  return (
    <Stack>
      {batch ? (
        <BatchHeader batch={batch} unsaved={form.formState.isDirty} />
      ) : (
        <PageHeader title={t('batches.form.newTitle')} text={t('batches.form.newText')} />
      )}
      <ColumnLayout
        sticky
        main={main}
        side={batch ? <BatchSide batch={batch} /> : <NewBatchSide />}
      />
      {batch && asking ? (
        <ConfirmDatesDialog
          batch={batch}
          body={asking}
          form={form}
          onClose={() => setAsking(null)}
          onSave={(body) => save(batch.batch_id, body)}
        />
      ) : null}
    </Stack>
  )
}

/**
 * Creates or saves a batch. If people's dates would change, the body waits in `asking` until
 * confirmed.
 */
function useBatchForm(batch: BatchDetails | null) {
  const go = useNavigateTo()
  const now = useNow()
  const zone = useZone()
  const [asking, setAsking] = useState<BatchFormBody | null>(null)
  const [saves, setSaves] = useState(0)
  const make = async (body: BatchFormBody) => {
    const { payload } = await client.batches.createBatch({ body })
    await invalidateEndpoints(staleQueries)
    showToast(t('batches.admin.done.made', { name: payload.name }))
    await go(buildPath(paths.operator.batch, { id: payload.batch_id }), { replace: true })
  }
  const save = async (id: string, body: BatchFormBody) => {
    await client.batches.editBatch({ params: { id }, body })
    await invalidateEndpoints(staleQueries)
    setSaves((count) => count + 1)
    showToast(t('batches.admin.done.saved'))
  }
  const { form, submit, sending } = useContractForm({
    schema: batchEdit,
    values: toBatchValues(batch, now, zone),
    send: async (body) => {
      if (!batch) return make(body)
      return hasDateChange(batch, body) ? setAsking(body) : save(batch.batch_id, body)
    },
  })
  // The saved values become the form's new base values.
  useEffect(() => {
    if (saves > 0) form.reset(form.getValues())
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once per save
  }, [saves])
  return { form, submit, sending, save, asking, setAsking }
}

function BatchFields({
  form,
  batch,
  submit,
  sending,
}: {
  readonly form: BatchForm
  readonly batch: BatchDetails | null
  readonly submit: React.ComponentProps<'form'>['onSubmit']
  readonly sending: boolean
}) {
  const refused = batch && batch.may.edit !== true ? translateKey(batch.may.edit) : null
  return (
    <form onSubmit={submit} noValidate>
      <fieldset className={styles['form']} disabled={refused !== null}>
        <NameCard form={form} batch={batch} />
        <DatesCard form={form} />
        <TermsCard form={form} batch={batch} />
        <ServicesCard form={form} />
      </fieldset>
      <div className={styles['bar']}>
        <Button type="submit" tone="primary" busy={sending} refused={refused}>
          {batch ? t('batches.form.save') : t('batches.form.make')}
        </Button>
      </div>
    </form>
  )
}

interface ConfirmDatesProps {
  readonly batch: BatchDetails
  readonly body: BatchFormBody
  readonly form: BatchForm
  readonly onClose: () => void
  readonly onSave: (body: BatchFormBody) => Promise<void>
}

/** Asks for confirmation before dates change, showing how many people will be notified. */
function ConfirmDatesDialog({ batch, body, form, onClose, onSave }: ConfirmDatesProps) {
  const [busy, setBusy] = useState(false)
  const move = async () => {
    setBusy(true)
    await onSave({ ...body, people_seen: true }).catch((error: unknown) => {
      if (!setServerErrors(form, error)) showFailure(error)
    })
    onClose()
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('batches.form.askMove')}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.btn.cancel')}</Button>
          <Button tone="primary" busy={busy} onClick={() => void move()}>
            {t('batches.form.move')}
          </Button>
        </>
      }
    >
      <p>{t('batches.form.askMoveText', { count: batch.seats_taken })}</p>
    </Dialog>
  )
}
