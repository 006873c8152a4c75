import { paths } from '@fledge/contract/paths.ts'
import { BareShell } from '../../platform/shell/header-shell.tsx'

/** Onboarding and callbacks: the brand alone. */
export default function CompanyBareLayout() {
  return <BareShell full home={paths.company.dashboard} leaveTo={paths.company.getStarted} />
}
