import { randomInt } from 'node:crypto'
import { getSampleSize } from '@fledge/domain/lists/bulk-sample.ts'

/** Draws what is looked at before a bulk approval: at random, so that no one chooses it. */
export function drawSample<T>(items: readonly T[]): readonly T[] {
  const left = [...items]
  const count = getSampleSize(items.length)
  return Array.from({ length: count }, () => left.splice(randomInt(left.length), 1)).flat()
}
