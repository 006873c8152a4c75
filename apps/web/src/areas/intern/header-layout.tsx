import { paths } from '@fledge/contract/paths.ts'
import { HeaderShell } from '../../platform/shell/header-shell.tsx'

/** A header and one thing to do. */
export default function InternHeaderLayout() {
  return <HeaderShell home={paths.intern.dashboard} leaveTo={paths.intern.getStarted} />
}
