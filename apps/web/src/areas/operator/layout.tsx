import 'virtual:sent-texts'
import { getOperatorRefusal } from '@fledge/domain/sessions/operator-access.ts'
import type { OperatorRole } from '@fledge/domain/sessions/types.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { IconAdjustmentsHorizontal } from '@fledge/ui/icons/adjustments-horizontal.tsx'
import { IconAlertTriangle } from '@fledge/ui/icons/alert-triangle.tsx'
import { IconAlarm } from '@fledge/ui/icons/alarm.tsx'
import { IconBuilding } from '@fledge/ui/icons/building.tsx'
import { IconBuildingBank } from '@fledge/ui/icons/building-bank.tsx'
import { IconCalendarEvent } from '@fledge/ui/icons/calendar-event.tsx'
import { IconChartBar } from '@fledge/ui/icons/chart-bar.tsx'
import { IconCertificate } from '@fledge/ui/icons/certificate.tsx'
import { IconCoins } from '@fledge/ui/icons/coins.tsx'
import { IconCreditCard } from '@fledge/ui/icons/credit-card.tsx'
import { IconCreditCardOff } from '@fledge/ui/icons/credit-card-off.tsx'
import { IconCircleHalf2 } from '@fledge/ui/icons/circle-half-2.tsx'
import { IconClipboardCheck } from '@fledge/ui/icons/clipboard-check.tsx'
import { IconFileText } from '@fledge/ui/icons/file-text.tsx'
import { IconHourglass } from '@fledge/ui/icons/hourglass.tsx'
import { IconClock } from '@fledge/ui/icons/clock.tsx'
import { IconEyeOff } from '@fledge/ui/icons/eye-off.tsx'
import { IconFlag } from '@fledge/ui/icons/flag.tsx'
import { IconListSearch } from '@fledge/ui/icons/list-search.tsx'
import { IconListCheck } from '@fledge/ui/icons/list-check.tsx'
import { IconInbox } from '@fledge/ui/icons/inbox.tsx'
import { IconMessagePlus } from '@fledge/ui/icons/message-plus.tsx'
import { IconSend } from '@fledge/ui/icons/send.tsx'
import { IconTemplate } from '@fledge/ui/icons/template.tsx'
import { IconMailForward } from '@fledge/ui/icons/mail-forward.tsx'
import { IconBriefcase } from '@fledge/ui/icons/briefcase.tsx'
import { IconShieldLock } from '@fledge/ui/icons/shield-lock.tsx'
import { IconUsers } from '@fledge/ui/icons/users.tsx'
import { IconUser } from '@fledge/ui/icons/user.tsx'
import { IconUserOff } from '@fledge/ui/icons/user-off.tsx'
import { IconLayoutDashboard } from '@fledge/ui/icons/layout-dashboard.tsx'
import { ForbiddenState } from '@fledge/ui/states.tsx'
import { useLocation } from '@tanstack/react-router'
import { FreshCodeDialog } from '../../features/second-factor/fresh-code-dialog.tsx'
import { SetUpBanner } from '../../features/second-factor/set-up-banner.tsx'
import { AppShell } from '../../platform/shell/app-shell.tsx'
import type { NavGroup } from '../../platform/shell/nav.ts'
import type { PalettePlace } from '../../platform/shell/palette-items.ts'
import { ScreenReplacement, useScreenReplacement } from '../../platform/shell/screen-outlet.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { useOperatorRole } from '../../shared/permitted-link.tsx'
import { canOpenScreen, findScreenAccess, isReviewDesk } from '../../shared/screen-access.ts'

const p = paths.operator

