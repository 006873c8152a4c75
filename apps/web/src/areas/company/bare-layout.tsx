import { pages } from '@fledge/contract/pages.ts'
import { BareShell } from '../../platform/shell/header-shell.tsx'

/** Onboarding and callbacks: the brand alone. */
export default function CompanyBareLayout() {
  return <BareShell full home={pages.company.dashboard} leaveTo={pages.company.getStarted} />
}
