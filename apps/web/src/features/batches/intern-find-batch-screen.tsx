import type { BatchView } from '@fledge/contract/batches/schema.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { useState } from 'react'
import { ApiError } from '../../platform/http/api-error.ts'
import { client } from '../../platform/http/client.ts'
import { usePendingBatch } from '../../shared/pending-batch.ts'
import { showFailure } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { AllBatches, UniversityBatches, MatchingBatch } from './batch-lists.tsx'
import styles from './batches.module.css'
import { useEndedApplication, useChooseBatch } from './use-choose-batch.tsx'

/** Finds a batch by the user's email address, by code, by university, or in the list. */
export default function InternFindBatchScreen() {
  useTitle(t('batches.find.title'))
  return (
    <div className={styles['narrow']}>
      <h1>{t('batches.find.title')}</h1>
      <p className={styles['text']}>{t('batches.find.text')}</p>
      <CarryOverCard />
      <MatchingBatch />
      <BatchCodeForm />
      <UniversityBatches />
      <AllBatches />
    </div>
  )
}

/**
 * For interns whose application ended with its batch: the next one starts with the same answers.
 */
function CarryOverCard() {
  const former = useEndedApplication()
  return former?.may.carryOver === true ? (
    <Card title={t('batches.carry.title')}>
      <p>{t('batches.carry.text', { batch: former.batch.name })}</p>
    </Card>
  ) : null
}

function BatchCodeForm() {
  const [take, terms] = useChooseBatch()
  const { code, typeCode, submit, error, busy } = useCodeSearch(take)
  return (
    <form className={styles['code']} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        big
        label={t('batches.find.code')}
        hint={t('batches.find.codeHint')}
        error={error}
        value={code}
        autoComplete="off"
        spellCheck={false}
        maxLength={63}
        onChange={(event) => typeCode(event.currentTarget.value)}
      />
      <Button type="submit" tone="primary" size="large" busy={busy}>
        {t('batches.find.look')}
      </Button>
      {terms}
    </form>
  )
}

/**
 * Searches by code, starting with the code from the invitation link.
 * @param take called with the batch that has the code
 */
function useCodeSearch(take: (batch: BatchView) => Promise<void>) {
  const pending = usePendingBatch()
  const [typed, setTyped] = useState<string | null>(null)
  const code = typed ?? pending ?? ''
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const typeCode = (words: string) => {
    setTyped(words)
    setError(undefined)
  }
  const look = async () => {
    const { payload } = await client.batches.validateBatch({ params: { batchCode: code.trim() } })
    if (!payload.batch) return setError(t('batches.find.noCode'))
    return take(payload.batch)
  }
  const submit = async (event: React.FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return setError(t('batches.find.enterCode'))
    setBusy(true)
    await look().catch((failure: unknown) =>
      failure instanceof ApiError && failure.status === 404
        ? setError(t('batches.find.noCode'))
        : showFailure(failure),
    )
    return setBusy(false)
  }
  return { code, typeCode, submit, error, busy }
}
