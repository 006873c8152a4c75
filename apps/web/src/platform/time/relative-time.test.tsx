import { prerender } from 'react-dom/static'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { getDeviceZone, setRenderedZone } from './clock.ts'
import { RelativeTime } from './relative-time.tsx'

// A year away, so that no day is "today".
const at = '2040-11-29T16:30:00.000Z'

afterEach(() => setRenderedZone(null))

/** Returns what the server renders for a visitor without an account. @param zone from its cookie */
async function renderOnServer(zone: string | null): Promise<string> {
  setRenderedZone(zone)
  const { prelude } = await prerender(<RelativeTime at={at} inSentence />)
  return new Response(prelude).text()
}

const readText = (html: string) => html.replaceAll(/<[^>]*>/g, '')

it('the server shows the time in the zone of the visitor’s cookie', async () => {
  expect(readText(await renderOnServer('Asia/Tokyo'))).toBe('Fri 30 Nov 2040, 01:30')
})

it('the server shows the date alone while it does not know the visitor’s zone', async () => {
  expect(readText(await renderOnServer(null))).toBe('Thu 29 Nov 2040')
})

it('the browser adds the time in the device’s zone, without an error', async () => {
  const onError = vi.fn<() => void>()
  const box = document.createElement('div')
  box.innerHTML = await renderOnServer(null)
  document.body.append(box)
  const root = hydrateRoot(box, <RelativeTime at={at} inSentence />, {
    onRecoverableError: onError,
  })
  onTestFinished(() => {
    root.unmount()
    box.remove()
  })
  const time = new Date(at).toLocaleTimeString('en-GB', {
    timeZone: getDeviceZone(),
    hour: '2-digit',
    minute: '2-digit',
  })
  await expect.poll(() => box.textContent).toContain(`, ${time}`)
  expect(onError).not.toHaveBeenCalled()
})
