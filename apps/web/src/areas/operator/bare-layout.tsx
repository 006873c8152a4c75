import 'virtual:sent-texts'
import { paths } from '@fledge/contract/paths.ts'
import { BareShell } from '../../platform/shell/header-shell.tsx'

/** Layout of what operators have to do before they see the console, with the brand only. */
export default function OperatorBareLayout() {
  return <BareShell home={paths.operator.dashboard} leaveTo={paths.operator.getStarted} />
}
