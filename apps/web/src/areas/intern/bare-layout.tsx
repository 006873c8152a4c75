import 'virtual:sent-texts'
import { paths } from '@fledge/contract/paths.ts'
import { BareShell } from '../../platform/shell/header-shell.tsx'

/** Layout with the brand only. */
export default function InternBareLayout() {
  return <BareShell home={paths.intern.dashboard} leaveTo={paths.intern.getStarted} />
}
