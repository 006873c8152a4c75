import { pages } from '@fledge/contract/pages.ts'
import { BareShell } from '../../platform/shell/header-shell.tsx'

/** The brand alone over the screen. */
export default function InternBareLayout() {
  return <BareShell home={pages.intern.dashboard} leaveTo={pages.intern.getStarted} />
}
