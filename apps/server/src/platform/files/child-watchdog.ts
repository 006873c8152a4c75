// Runs only in a limited child process.
import { Worker } from 'node:worker_threads'

/**
 * Ends its own process when it exceeds the limits. It runs in a separate thread, since the main one
 * may be busy forever. Used if the machine cannot limit a process from outside; it also ends the
 * child when the server has gone.
 * @param limits megabytes of resident memory, seconds of CPU time, milliseconds of elapsed time
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
