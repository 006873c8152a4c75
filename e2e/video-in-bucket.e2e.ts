import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createAnswerVideo } from '../apps/server/src/demo-data/answer-video.ts'
import { type S3Server, startS3Server } from '../apps/server/src/platform/testing/s3-server.ts'
import {
  hasSwift,
  startSwift,
  swiftPackages,
} from '../apps/server/src/platform/testing/swift-server.ts'
import { expect } from './support/expect.ts'
import { registerAndOnboardCompany } from './support/requests.ts'
import { createTestUser, type TestUser } from './support/test-user.ts'
import { test as base } from './support/test.ts'

interface BucketOptions {
  readonly service: 'S3' | 'Swift'
  /** Whether the bucket takes videos from the product's pages. */
  readonly allowsPages: boolean
  readonly bucket: S3Server
}

/** A product whose files are in a bucket of another origin. */
const test = base.extend<BucketOptions>({
  service: ['S3', { option: true }],
  allowsPages: [true, { option: true }],
  bucket: async ({ host, service, allowsPages }, provide) => {
    const options = allowsPages ? { pageOrigin: host.url } : {}
    const server = await (service === 'Swift'
      ? startSwift(options)
      : startS3Server(undefined, options))
    await provide(server)
    await server.stop()
  },
  settings: async ({ bucket }, provide) => provide(bucket.env),
})

const chunkBytes = 5 * 1024 * 1024

/** Returns a video that plays and takes three chunks: an element that players skip follows it. */
function createLargeVideo(): Buffer {
  const padding = Buffer.alloc(2 * chunkBytes + 1_000_000, 7)
  const header = Buffer.alloc(9)
  // “Void”, and a length of seven bytes.
  header.writeUInt8(0xec, 0)
  header.writeBigUInt64BE((1n << 56n) | BigInt(padding.length), 1)
  return Buffer.concat([createAnswerVideo(), header, padding])
}
const video = createLargeVideo()
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Lists where the chunks of a video go: the origin of each request, in order. */
function watchChunks(page: Page): readonly string[] {
  const origins: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') origins.push(new URL(request.url()).origin)
  })
  return origins
}

/** Opens a company's profile, where it uploads a video. */
async function openProfile(person: TestUser): Promise<void> {
  await registerAndOnboardCompany(person, 'Harbour Works')
  await person.page.goto('/company/profile')
}

const getUpload = (page: Page) => page.getByRole('group', { name: 'Or upload a video' })
const chooseVideo = (page: Page) =>
  getUpload(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'tide.webm', mimeType: 'video/webm', buffer: video })

/** Waits until the uploaded video plays, and checks that it came from the bucket as it was sent. */
async function expectPlayed({ page }: TestUser, { settings }: S3Server): Promise<void> {
  const player = page.getByLabel('tide.webm')
  const response = page.waitForResponse((found) => found.url().startsWith(settings.endpoint ?? ''))
  await expect(player).toBeVisible({ timeout: 60_000 })
  expect([200, 206]).toContain((await response).status())
  const playedSeconds = () =>
    player.evaluate((element) => (element instanceof HTMLVideoElement ? element.currentTime : 0))
  await player.evaluate(async (element) => {
    if (element instanceof HTMLVideoElement) await element.play()
  })
  await expect.poll(playedSeconds).toBeGreaterThan(0.2)
  const source = (await player.getAttribute('src')) ?? ''
  const stored = await (await page.request.get(source)).body()
  expect(hash(stored)).toBe(hash(video))
}

const email = 'mara.quint@harbour-works.example'