const groups: readonly NavGroup[] = [
  {
    items: [
      { label: 'operator.nav.dashboard', to: p.dashboard, icon: IconLayoutDashboard },
      { label: 'overdueScreen.title', to: p.overdue, icon: IconAlarm },
      { label: 'operatorWaits.title', to: p.waits, icon: IconListCheck },
      { label: 'operator.nav.applications', to: p.applications, icon: IconClipboardCheck },
      { label: 'operator.nav.companies', to: p.companies, icon: IconBuilding },
      { label: 'operator.nav.offers', to: p.offers, icon: IconFileText },
      { label: 'operator.nav.actions', to: p.actions, icon: IconFlag },
      { label: 'operator.nav.noShows', to: p.noShows, icon: IconUserOff },
      { label: 'reportsScreen.title', to: p.reports, icon: IconFlag },
      { label: 'hiddenContentScreen.title', to: p.hiddenContent, icon: IconEyeOff },
    ],
  },
  {
    name: 'operator.nav.programme',
    items: [
      { label: 'placementScreen.title', to: p.placement, icon: IconHourglass },
      { label: 'riskScreen.title', to: p.risk, icon: IconAlertTriangle },
      { label: 'operator.nav.people', to: p.people, icon: IconUsers },
      {
        label: 'recordsScreen.title',
        to: buildPath(p.records, { list: 'companies' }),
        icon: IconBriefcase,
      },
      { label: 'messagesScreen.title', to: p.messages, icon: IconSend },
      { label: 'repliesScreen.title', to: p.replies, icon: IconInbox },
      { label: 'templatesScreen.title', to: p.templates, icon: IconTemplate },
      { label: 'cannedScreen.title', to: p.cannedComments, icon: IconMessagePlus },
      { label: 'operator.nav.batches', to: p.batches, icon: IconCalendarEvent },
      { label: 'operator.nav.payments', to: p.refunds, icon: IconCreditCard },
      { label: 'differencesScreen.title', to: p.differences, icon: IconCreditCardOff },
      { label: 'creditsScreen.title', to: p.credits, icon: IconCoins },
      { label: 'programmeReport.title', to: p.programmeReport, icon: IconChartBar },
      { label: 'operator.nav.certificates', to: p.certificates, icon: IconCertificate },
    ],
  },
  {
    name: 'operator.nav.system',
    items: [
      { label: 'teamScreen.title', to: p.team, icon: IconUser },
      { label: 'operatorOutbox.title', to: p.outbox, icon: IconMailForward },
      { label: 'jobsScreen.title', to: p.jobs, icon: IconClock },
      { label: 'webhooksScreen.title', to: p.webhooks, icon: IconBuildingBank },
      { label: 'flagsScreen.title', to: p.flags, icon: IconCircleHalf2 },
      { label: 'lookupsScreen.title', to: p.lookups, icon: IconListCheck },
      {
        label: 'programmeSettings.title',
        to: p.programmeSettings,
        icon: IconAdjustmentsHorizontal,
      },
      { label: 'auditLogScreen.title', to: p.audit, icon: IconListSearch },
      { label: 'privacyScreen.title', to: p.privacy, icon: IconShieldLock },
    ],
  },
]

/** Leaves out what a role may not open. */
const listOpenGroups = (role: OperatorRole): readonly NavGroup[] =>
  groups
    .map((group) => ({ ...group, items: group.items.filter(({ to }) => canOpenScreen(role, to)) }))
    .filter(({ items }) => items.length > 0)

const tabs = [
  { label: 'operator.tab.home', to: p.dashboard },
  { label: 'operator.tab.applications', to: p.applications },
  { label: 'operator.tab.companies', to: p.companies },
  { label: 'operator.tab.offers', to: p.offers },
  { label: 'operator.nav.people', to: p.people },
  { label: 'operator.nav.payments', to: p.refunds },
  { label: 'operator.nav.batches', to: p.batches },
] as const

const places: readonly PalettePlace[] = [
  {
    kind: 'actions',
    label: 'operator.find.newBatch',
    aliases: 'shell.find.also.newBatch',
    to: p.newBatch,
  },
  { kind: 'settings', label: 'shell.settings', to: p.settings },
]

const loadSearch = (role: OperatorRole) => () =>
  import('./search.ts').then(({ createOperatorSearch }) => createOperatorSearch(role))
const findByRole = {
  REVIEWER: loadSearch('REVIEWER'),
  FINANCE: loadSearch('FINANCE'),
  MANAGER: loadSearch('MANAGER'),
  PARTNER: loadSearch('PARTNER'),
} as const satisfies Readonly<Record<OperatorRole, unknown>>

/** Most tabs of the bar on phones. */
const maxTabs = 4

/** Shown instead of a screen that the role does not include. */
function RefusedScreen({ path }: { readonly path: string }) {
  const title = t('operator.refused.title')
  useTitle(title)
  const access = findScreenAccess(path) ?? 'operator:manager'
  return <ForbiddenState page title={title} text={translateKey(getOperatorRefusal(access))} />
}

/**
 * The console. In a review queue the sidebar collapses to a rail and the screen takes the full
 * width.
 */
export default function OperatorLayout() {
  const path = useLocation().pathname
  const role = useOperatorRole()
  const review = isReviewDesk(path)
  const replacement = useScreenReplacement(
    canOpenScreen(role, path) ? null : <RefusedScreen path={path} />,
  )
  return (
    <ScreenReplacement value={replacement}>
      <AppShell
        groups={listOpenGroups(role)}
        tabs={tabs.filter(({ to }) => canOpenScreen(role, to)).slice(0, maxTabs)}
        home={p.dashboard}
        settings={p.settings}
        leaveTo={p.getStarted}
        search={t('shell.searchOperator')}
        find={findByRole[role]}
        places={places.filter(({ to }) => canOpenScreen(role, to))}
        notice={<SetUpBanner />}
        lined
        rail={review}
        full={review}
      />
      <FreshCodeDialog />
    </ScreenReplacement>
  )
}
