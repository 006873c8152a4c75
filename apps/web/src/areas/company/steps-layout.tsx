import { pages } from '@fledge/contract/pages.ts'
import { HeaderShell } from '../../platform/shell/header-shell.tsx'

/** Long forms: header with "Saved 12:04", and the screen brings its steps (Stepper). */
export default function CompanyStepsLayout() {
  return <HeaderShell full home={pages.company.plans} leaveTo={pages.company.getStarted} />
}
