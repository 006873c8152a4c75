// Imported first by main.ts: with an older Node, threads and child programs fail one by one while the
// process seems to be ready.
import { describeOldNode } from './node-version.ts'

const sentence = describeOldNode(process.versions.node, process.execPath)
if (sentence !== null) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
