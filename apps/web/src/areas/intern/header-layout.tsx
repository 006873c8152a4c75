import { pages } from '@fledge/contract/pages.ts'
import { HeaderShell } from '../../platform/shell/header-shell.tsx'

/** A header and one thing to do. */
export default function InternHeaderLayout() {
  return <HeaderShell home={pages.intern.dashboard} leaveTo={pages.intern.getStarted} />
}
