import { appealRule } from '@fledge/domain/accounts/rules.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { ApiError } from '../../platform/http/api-error.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { useSearchParams } from '../../platform/router/url-state.ts'
import { useTitle } from '../../platform/shell/title.ts'

/** Where someone who was banned appeals, with the link of their email and without signing in. */
export default function AppealScreen() {
  useTitle(t('accounts.appeal.title'))
  const [search] = useSearchParams()
  const token = typeof search['token'] === 'string' ? search['token'] : ''
  const [dueAt, setDueAt] = useState<string | null>(null)
  return (
    <Stack narrow centred>
      {dueAt === null ? (
        <>
          <PageHeader title={t('accounts.appeal.title')} text={t('accounts.appeal.text')} />
          <Card>
            <AppealForm token={token} onSent={setDueAt} />
          </Card>
        </>
      ) : (
        <div role="status">
          <PageHeader
            title={t('accounts.appeal.sent')}
            text={t('accounts.appeal.sentText', { day: formatDate(dueAt.slice(0, 10)) })}
          />
        </div>
      )}
    </Stack>
  )
}

interface AppealFormProps {
  readonly token: string
  readonly onSent: (dueAt: string) => void
}

function AppealForm({ token, onSent }: AppealFormProps) {
  const form = useAppeal(token, onSent)
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
        <Button
          type="submit"
          tone="primary"
          size="large"
          busy={form.isBusy}
          disabledReason={token ? null : t('accounts.appeal.expired')}
        >
          {t('accounts.appeal.send')}
        </Button>
      </Stack>
    </form>
  )
}

function useAppeal(token: string, onSent: AppealFormProps['onSent']) {
  const [appeal, setAppeal] = useState('')
  const mutation = useApiMutation('accounts', 'sendAppeal', {
    quiet: true,
    onDone: ({ payload }) => onSent(payload.due_at),
  })
  const failure = mutation.error instanceof ApiError ? mutation.error : null
  const error = failure?.fields['appeal']
  return {
    appeal,
    setAppeal,
    error,
    problem: token ? failure && !error && failure.description : t('accounts.appeal.expired'),
    isBusy: mutation.isPending,
    send(event: { preventDefault(): void }) {
      event.preventDefault()
      mutation.mutate({ body: { token, appeal } })
    },
  }
}
