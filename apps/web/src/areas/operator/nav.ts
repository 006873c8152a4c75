import type { OperatorRole } from '@fledge/domain/sessions/types.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { IconAdjustmentsHorizontal } from '@fledge/ui/icons/adjustments-horizontal.tsx'
import { IconAlarm } from '@fledge/ui/icons/alarm.tsx'
import { IconAlertTriangle } from '@fledge/ui/icons/alert-triangle.tsx'
import { IconBriefcase } from '@fledge/ui/icons/briefcase.tsx'
import { IconBuilding } from '@fledge/ui/icons/building.tsx'
import { IconBuildingBank } from '@fledge/ui/icons/building-bank.tsx'
import { IconCalendarEvent } from '@fledge/ui/icons/calendar-event.tsx'
import { IconCalendarTime } from '@fledge/ui/icons/calendar-time.tsx'
import { IconCertificate } from '@fledge/ui/icons/certificate.tsx'
import { IconChartBar } from '@fledge/ui/icons/chart-bar.tsx'
import { IconCircleHalf2 } from '@fledge/ui/icons/circle-half-2.tsx'
import { IconClipboardCheck } from '@fledge/ui/icons/clipboard-check.tsx'
import { IconClock } from '@fledge/ui/icons/clock.tsx'
import { IconCoins } from '@fledge/ui/icons/coins.tsx'
import { IconCreditCard } from '@fledge/ui/icons/credit-card.tsx'
import { IconCreditCardOff } from '@fledge/ui/icons/credit-card-off.tsx'
import { IconEyeOff } from '@fledge/ui/icons/eye-off.tsx'
import { IconFileDescription } from '@fledge/ui/icons/file-description.tsx'
import { IconFileText } from '@fledge/ui/icons/file-text.tsx'
import { IconFlag } from '@fledge/ui/icons/flag.tsx'
import { IconHourglass } from '@fledge/ui/icons/hourglass.tsx'
import { IconInbox } from '@fledge/ui/icons/inbox.tsx'
import { IconLayoutDashboard } from '@fledge/ui/icons/layout-dashboard.tsx'
import { IconListCheck } from '@fledge/ui/icons/list-check.tsx'
import { IconListDetails } from '@fledge/ui/icons/list-details.tsx'
import { IconListSearch } from '@fledge/ui/icons/list-search.tsx'
import { IconMailForward } from '@fledge/ui/icons/mail-forward.tsx'
import { IconMessagePlus } from '@fledge/ui/icons/message-plus.tsx'
import { IconSend } from '@fledge/ui/icons/send.tsx'
import { IconShieldLock } from '@fledge/ui/icons/shield-lock.tsx'
import { IconTemplate } from '@fledge/ui/icons/template.tsx'
import { IconUser } from '@fledge/ui/icons/user.tsx'
import { IconUserOff } from '@fledge/ui/icons/user-off.tsx'
import { IconUsers } from '@fledge/ui/icons/users.tsx'
import type { NavGroup } from '../../platform/shell/nav.ts'
import { canOpenScreen } from '../../shared/screen-access.ts'

const p = paths.operator

const groups: readonly NavGroup[] = [
  {
    items: [
      { label: 'operator.nav.dashboard', to: p.dashboard, icon: IconLayoutDashboard },
      { label: 'overdueScreen.title', to: p.overdue, icon: IconAlarm },
      { label: 'operatorWaits.title', to: p.waits, icon: IconListCheck },
    ],
  },
  {
    name: 'operator.nav.decisions',
    items: [
      { label: 'operator.nav.applications', to: p.applications, icon: IconClipboardCheck },
      { label: 'operator.nav.companies', to: p.companies, icon: IconBuilding },
      { label: 'operator.nav.offers', to: p.offers, icon: IconFileText },
      {
        label: 'operator.nav.plans',
        to: buildPath(p.records, { list: 'plans' }),
        icon: IconFileDescription,
      },
      { label: 'operator.nav.actions', to: p.actions, icon: IconCalendarTime },
      { label: 'operator.nav.noShows', to: p.noShows, icon: IconUserOff },
      { label: 'reportsScreen.title', to: p.reports, icon: IconFlag },
      { label: 'hiddenContentScreen.title', to: p.hiddenContent, icon: IconEyeOff },
    ],
  },
  {
    name: 'operator.nav.programme',
    items: [
      { label: 'operator.nav.people', to: p.people, icon: IconUsers },
      { label: 'placementScreen.title', to: p.placement, icon: IconHourglass },
      { label: 'riskScreen.title', to: p.risk, icon: IconAlertTriangle },
      { label: 'operator.nav.batches', to: p.batches, icon: IconCalendarEvent },
      {
        label: 'recordsScreen.title',
        to: buildPath(p.records, { list: 'companies' }),
        icon: IconBriefcase,
      },
      { label: 'operator.nav.certificates', to: p.certificates, icon: IconCertificate },
      { label: 'programmeReport.title', to: p.programmeReport, icon: IconChartBar },
    ],
  },
  {
    name: 'operator.nav.messages',
    items: [
      { label: 'messagesScreen.title', to: p.messages, icon: IconSend },
      { label: 'repliesScreen.title', to: p.replies, icon: IconInbox },
      { label: 'templatesScreen.title', to: p.templates, icon: IconTemplate },
      { label: 'cannedScreen.title', to: p.cannedComments, icon: IconMessagePlus },
    ],
  },
  {
    name: 'operator.nav.money',
    items: [
      { label: 'operator.nav.payments', to: p.refunds, icon: IconCreditCard },
      { label: 'differencesScreen.title', to: p.differences, icon: IconCreditCardOff },
      { label: 'creditsScreen.title', to: p.credits, icon: IconCoins },
    ],
  },
  {
    name: 'operator.nav.system',
    items: [
      { label: 'teamScreen.title', to: p.team, icon: IconUser },
      {
        label: 'programmeSettings.title',
        to: p.programmeSettings,
        icon: IconAdjustmentsHorizontal,
      },
      { label: 'lookupsScreen.title', to: p.lookups, icon: IconListDetails },
      { label: 'flagsScreen.title', to: p.flags, icon: IconCircleHalf2 },
      { label: 'operatorOutbox.title', to: p.outbox, icon: IconMailForward },
      { label: 'jobsScreen.title', to: p.jobs, icon: IconClock },
      { label: 'webhooksScreen.title', to: p.webhooks, icon: IconBuildingBank },
      { label: 'auditLogScreen.title', to: p.audit, icon: IconListSearch },
      { label: 'privacyScreen.title', to: p.privacy, icon: IconShieldLock },
    ],
  },
]

/** Returns the menu of the programme team without what a role may not open. */
export const listOpenGroups = (role: OperatorRole): readonly NavGroup[] =>
  groups
    .map((group) => ({ ...group, items: group.items.filter(({ to }) => canOpenScreen(role, to)) }))
    .filter(({ items }) => items.length > 0)
