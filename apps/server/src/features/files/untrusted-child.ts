// A program of its own (platform/files/limited-child.ts starts it): reads a stranger's bytes, writes what it made of them, or fails.
import { buffer } from 'node:stream/consumers'
import { watchLimits } from '../../platform/files/child-watchdog.ts'
import { answerFrame, taskOf } from './reading-task.ts'
import { doTask } from './untrusted-work.ts'

const limits = process.argv.slice(2).map(Number)
if (limits.length > 0) watchLimits(limits)
const { task, bytes } = taskOf(await buffer(process.stdin))
const answer = await doTask(task, bytes).catch(() => null)
if (answer === null) process.exit(1)
process.stdout.write(answerFrame(answer.says, answer.bytes), () => process.exit(0))
