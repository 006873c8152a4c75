// Entry point of the child process (started by platform/files/limited-child.ts): reads an untrusted
// file from stdin and writes the result, or fails.
import { buffer } from 'node:stream/consumers'
import { watchLimits } from '../../platform/files/child-watchdog.ts'
import { encodeResult, decodeTask } from './reading-task.ts'
import { runReadingTask } from './untrusted-work.ts'

const limits = process.argv.slice(2).map(Number)
if (limits.length > 0) watchLimits(limits)
const { task, bytes } = decodeTask(await buffer(process.stdin))
const result = await runReadingTask(task, bytes).catch(() => null)
if (result === null) process.exit(1)
process.stdout.write(encodeResult(result.json, result.bytes), () => process.exit(0))
