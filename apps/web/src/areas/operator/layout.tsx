import 'virtual:sent-texts'
import { getOperatorRefusal } from '@fledge/domain/sessions/operator-access.ts'
import { paths } from '@fledge/contract/paths.ts'
import { ForbiddenState } from '@fledge/ui/states.tsx'
import { useLocation } from '@tanstack/react-router'
import { FreshCodeDialog } from '../../features/second-factor/fresh-code-dialog.tsx'
import { SetUpBanner } from '../../features/second-factor/set-up-banner.tsx'
import { AppShell } from '../../platform/shell/app-shell.tsx'
import { KeysHelpHost } from '../../platform/shell/keys-help-host.tsx'
import { SignInAgainDialog } from '../../platform/shell/sign-in-again-dialog.tsx'
import type { PalettePlace } from '../../platform/shell/palette-items.ts'
import { ScreenReplacement, useScreenReplacement } from '../../platform/shell/screen-outlet.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { useOperatorRole } from '../../shared/permitted-link.tsx'
import { canOpenScreen, findScreenAccess, isReviewDesk } from '../../shared/screen-access.ts'
import { listOpenGroups } from './nav.ts'

const p = paths.operator

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

const loadSearch = () => import('./search.ts').then(({ findInConsole }) => findInConsole)

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
        find={loadSearch}
        places={places.filter(({ to }) => canOpenScreen(role, to))}
        notice={<SetUpBanner />}
        lined
        rail={review}
        full={review}
      />
      <KeysHelpHost />
      <FreshCodeDialog />
      <SignInAgainDialog />
    </ScreenReplacement>
  )
}
