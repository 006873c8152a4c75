import 'virtual:sent-texts'
import { paths } from '@fledge/contract/paths.ts'
import { HeaderShell } from '../../platform/shell/header-shell.tsx'

/** Layout of the application: a header; the screen renders its sidebar of steps (Stepper). */
export default function InternApplicationLayout() {
  return <HeaderShell full home={paths.intern.dashboard} leaveTo={paths.intern.getStarted} />
}
