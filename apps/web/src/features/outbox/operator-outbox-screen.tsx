import type { FailedMail } from '@fledge/contract/outbox/schema.ts'
import { failedMailBadges, failedMailStates } from '@fledge/domain/outbox/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { CardListItem, Meta } from '@fledge/ui/card.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { Rich } from '../../platform/i18n/rich.tsx'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { DataList } from '../../platform/list/data-list.tsx'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { oneOf, searchText } from '../../platform/list/list-address.ts'
import { SearchField } from '../../platform/list/search-field.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiMutation, useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { RelativeTime } from '../../platform/time/relative-time.tsx'

const filters = { search: searchText, state: oneOf(failedMailStates) }

/** Emails that could not be delivered, with the reason, and sending them again. */
export default function OperatorOutboxScreen() {
  useTitle(t('operatorOutbox.title'))
  const params = useListParams(filters)
  const query = { ...params.keyset, ...params.filters }
  const mails = useApiQuery('outbox', 'listFailedMails', { query }, { keep: true })
  const retry = useRetry()
  return (
    <Stack>
      <PageHeader
        title={t('operatorOutbox.title')}
        text={t('operatorOutbox.text')}
        actions={
          mails.data?.payload.some(({ may }) => may.retry === true) ? (
            <Button busy={retry.isPending} onClick={() => retry.mutate({ body: { ids: null } })}>
              {t('operatorOutbox.retryAll')}
            </Button>
          ) : undefined
        }
      />
      <DataList
        title={t('operatorOutbox.title')}
        of={mails}
        params={params}
        tools={<OutboxTools params={params} />}
        empty={<EmptyState title={t('operatorOutbox.none')} text={t('operatorOutbox.noneText')} />}
        noMatch={{ title: t('operatorOutbox.noMatch') }}
        row={(mail) => <FailedMailItem key={mail.id} mail={mail} />}
      />
    </Stack>
  )
}

function useRetry() {
  return useApiMutation('outbox', 'retryMails', {
    onDone: ({ payload: { count } }) => showToast(t('operatorOutbox.retried', { count })),
  })
}

interface OutboxToolsProps {
  readonly params: ReturnType<typeof useListParams<typeof filters>>
}

function OutboxTools({ params }: OutboxToolsProps) {
  return (
    <Group>
      <SearchField
        label={t('operatorOutbox.search')}
        value={params.filters.search}
        onSearch={(search) => params.set({ search })}
      />
      <FilterSelect
        label={t('operatorOutbox.state')}
        all={t('operatorOutbox.anyState')}
        value={params.filters.state}
        options={failedMailStates.map((value) => ({
          value,
          label: translateKey(failedMailBadges[value].text),
        }))}
        onChange={(state) => params.set({ state })}
      />
    </Group>
  )
}

function FailedMailItem({ mail }: { readonly mail: FailedMail }) {
  const retry = useRetry()
  const badge = failedMailBadges[mail.state]
  return (
    <CardListItem
      end={
        <Button
          size="small"
          busy={retry.isPending}
          disabledReason={mail.may.retry === true ? null : translateKey(mail.may.retry)}
          onClick={() => retry.mutate({ body: { ids: [mail.id] } })}
        >
          {t('operatorOutbox.retry')}
        </Button>
      }
    >
      <Group>
        <b>{mail.to}</b>
        <Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>
      </Group>
      <Meta>{mail.subject ?? t('operatorOutbox.secret')}</Meta>
      <Meta>{t(`operatorOutbox.failure.${mail.failure}`, { lastError: mail.last_error })}</Meta>
      <Meta>
        <RelativeTime at={mail.created_at} /> · {t('operatorOutbox.tries', { count: mail.tries })}
        {mail.next_try_at ? (
          <>
            {' · '}
            <Rich
              text="operatorOutbox.next"
              parts={{ at: () => <RelativeTime inSentence at={mail.next_try_at ?? ''} /> }}
            />
          </>
        ) : null}
      </Meta>
    </CardListItem>
  )
}
