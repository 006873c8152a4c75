import { address, pages } from '@fledge/contract/pages.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta, Row, Rows } from '@fledge/ui/card.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Pager } from '@fledge/ui/pager.tsx'
import { Empty } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { useAddressState } from '../../platform/address-state.ts'
import { pageIn } from '../../platform/address-values.ts'
import { Answer } from '../../platform/answer.tsx'
import { CallError } from '../../platform/call-error.ts'
import { client } from '../../platform/client.ts'
import { useNow } from '../../platform/clock.ts'
import { keptBatch } from '../../platform/kept-batch.ts'
import { Link } from '../../platform/link.tsx'
import { showFailure, useAnswer } from '../../platform/query.ts'
import { useZone } from '../../platform/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/use-texts.ts'
import { BatchBadge, enrolmentSays, seatsSay } from './batch-facts.tsx'
import styles from './batches.module.css'
import { useTakeBatch } from './take-batch.ts'

/** Finds the batch by its code, by university or partner, or in the list. */
export default function InternFindBatchScreen() {
  useTitle(t('batches.find.title'))
  return (
    <div className={styles['narrow']}>
      <h1>{t('batches.find.title')}</h1>
      <p className={styles['text']}>{t('batches.find.text')}</p>
      <ByCode />
      <ByName />
    </div>
  )
}

function ByCode() {
  const take = useTakeBatch()
  const [code, setCode] = useState(() => keptBatch() ?? '')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const look = async () => {
    const { payload } = await client.batches.validateBatch({ params: { batchCode: code.trim() } })
    if (!payload.batch) return setError(t('batches.find.noCode'))
    return take(payload.batch)
  }
  const submit = async (event: React.FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return setError(t('batches.find.enterCode'))
    setBusy(true)
    await look().catch((failure: unknown) => (failure instanceof CallError && failure.status === 404 ? setError(t('batches.find.noCode')) : showFailure(failure)))
    return setBusy(false)
  }
  return (
    <form className={styles['code']} onSubmit={(event) => void submit(event)} noValidate>
      <TextField big label={t('batches.find.code')} hint={t('batches.find.codeHint')} error={error} value={code} autoComplete="off" spellCheck={false} maxLength={63} onChange={(event) => { setCode(event.currentTarget.value); setError(undefined) }} />
      <Button type="submit" tone="primary" size="large" busy={busy}>{t('batches.find.look')}</Button>
    </form>
  )
}

function ByName() {
  const take = useTakeBatch()
  const [search, setSearch] = useAddressState()
  const [now, zone] = [useNow(), useZone()]
  const page = pageIn(search['page'])
  const words = typeof search['search'] === 'string' ? search['search'] : ''
  const list = useAnswer('batches', 'listBatches', { query: { page: String(page), ...(words ? { search: words } : {}) } }, { keep: true })
  return (
    <Card title={t('batches.find.list')} count={list.data?.count ?? 0} flush>
      <div className={styles['search']}>
        <TextField label={t('batches.find.search')} value={words} onChange={(event) => setSearch({ search: event.currentTarget.value || undefined, page: undefined })} />
      </div>
      <Answer of={list} name={t('batches.find.list')} empty={<Empty title={t('batches.find.none.title')} text={t('batches.find.none.text')} />}>
        {(batches, count) => (
          <>
            <Rows>
              {batches.map((batch) => (
                <Row key={batch.batch_id} end={<Button size="small" onClick={() => void take(batch)}>{batch.closed_page ? t('batches.landing.why') : t('batches.find.choose')}</Button>}>
                  <p className={styles['name']}><Link to={address(pages.public.partner, { slug: batch.slug })}>{batch.name}</Link> <BatchBadge batch={batch} /></p>
                  <Meta>{[batch.partner?.name, enrolmentSays(batch, now, zone), seatsSay(batch)].filter(Boolean).join(' · ')}</Meta>
                </Row>
              ))}
            </Rows>
            {count > 10 ? <div className={styles['search']}><Pager page={page} count={count} onPage={(next) => setSearch({ page: String(next) })} previousLabel={t('common.btn.back')} nextLabel={t('common.btn.next')} says={(at, pages) => t('batches.find.page', { page: at, pages })} /></div> : null}
          </>
        )}
      </Answer>
    </Card>
  )
}
