import { expect } from '../support/expect.ts'
import type { TestUser } from '../support/test-user.ts'
import { aPicture } from '../support/pictures.ts'

/** Adds photos with captions and reorders them by keyboard. */
export async function reorderPhotos(mara: TestUser): Promise<void> {
  const { page } = mara
  const file = page.getByRole('group', { name: 'Add photo' }).locator('input[type=file]')
  await file.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('words'),
  })
  await expect(page.getByText('Use a JPG, PNG or SVG image.')).toBeVisible()
  for (const [index, color] of (
    [
      [200, 90, 40],
      [30, 80, 160],
    ] as const
  ).entries()) {
    await file.setInputFiles(aPicture(`photo-${index}.png`, color))
    await expect(page.getByLabel(`Caption for photo ${index + 1}`)).toBeVisible()
  }
  await page.getByLabel('Caption for photo 1').fill('The yard')
  await page.getByLabel('Caption for photo 2').fill('The water')
  await page.getByRole('button', { name: 'Save captions' }).click()
  await expect(page.getByRole('button', { name: 'Save captions' })).toBeHidden()
  await page.getByRole('button', { name: 'Move photo 2 earlier' }).press('Enter')
  await expect(page.getByText('Photo moved to position 1 of 2.')).toBeVisible()
  await expect(page.getByLabel('Caption for photo 1')).toHaveValue('The water')
  await page.reload()
  await expect(page.getByLabel('Caption for photo 1')).toHaveValue('The water')
  await mara.checkScreen('photos with captions')
}

// The header of a WebM file: enough for type detection, although no browser can play it.
const webmHeader = Buffer.from(
  '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
  'hex',
)

/**
 * Rejects a link to another site, accepts a YouTube link, and resumes an interrupted upload where
 * it stopped.
 */
export async function addVideos(mara: TestUser): Promise<void> {
  const { page } = mara
  await page
    .getByLabel('YouTube or Vimeo link')
    .fill('https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ')
  await page.getByRole('button', { name: 'Add video' }).click()
  await expect(page.getByText('Use a link to a YouTube or Vimeo video.')).toBeVisible()
  await page.getByLabel('YouTube or Vimeo link').fill('https://youtu.be/abcdefghijk?t=4')
  await page.getByLabel('Video title').fill('A day on the water')
  await page.getByRole('button', { name: 'Add video' }).click()
  await expect(page.getByText('https://www.youtube.com/watch?v=abcdefghijk')).toBeVisible()

  const file = page.getByRole('group', { name: 'Or upload a video' }).locator('input[type=file]')
  await file.setInputFiles({ name: 'tide.avi', mimeType: 'video/x-msvideo', buffer: webmHeader })
  await expect(page.getByText('Use an MP4, WebM or MOV video.')).toBeVisible()
  const video = {
    name: 'tide.webm',
    mimeType: 'video/webm',
    buffer: Buffer.concat([webmHeader, Buffer.alloc(5_400_000)]),
  }
  await page.route('**/files/videos/*/5242880', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/json',
      body: JSON.stringify({
        status: 409,
        data: {
          isSuccess: false,
          message: 'x',
          payload: {
            error: {
              code: 'CONFLICT',
              description: 'Part of the video is missing. Resume the upload.',
            },
          },
        },
      }),
    }),
  )
  await file.setInputFiles(video)
  await expect(page.getByText('Part of the video is missing. Resume the upload.')).toBeVisible()
  await page.unroute('**/files/videos/*/5242880')
  await page.reload()
  await expect(page.getByText(/tide\.webm hasn’t finished uploading/)).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT')
      sent.push(new URL(request.url()).pathname.split('/').at(-1) ?? '')
  })
  await file.setInputFiles(video)
  await expect(page.getByLabel('Title of uploaded video')).toBeVisible()
  expect(sent, 'only the missing chunk').toEqual(['5242880'])
  await page.getByLabel('Title of uploaded video').fill('High water')
  await mara.checkScreen('a video before it is shown')
  await page.getByRole('button', { name: 'Add to profile' }).click()
  await expect(page.getByLabel('Title of video 1')).toHaveValue('A day on the water')
  await expect(page.getByLabel('Title of video 2')).toHaveValue('High water')
  await page.getByLabel('Title of video 2').fill('High water in March')
  await page.getByRole('button', { name: 'Save titles' }).click()
  await expect(page.getByRole('button', { name: 'Save titles' })).toBeHidden()
}