for (const service of ['S3', 'Swift'] as const)
  test.describe(`with a bucket of ${service}`, () => {
    test.use({ service })
    test.skip(service === 'Swift' && !hasSwift, `needs Debian's ${swiftPackages}`)

    test(
      'a video is sent straight into the bucket, shows its progress, and is played from there',
      { tag: '@long' },
      async ({ browser, bucket, host }) => {
        const mara = await createTestUser(browser, email, 'Europe/London')
        const { page } = mara
        await openProfile(mara)
        const chunks = watchChunks(page)
        const session = await page.context().newCDPSession(page)
        const limits = { offline: false, latency: 0, downloadThroughput: -1 }
        // A chunk takes some seconds, so that its progress can be seen.
        await session.send('Network.enable')
        await session.send('Network.emulateNetworkConditions', {
          ...limits,
          uploadThroughput: 2_000_000,
        })
        await chooseVideo(page)
        for (const sent of [chunkBytes, 2 * chunkBytes])
          await expect(getUpload(page).getByRole('progressbar')).toHaveAttribute(
            'aria-valuenow',
            String(Math.round((sent / video.length) * 100)),
            { timeout: 60_000 },
          )
        await session.send('Network.emulateNetworkConditions', { ...limits, uploadThroughput: -1 })
        await expectPlayed(mara, bucket)
        const { origin } = new URL(bucket.settings.endpoint ?? '')
        expect(origin).not.toBe(new URL(host.url).origin)
        expect(chunks).toEqual([origin, origin, origin])
        await mara.checkScreen('a video in a bucket')
        await mara.close()
      },
    )
  })

test.describe('with a bucket that does not know the site', () => {
  test.use({ allowsPages: false })

  test(
    'a video goes through the server after the first refusal, and is played from the bucket',
    { tag: '@long' },
    async ({ browser, bucket, host }) => {
      const mara = await createTestUser(browser, email, 'Europe/London')
      mara.allowConsoleErrors(/blocked by CORS policy|ERR_FAILED/)
      await openProfile(mara)
      const chunks = watchChunks(mara.page)
      await chooseVideo(mara.page)
      await expectPlayed(mara, bucket)
      const { origin } = new URL(bucket.settings.endpoint ?? '')
      expect(chunks).toEqual([origin, host.url, host.url, host.url])
      await mara.close()
    },
  )
})

test(
  'a video goes on through the server when the bucket is no longer reachable',
  { tag: '@long' },
  async ({ browser, bucket, host }) => {
    const mara = await createTestUser(browser, email, 'Europe/London')
    mara.allowConsoleErrors(/ERR_CONNECTION_REFUSED/)
    const { page } = mara
    await openProfile(mara)
    const { origin } = new URL(bucket.settings.endpoint ?? '')
    const chunks = watchChunks(page)
    // Counted here: the page's own events may come later than the request that is to be stopped.
    let sentCount = 0
    await page.route(`${origin}/**`, (route) => {
      if (route.request().method() === 'PUT') sentCount += 1
      return sentCount > 1 ? route.abort('connectionrefused') : route.continue()
    })
    await chooseVideo(page)
    await expect(page.getByLabel('Title of uploaded video')).toBeVisible({ timeout: 60_000 })
    await page.unroute(`${origin}/**`)
    expect(chunks).toEqual([origin, origin, host.url, host.url])
    await page.reload()
    await expectPlayed(mara, bucket)
    await mara.close()
  },
)

test(
  'pages with a bucket may reach its origin and no other one',
  { tag: '@long' },
  async ({ browser, bucket }) => {
    const mara = await createTestUser(browser, email, 'Europe/London')
    mara.allowConsoleErrors(/Content Security Policy|CORS policy|ERR_FAILED/)
    const { page } = mara
    const policy = (await page.goto('/'))?.headers()['content-security-policy'] ?? ''
    const sources = new Map(
      policy.split('; ').map((directive) => {
        const [name = '', ...values] = directive.split(' ')
        return [name, values] as const
      }),
    )
    const { origin } = new URL(bucket.settings.endpoint ?? '')
    expect(sources.get('connect-src')).toEqual(["'self'", origin])
    expect(sources.get('media-src')).toEqual(["'self'", origin, 'blob:'])
    expect([...sources].filter(([, values]) => values.includes(origin))).toHaveLength(2)
    const listRefused = (target: string) =>
      page.evaluate(async (url) => {
        const refused: string[] = []
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          refused.push(effectiveDirective),
        )
        await fetch(url).catch(() => null)
        const media = document.createElement('video')
        const settled = Promise.withResolvers<unknown>()
        media.addEventListener('error', settled.resolve)
        media.src = url
        await settled.promise
        return refused
      }, target)
    expect(await listRefused(`${origin}/files/absent`)).toEqual([])
    const other = new URL(origin)
    other.port = String(Number(other.port) + 1)
    expect(await listRefused(`${other.origin}/files/absent`)).toEqual(['connect-src', 'media-src'])
    await mara.close()
  },
)
