import { batchEdit } from '@fledge/contract/batches/operator-schema.ts'
import { isReasonNeeded } from '@fledge/domain/batches/promised-fields.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Button } from '@fledge/ui/button.tsx'
import { ColumnLayout, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { client } from '../../platform/http/client.ts'
import { useNow } from '../../platform/time/clock.ts'
import { ConflictCard } from '../../platform/forms/conflict-card.tsx'
import { useEditForm } from '../../platform/forms/use-edit-form.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { useNavigateTo } from '../../platform/router/link.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { invalidateEndpoints } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { BatchFunnel } from './batch-funnel.tsx'
import { BatchHeader } from './batch-header.tsx'
import { ChangeBatchDialog } from './change-batch-dialog.tsx'
import { BatchSide, NewBatchSide } from './batch-side.tsx'
import {
  type BatchFormBody,
  type BatchForm,
  type BatchDetails,
  type BatchValues,
  type NewBatchDefaults,
  staleBatchQueries,
  toBatchValues,
} from './batch-values.ts'
import { describeBatchField } from './describe-batch-field.ts'
import { DatesCard } from './dates-card.tsx'
import { NameCard } from './name-card.tsx'
import styles from './operator-batches.module.css'
import { ServicesCard } from './services-card.tsx'
import { TermsCard } from './terms-card.tsx'

/** Returns whether the change affects the dates of people in the batch. */
const hasDateChange = (batch: BatchDetails, body: BatchFormBody) =>
  batch.seats_taken > 0 &&
  (body.programme_start !== batch.programme_start || body.programme_end !== batch.programme_end)

/** Returns whether something of a published batch changes that people outside count on. */
const hasPromisedChange = (batch: BatchDetails, body: BatchFormBody, saved: BatchValues) =>
  batch.is_published &&
  isReasonNeeded(
    Object.entries(body)
      .filter(
        ([field, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(saved, field)),
      )
      .map(([field]) => field),
  )

interface BatchEditorProps {
  /** Null for a new one. */
  readonly batch: BatchDetails | null
  /** What a new one starts with. */
  readonly defaults?: NewBatchDefaults
}

/** Form of a batch, with related information beside it. */
export function BatchEditor({ batch, defaults }: BatchEditorProps) {
  const { form, submit, sending, asking, conflicts, decide } = useBatchForm(batch, defaults)
  return (
    <Stack>
      {batch ? (
        <BatchHeader batch={batch} unsaved={form.formState.isDirty} />
      ) : (
        <PageHeader title={t('batches.form.newTitle')} text={t('batches.form.newText')} />
      )}
      <ConflictCard
        conflicts={conflicts}
        onDecide={decide}
        read={(field) => Reflect.get(form.getValues(), field)}
        describe={describeBatchField}
      />
      {batch && (batch.is_published || batch.seats_taken > 0) ? (
        <BatchFunnel id={batch.batch_id} />
      ) : null}
      <ColumnLayout
        sticky
        main={<BatchFields form={form} batch={batch} submit={submit} sending={sending} />}
        side={batch ? <BatchSide batch={batch} /> : <NewBatchSide />}
      />
      {batch && asking ? <ChangeBatchDialog batch={batch} {...asking} /> : null}
    </Stack>
  )
}

/** A save that waits until the operator has said why. */
interface ChangeQuestion {
  readonly hasNewDates: boolean
  /** Called with null if it is not to be saved. */
  readonly answer: (reason: string | null) => void
}

/** Asks before a save that changes what people outside count on. @returns the reason, or null */
function useChangeQuestion() {
  const [asking, setAsking] = useState<ChangeQuestion | null>(null)
  const askReason = async (hasNewDates: boolean): Promise<string | null> => {
    const reason = await new Promise<string | null>((answer) => setAsking({ hasNewDates, answer }))
    setAsking(null)
    return reason
  }
  return { asking, askReason }
}

/** Creates or saves a batch. If what people count on would change, the operator is asked why first. */
function useBatchForm(batch: BatchDetails | null, defaults: NewBatchDefaults | undefined) {
  const go = useNavigateTo()
  const now = useNow()
  const zone = useZone()
  const { asking, askReason } = useChangeQuestion()
  const [initial] = useState(() => toBatchValues(batch, now, zone, defaults))
  const create = async (body: BatchFormBody) => {
    const { payload } = await client.batches.createBatch({ body })
    await invalidateEndpoints(staleBatchQueries)
    showToast(t('batches.admin.done.made', { name: payload.name }))
    await go(buildPath(paths.operator.batch, { id: payload.batch_id }), { replace: true })
  }
  const edit = useEditForm({
    schema: batchEdit,
    draft: `batches/${batch?.batch_id ?? 'new'}`,
    initial,
    saved: batch ? { ...toBatchValues(batch, now, zone) } : {},
    save: async (body, base) => {
      if (!batch) return create(body)
      const hasNewDates = hasDateChange(batch, body)
      const saved = toBatchValues(batch, now, zone)
      const isAsked = hasNewDates || hasPromisedChange(batch, body, saved)
      const reason = isAsked ? await askReason(hasNewDates) : ''
      // An aborted save shows no error and keeps the input.
      if (reason === null) throw new ApiError(0, 'ABORTED', 'aborted')
      const answers = { ...(hasNewDates ? { people_seen: true } : {}), reason }
      const params = { id: batch.batch_id }
      await client.batches.editBatch({ params, body: { ...body, ...answers, base } })
      await invalidateEndpoints(staleBatchQueries)
      showToast(t('batches.admin.done.saved'))
    },
    reload: async () => {
      const params = { id: batch?.batch_id ?? '' }
      return {
        ...toBatchValues((await client.batches.getOperatorBatch({ params })).payload, now, zone),
      }
    },
    // The saved values become the form's new initial values.
    onSaved: () => edit.form.reset(edit.form.getValues()),
  })
  return { ...edit, asking }
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
        <Button type="submit" tone="primary" busy={sending} disabledReason={refused}>
          {batch ? t('batches.form.save') : t('batches.form.make')}
        </Button>
      </div>
    </form>
  )
}
