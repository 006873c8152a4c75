import { appealRule } from '@fledge/domain/accounts/rules.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta } from '@fledge/ui/card.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Payload } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useApiMutation, useApiQuery } from '../../platform/query/query.ts'
import { useSearchParams } from '../../platform/router/url-state.ts'
import { useTitle } from '../../platform/shell/title.ts'
import styles from './accounts.module.css'

/** Where someone who was banned appeals, with the link of their email and without signing in. */
export default function AppealScreen() {
  useTitle(t('accounts.appeal.title'))
  const [search] = useSearchParams()
  const token = typeof search['token'] === 'string' ? search['token'] : ''
  const query = useApiQuery(
    'accounts',
    'readAppeal',
    { body: { token } },
    { enabled: token !== '' },
  )
  return (
    <Stack narrow centred>
      {token === '' || isExpired(query.error) ? (
        <PageHeader title={t('accounts.appeal.title')} text={t('accounts.appeal.expired')} />
      ) : (
        <QueryResult
          of={query}
          name={t('accounts.appeal.title')}
          loading={<SkeletonLines lines={6} label={t('accounts.appeal.title')} />}
          page
        >
          {({ appeal }) => (appeal ? <SentAppeal appeal={appeal} /> : <NewAppeal token={token} />)}
        </QueryResult>
      )}
    </Stack>
  )
}

const isExpired = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'CODE_EXPIRED'

const NewAppeal = ({ token }: { readonly token: string }) => (
  <>
    <PageHeader title={t('accounts.appeal.title')} text={t('accounts.appeal.text')} />
    <Card>
      <AppealForm token={token} />
    </Card>
  </>
)

type Appeal = NonNullable<Payload<'accounts', 'readAppeal'>['appeal']>

const formatDay = (at: string) => formatDate(at.slice(0, 10))

/** What was sent and when, and by when it is decided or that it was. */
const SentAppeal = ({
  appeal: { text, at, due_at: due, decided_at: decided },
}: SentAppealProps) => (
  <>
    <div role="status">
      <PageHeader
        title={decided === null ? t('accounts.appeal.sent') : t('accounts.appeal.decided')}
        text={
          decided === null
            ? t('accounts.appeal.sentText', { day: formatDay(due) })
            : t('accounts.appeal.decidedText', { day: formatDay(decided) })
        }
      />
    </div>
    <Card title={t('accounts.appeal.label')}>
      <Stack tight>
        <p dir="auto" className={styles['written']}>
          {text}
        </p>
        <Meta>{t('accounts.appeal.sentOn', { day: formatDay(at) })}</Meta>
      </Stack>
    </Card>
  </>
)

interface SentAppealProps {
  readonly appeal: Appeal
}

interface AppealFormProps {
  readonly token: string
}

function AppealForm({ token }: AppealFormProps) {
  const form = useAppeal(token)
  return (
    <form noValidate onSubmit={form.send}>
      <Stack tight>
        {form.problem ? (
          <p role="alert">
            <b>{form.problem}</b>
          </p>
        ) : null}
        <TextArea
          label={t('accounts.appeal.label')}
          rows={8}
          maxLength={appealRule.maxLength}
          value={form.appeal}
          error={form.error}
          onChange={(event) => form.setAppeal(event.currentTarget.value)}
        />
        <Button type="submit" tone="primary" size="large" busy={form.isBusy}>
          {t('accounts.appeal.send')}
        </Button>
      </Stack>
    </form>
  )
}

function useAppeal(token: string) {
  const [appeal, setAppeal] = useState('')
  const mutation = useApiMutation('accounts', 'sendAppeal', { quiet: true })
  const failure = mutation.error instanceof ApiError ? mutation.error : null
  const error = failure?.fields['appeal']
  return {
    appeal,
    setAppeal,
    error,
    problem: failure && !error && failure.description,
    isBusy: mutation.isPending,
    send(event: { preventDefault(): void }) {
      event.preventDefault()
      mutation.mutate({ body: { token, appeal } })
    },
  }
}
