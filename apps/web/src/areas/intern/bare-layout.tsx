import { paths } from '@fledge/contract/paths.ts'
import { BareShell } from '../../platform/shell/header-shell.tsx'

/** The brand alone over the screen. */
export default function InternBareLayout() {
  return <BareShell home={paths.intern.dashboard} leaveTo={paths.intern.getStarted} />
}
