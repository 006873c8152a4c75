import type { BatchView } from '@fledge/contract/batches/schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { formatTime } from '@fledge/kernel/dates.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta, CardListItem, CardList } from '@fledge/ui/card.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { BatchTerms } from '../../shared/batch-terms.tsx'
import { client, type Payload } from '../../platform/http/client.ts'
import { deletePendingBatch } from '../../shared/pending-batch.ts'
import { ButtonLink, useNavigateTo } from '../../platform/router/link.tsx'
import { showFailure, useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { startSession, useUser, useZone } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { TakeSeatDialog } from '../../shared/take-seat-dialog.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './intern-registration.module.css'

/** Last step of sign-up: choosing a batch, then opening the application. */
export default function InternBatchSelectionScreen() {
  useTitle(t('internRegistration.batch.title'))
  const status = useApiQuery('internRegistration', 'getOnboardingStatus', {})
  const batch = status.data?.payload.batch
  // Users who skipped the previous step are sent back to it; a batch chosen here is kept.
  const lacksWishes = status.data?.payload.next === 'personalization'
  return (
    <div className={styles['narrow']}>
      <h1>{t('internRegistration.batch.title')}</h1>
      <p className={styles['text']}>
        {batch
          ? t('internRegistration.batch.yours', { batch: batch.name })
          : t('internRegistration.batch.text')}
      </p>
      <QueryResult of={status} name={t('internRegistration.batch.title')}>
        {(onboarding) => <BatchChoice batch={onboarding.batch} />}
      </QueryResult>
      {lacksWishes ? <MissingPersonalization /> : null}
      <div className={styles['finish']} data-reasons="shown">
        <FinishButton lacksWishes={lacksWishes} hasBatch={Boolean(batch)} />
      </div>
    </div>
  )
}

type OnboardingBatch = Payload<'internRegistration', 'getOnboardingStatus'>['batch']

/**
 * The chosen batch, or the list to choose from. A partner batch is chosen by accepting its terms.
 */
function BatchChoice({ batch }: { readonly batch: OnboardingBatch }) {
  const [selected, setSelected] = useState<BatchView | null>(null)
  const known = useApiQuery('internRegistration', 'loginInternDetails')
  const map = useApiMutation('internRegistration', 'mapBatch', {
    onDone: () => deletePendingBatch(),
  })
  const take = (choice: BatchView) => {
    setSelected(null)
    map.mutate({
      params: { batchCode: choice.code },
      body: choice.partner ? { partner_terms_accepted: true } : {},
    })
  }
  return (
    <>
      {batch ? (
        <ChosenBatch batch={batch} />
      ) : (
        <Choices busy={map.isPending} onChoose={setSelected} />
      )}
      {selected ? (
        <TakeSeatDialog
          batch={selected}
          startMonth={known.data?.payload.intern.start_month ?? null}
          busy={map.isPending}
          onClose={() => setSelected(null)}
          onAccept={() => take(selected)}
        />
      ) : null}
      {map.isError ? (
        <p role="alert" className={styles['failed']}>
          {t('internRegistration.batch.failed')}
        </p>
      ) : null}
    </>
  )
}

function ChosenBatch({ batch }: { readonly batch: NonNullable<OnboardingBatch> }) {
  return (
    <Card title={batch.name}>
      <Stack tight>
        <BatchTerms batch={batch} />
        <Meta>{t('internRegistration.batch.kept')}</Meta>
      </Stack>
    </Card>
  )
}

/** Link to the previous step. */
function MissingPersonalization() {
  return (
    <Card
      title={t('internRegistration.batch.wishes')}
      foot={
        <ButtonLink tone="primary" to={buildPath(paths.intern.personalization)}>
          {t('internRegistration.batch.toWishes')}
        </ButtonLink>
      }
    >
      <p>{t('internRegistration.batch.wishesText')}</p>
    </Card>
  )
}

interface FinishButtonProps {
  readonly lacksWishes: boolean
  readonly hasBatch: boolean
}

/** Completes sign-up and opens the application. */
function FinishButton({ lacksWishes, hasBatch }: FinishButtonProps) {
  const go = useNavigateTo()
  const [finishing, setFinishing] = useState(false)
  const finish = async () => {
    setFinishing(true)
    try {
      const { payload } = await client.internRegistration.markSignupComplete({ body: {} })
      startSession(payload)
      await go(buildPath(paths.intern.applicationLanding))
    } catch (error) {
      showFailure(error)
    }
    setFinishing(false)
  }
  return (
    <Button
      tone={lacksWishes ? 'plain' : 'primary'}
      size="large"
      wide
      busy={finishing}
      disabledReason={
        lacksWishes
          ? t('internRegistration.batch.wishes')
          : hasBatch
            ? null
            : t('internRegistration.batch.chooseFirst')
      }
      onClick={() => void finish()}
    >
      {t('internRegistration.batch.finish')}
    </Button>
  )
}

interface ChoicesProps {
  readonly busy: boolean
  readonly onChoose: (batch: BatchView) => void
}

/** Batches open for registration, the one that matches the email address first. */
function Choices({ busy, onChoose }: ChoicesProps) {
  const user = useUser()
  const own = useApiQuery('internRegistration', 'checkDomainBatch', {
    query: { email: user.email },
  })
  const [search, setSearch] = useState('')
  const first = own.data?.payload.batch
  return (
    <Card title={t('internRegistration.batch.open')} flush>
      <CardList>
        <CardListItem>
          <TextField
            label={t('internRegistration.batch.search')}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </CardListItem>
        {first ? <Choice batch={first} own busy={busy} onChoose={onChoose} /> : null}
      </CardList>
      <FoundBatches search={search} first={first} busy={busy} onChoose={onChoose} />
    </Card>
  )
}

interface FoundBatchesProps extends ChoicesProps {
  readonly search: string
  /** Batch already shown above the list. */
  readonly first: BatchView | null | undefined
}

function FoundBatches({ search, first, busy, onChoose }: FoundBatchesProps) {
  const list = useApiQuery(
    'batches',
    'listBatches',
    { query: { open: 'true', ...(search ? { search } : {}) } },
    { keep: true },
  )
  return (
    <QueryResult
      of={list}
      name={t('internRegistration.batch.open')}
      empty={
        <EmptyState
          title={t('internRegistration.batch.none')}
          text={t('internRegistration.batch.noneText')}
        />
      }
    >
      {(batches) => (
        <CardList>
          {batches
            .filter((option) => option.batch_id !== first?.batch_id)
            .map((option) => (
              <Choice key={option.batch_id} batch={option} busy={busy} onChoose={onChoose} />
            ))}
        </CardList>
      )}
    </QueryResult>
  )
}

function Choice({
  batch,
  own,
  busy,
  onChoose,
}: {
  readonly batch: BatchView
  readonly own?: boolean
  readonly busy: boolean
  readonly onChoose: (batch: BatchView) => void
}) {
  const zone = useZone()
  return (
    <CardListItem
      end={
        <Button size="small" busy={busy} onClick={() => onChoose(batch)}>
          {t('internRegistration.batch.choose')}
        </Button>
      }
    >
      <p className={styles['name']}>{batch.name}</p>
      <Meta>
        {[
          own ? t('internRegistration.batch.own') : batch.partner?.name,
          t('internRegistration.batch.closes', {
            time: formatTime(batch.enrolment_closes_at, zone, 'day'),
          }),
          t('internRegistration.batch.seats', { count: batch.seats_left }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Meta>
    </CardListItem>
  )
}
