// Only ever run in a limited child.
import { Worker } from 'node:worker_threads'

/**
 * Ends its own process beyond the limits, from a thread of its own: the main one may be busy for ever. It is used where the
 * machine cannot limit a process from outside, and lets the child end even when the server that started it has gone.
 * @param limits megabytes of resident memory, seconds of CPU, milliseconds by the clock
 */
export function watchLimits(limits: readonly number[]): void {
  const watch = `
    const { workerData: [memoryMb, cpuSeconds, deadlineMs] } = require('node:worker_threads')
    const started = performance.now()
    const cell = new Int32Array(new SharedArrayBuffer(4))
    for (;;) {
      const { user, system } = process.cpuUsage()
      if (
        process.memoryUsage.rss() > memoryMb * 1048576 ||
        user + system > cpuSeconds * 1e6 ||
        performance.now() - started > deadlineMs
      )
        process.kill(process.pid, 'SIGKILL')
      Atomics.wait(cell, 0, 0, 20)
    }`
  new Worker(watch, { eval: true, workerData: limits, stdin: false }).unref()
}
