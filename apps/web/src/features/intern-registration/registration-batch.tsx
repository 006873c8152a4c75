import type { BatchView } from '@fledge/contract/batches/schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { getEnrolmentNotice } from '@fledge/domain/batches/enrolment-notice.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta } from '@fledge/ui/card.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { type ReactNode, useState } from 'react'
import { BatchTerms } from '../../shared/batch-terms.tsx'
import { useNow } from '../../platform/time/clock.ts'
import {
  deletePendingBatch,
  storePendingBatch,
  usePendingBatch,
} from '../../shared/pending-batch.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { Rich } from '../../platform/i18n/rich.tsx'
import { t } from '../../platform/i18n/use-texts.ts'

export interface RegistrationBatch {
  /** Open batch that the new account joins. */
  readonly batch: BatchView | undefined
  /** Batch that closed after the user arrived. */
  readonly closed: BatchView | undefined
  /** Batch that matches the email address of a user who came without a link. */
  readonly own: BatchView | undefined
  readonly choose: (batch: BatchView | null) => void
}

/**
 * Returns the batch of a user without one: from their link or code, with its current status,
 * otherwise the one that matches their email address.
 */
export function useRegistrationBatch(): RegistrationBatch {
  const stored = usePendingBatch()
  // Undefined until the user has chosen here.
  const [chosen, setChosen] = useState<string | null>()
  const code = chosen === undefined ? stored : chosen
  const pending = useApiQuery(
    'batches',
    'validateBatch',
    { params: { batchCode: code ?? 'none' } },
    { enabled: code !== null, staleTime: 0 },
  )
  const own = useApiQuery('internRegistration', 'checkDomainBatch', {})
  const found = code === null ? undefined : (pending.data?.payload.batch ?? undefined)
  const offered = own.data?.payload.batch ?? undefined
  const isOpen = found?.closed_page === null
  const choose = (batch: BatchView | null) => {
    if (batch) storePendingBatch(batch.code)
    else deletePendingBatch()
    setChosen(batch?.code ?? null)
  }
  return {
    batch: isOpen ? found : undefined,
    closed: isOpen ? undefined : found,
    own: isOpen ? undefined : offered,
    choose,
  }
}

/**
 * Shows which batch the account joins, reports one that has closed, and suggests the one that
 * matches the email address.
 */
export function RegistrationBatchNotice({ coming }: { readonly coming: RegistrationBatch }) {
  const { batch, closed, own, choose } = coming
  if (batch) {
    return (
      <Card
        title={t('internRegistration.coming.title')}
        side={
          <Button size="small" tone="quiet" onClick={() => choose(null)}>
            {t('internRegistration.coming.another')}
          </Button>
        }
      >
        <Stack tight>
          <p>
            <Rich text="internRegistration.coming.batch" values={{ batch: batch.name }} />
          </p>
          <BatchTerms batch={batch} />
        </Stack>
      </Card>
    )
  }
  return closed || own ? (
    <Stack tight>
      {closed ? <ClosedBatch batch={closed} /> : null}
      {own ? (
        <SuggestedBatch
          batch={own}
          action={
            <Button onClick={() => choose(own)}>{t('internRegistration.coming.take')}</Button>
          }
        />
      ) : null}
    </Stack>
  ) : null
}

export function ClosedBatch({ batch }: { readonly batch: BatchView }) {
  const words = getEnrolmentNotice(batch, useNow())
  return (
    <Card
      title={t('internRegistration.coming.closedTitle')}
      side={
        <ButtonLink size="small" to={buildPath(paths.public.partner, { slug: batch.slug })}>
          {t('internRegistration.coming.see')}
        </ButtonLink>
      }
    >
      <Stack tight>
        <p role="status">
          <Rich text="internRegistration.coming.closed" values={{ batch: batch.name }} />
        </p>
        <Meta>
          {t(
            words.text === 'batches.facts.full'
              ? 'internRegistration.coming.full'
              : 'internRegistration.coming.over',
          )}
        </Meta>
      </Stack>
    </Card>
  )
}

export function SuggestedBatch({
  batch,
  action,
}: {
  readonly batch: BatchView
  readonly action: ReactNode
}) {
  return (
    <Card title={t('internRegistration.coming.title')}>
      <Group>
        <p>
          <Rich text="internRegistration.coming.own" values={{ batch: batch.name }} />
        </p>
        {action}
      </Group>
    </Card>
  )
}
