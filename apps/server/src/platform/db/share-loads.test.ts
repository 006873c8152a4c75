import { expect, it } from 'vitest'
import { shareLoads } from './share-loads.ts'

/** Loads that end when they are told to. */
function createSource() {
  const ends: PromiseWithResolvers<string>[] = []
  const load = () => {
    const end = Promise.withResolvers<string>()
    ends.push(end)
    return end.promise
  }
  return { ends, load }
}
const settle = () => new Promise((resolve) => setTimeout(resolve))

it('shares the next load among those who ask while one runs, and one that began earlier with no one', async () => {
  const share = shareLoads<string>()
  const { ends, load } = createSource()
  const key = {}
  const first = share(key, load)
  await settle()
  const others = [share(key, load), share(key, load)]
  await settle()
  expect(ends.length).toBe(1)
  ends[0]?.resolve('first')
  expect(await first).toBe('first')
  await settle()
  expect(ends.length).toBe(2)
  const last = share(key, load)
  ends[1]?.resolve('second')
  expect(await Promise.all(others)).toEqual(['second', 'second'])
  await settle()
  ends[2]?.resolve('third')
  expect(await last).toBe('third')
})

it('loads again after a failure, and apart for each source', async () => {
  const share = shareLoads<string>()
  const key = {}
  await expect(share(key, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  const never = share({}, () => new Promise<string>(() => {}))
  expect(await share(key, () => Promise.resolve('found'))).toBe('found')
  expect(await Promise.race([never, settle()])).toBeUndefined()
})
