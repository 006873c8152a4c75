import 'virtual:sent-texts'
import { paths } from '@fledge/contract/paths.ts'
import { BareShell } from '../../platform/shell/header-shell.tsx'

/** Layout of onboarding and callbacks, with the brand only. */
export default function CompanyBareLayout() {
  return <BareShell full home={paths.company.dashboard} leaveTo={paths.company.getStarted} />
}
