import { paths } from '@fledge/contract/paths.ts'
import { HeaderShell } from '../../platform/shell/header-shell.tsx'

/** Long forms: header with "Saved 12:04", and the screen brings its steps (Stepper). */
export default function CompanyStepsLayout() {
  return <HeaderShell full home={paths.company.plans} leaveTo={paths.company.getStarted} />
}
