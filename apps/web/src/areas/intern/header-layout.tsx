import 'virtual:sent-texts'
import { paths } from '@fledge/contract/paths.ts'
import { HeaderShell } from '../../platform/shell/header-shell.tsx'

/** Layout with a header and a single task. */
export default function InternHeaderLayout() {
  return <HeaderShell home={paths.intern.dashboard} leaveTo={paths.intern.getStarted} />
}
