import 'virtual:sent-texts'
import { paths } from '@fledge/contract/paths.ts'
import { IconAdjustmentsHorizontal } from '@fledge/ui/icons/adjustments-horizontal.tsx'
import { IconAlarm } from '@fledge/ui/icons/alarm.tsx'
import { IconBuilding } from '@fledge/ui/icons/building.tsx'
import { IconCalendarEvent } from '@fledge/ui/icons/calendar-event.tsx'
import { IconCertificate } from '@fledge/ui/icons/certificate.tsx'
import { IconCreditCard } from '@fledge/ui/icons/credit-card.tsx'
import { IconClipboardCheck } from '@fledge/ui/icons/clipboard-check.tsx'
import { IconFileText } from '@fledge/ui/icons/file-text.tsx'
import { IconHourglass } from '@fledge/ui/icons/hourglass.tsx'
import { IconFlag } from '@fledge/ui/icons/flag.tsx'
import { IconListSearch } from '@fledge/ui/icons/list-search.tsx'
import { IconListCheck } from '@fledge/ui/icons/list-check.tsx'
import { IconMailForward } from '@fledge/ui/icons/mail-forward.tsx'
import { IconUsers } from '@fledge/ui/icons/users.tsx'
import { IconUserOff } from '@fledge/ui/icons/user-off.tsx'
import { IconLayoutDashboard } from '@fledge/ui/icons/layout-dashboard.tsx'
import { useLocation } from '@tanstack/react-router'
import { FreshCodeDialog } from '../../features/second-factor/fresh-code-dialog.tsx'
import { SetUpBanner } from '../../features/second-factor/set-up-banner.tsx'
import { useUser } from '../../platform/shell/session.ts'
import { AppShell } from '../../platform/shell/app-shell.tsx'
import type { NavGroup } from '../../platform/shell/nav.ts'
import type { PalettePlace } from '../../platform/shell/palette-items.ts'
import { t } from '../../platform/i18n/use-texts.ts'

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
    ],
  },
  {
    name: 'operator.nav.programme',
    items: [
      { label: 'placementScreen.title', to: p.placement, icon: IconHourglass },
      { label: 'operator.nav.people', to: p.people, icon: IconUsers },
      { label: 'operator.nav.batches', to: p.batches, icon: IconCalendarEvent },
      { label: 'operator.nav.payments', to: p.refunds, icon: IconCreditCard },
      { label: 'operator.nav.certificates', to: p.certificates, icon: IconCertificate },
    ],
  },
  {
    name: 'operator.nav.system',
    items: [
      { label: 'operatorOutbox.title', to: p.outbox, icon: IconMailForward },
      {
        label: 'programmeSettings.title',
        to: p.programmeSettings,
        icon: IconAdjustmentsHorizontal,
      },
      { label: 'auditLogScreen.title', to: p.audit, icon: IconListSearch },
    ],
  },
]

const forManagers: readonly string[] = [p.overdue, p.programmeSettings, p.audit]
const groupsOfReviewers = groups.map((group) => ({
  ...group,
  items: group.items.filter((item) => !forManagers.includes(item.to)),
}))

const tabs = [
  { label: 'operator.tab.home', to: p.dashboard },
  { label: 'operator.tab.applications', to: p.applications },
  { label: 'operator.tab.companies', to: p.companies },
  { label: 'operator.tab.offers', to: p.offers },
] as const

const queues: readonly string[] = [p.applications, p.companies, p.offers]

const places: readonly PalettePlace[] = [
  {
    kind: 'actions',
    label: 'operator.find.newBatch',
    aliases: 'shell.find.also.newBatch',
    to: p.newBatch,
  },
  { kind: 'settings', label: 'shell.settings', to: p.settings },
]

const find = () => import('./search.ts').then(({ searchOperatorArea }) => searchOperatorArea)

/**
 * The console. In a review queue the sidebar collapses to a rail and the screen takes the full
 * width.
 */
export default function OperatorLayout() {
  const path = useLocation().pathname
  const review = queues.some((queue) => path === queue || path.startsWith(`${queue}/`))
  return (
    <>
      <AppShell
        groups={useUser().role === 'MANAGER' ? groups : groupsOfReviewers}
        tabs={tabs}
        home={p.dashboard}
        settings={p.settings}
        leaveTo={p.getStarted}
        search={t('shell.searchOperator')}
        find={find}
        places={places}
        notice={<SetUpBanner />}
        lined
        rail={review}
        full={review}
      />
      <FreshCodeDialog />
    </>
  )
}
