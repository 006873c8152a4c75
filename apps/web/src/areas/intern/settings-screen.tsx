import type { NoticeKind } from '@fledge/domain/notices/types.ts'
import { ColumnLayout, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import { Tabs } from '@fledge/ui/tabs.tsx'
import { useSearchParams } from '../../platform/router/url-state.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { EmailPreferencesCard } from '../../shared/email-preferences-card.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { SessionsCard } from '../../shared/sessions-card.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { FeedCard } from '../../features/calendars/feed-card.tsx'
import { AcceptedAgreementsCard } from '../../features/agreements/accepted-agreements-card.tsx'
import { AccountCard, VisibilityCard, ZoneCard } from '../../features/accounts/account-cards.tsx'
import { DataCard } from '../../features/accounts/data-card.tsx'
import { DeactivateCard } from '../../features/accounts/deactivate-card.tsx'
import { EraseCard } from '../../features/accounts/erase-card.tsx'
import { PictureCard } from '../../features/accounts/picture-card.tsx'
import { settingsTabs } from './settings-tabs.ts'

const mailKinds: readonly NoticeKind[] = [
  'sessions',
  'accounts',
  'applications',
  'offers',
  'internships',
  'interviews',
  'candidatures',
  'matching',
  'batches',
  'weeklyFeedback',
]
const parts = {
  account: AccountPart,
  calendar: CalendarPart,
  mails: MailsPart,
  sessions: SessionsCard,
  leave: LeavePart,
} as const satisfies Record<(typeof settingsTabs)[number], unknown>

/**
 * The intern's account: contact, picture, time zone, profile visibility, emails, sessions, private
 * calendar feed, data export and leaving.
 */
export default function InternSettingsScreen() {
  useTitle(t('accounts.settings.title'))
  const [{ tab }, setAddress] = useSearchParams()
  const current = settingsTabs.find((id) => id === tab) ?? 'account'
  const Part = parts[current]
  return (
    <Stack>
      <PageHeader title={t('accounts.settings.title')} />
      <Tabs
        label={t('accounts.settings.tabs')}
        value={current}
        onChange={(id) => setAddress({ tab: id })}
        items={settingsTabs.map((id) => ({ id, label: t(`accounts.tab.${id}`) }))}
      >
        <Part />
      </Tabs>
    </Stack>
  )
}

function AccountPart() {
  const settings = useApiQuery('accounts', 'getAccountSettings')
  return (
    <QueryResult
      of={settings}
      name={t('accounts.own.title')}
      loading={<SkeletonLines lines={6} label={t('accounts.own.title')} />}
    >
      {(account) => (
        <ColumnLayout
          main={
            <>
              <AccountCard settings={account} />
              <ZoneCard settings={account} />
              <VisibilityCard settings={account} />
            </>
          }
          side={<PictureCard name={`${account.first_name} ${account.last_name}`} />}
        />
      )}
    </QueryResult>
  )
}

function MailsPart() {
  return <EmailPreferencesCard kinds={mailKinds} />
}

function CalendarPart() {
  return (
    <Stack narrow>
      <FeedCard />
    </Stack>
  )
}

/** Data export, then deactivating or deleting the account. */
function LeavePart() {
  return (
    <ColumnLayout
      main={
        <>
          <DataCard />
          <DeactivateCard />
          <EraseCard />
        </>
      }
      side={<AcceptedAgreementsCard />}
    />
  )
}
