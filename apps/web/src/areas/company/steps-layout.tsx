import 'virtual:sent-texts'
import { paths } from '@fledge/contract/paths.ts'
import { HeaderShell } from '../../platform/shell/header-shell.tsx'

/** Layout of long forms: a header with "Saved 12:04"; the screen renders its steps (Stepper). */
export default function CompanyStepsLayout() {
  return <HeaderShell full home={paths.company.plans} leaveTo={paths.company.getStarted} />
}
