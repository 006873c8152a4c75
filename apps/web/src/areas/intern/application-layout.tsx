import { pages } from '@fledge/contract/pages.ts'
import { HeaderShell } from '../../platform/shell/header-shell.tsx'

/** The application: header, and the screen brings its sidebar of steps (Stepper). */
export default function InternApplicationLayout() {
  return <HeaderShell full home={pages.intern.dashboard} leaveTo={pages.intern.getStarted} />
}
