import { AdmissionQueue } from '../apps/server/src/platform/http/admission-queue.ts'
import type { PlantedFault } from './bench-process.ts'

const { admit } = AdmissionQueue.prototype
const blockedMs = 200
const blockEveryMs = 1000
let blocking: NodeJS.Timeout | undefined

/** Plants a fault in the product of this process, or removes it. */
export function plantFault(fault: PlantedFault | null): void {
  AdmissionQueue.prototype.admit = fault === 'no admission' ? () => true : admit
  clearInterval(blocking)
  if (fault === 'blocking') blocking = setInterval(block, blockEveryMs)
}

function block(): void {
  const endMs = performance.now() + blockedMs
  while (performance.now() < endMs);
}
