import { answerVideo } from './answer-video.ts'
import type { CompanyStory } from './company-story.ts'
import { logoPng, photoJpeg } from './logos.ts'
import type { Options } from './options.ts'
import type { Visitor } from './visitor.ts'

const captions = [
  'On the way to work',
  'The view from the office',
  'Our summer outing',
  'The lab in the morning',
  'Our low-water test site',
  'The last boat home',
  'Rain on the second gauge',
]
const slack = ['Slack', 'Google Meet', 'GitHub', 'Notion']

/**
 * Fills in a company's profile during onboarding: introduction, culture, tools, logo and photos.
 * One company has every section filled in.
 */
export async function tellProfile(
  options: Options,
  story: CompanyStory,
  admin: Visitor,
): Promise<void> {
  const more = story.more
  await admin.ask('POST host-company/save-company-profile', {
    employee_count_id: options.id('employee-count', story.employees),
    founded_year: story.founded,
    time_zone: story.zone,
    ...(more
      ? {
          funding_type_id: options.id('funding-type', more.funding),
          annual_revenue_id: options.all('annual-revenue').at(2)?.id,
        }
      : {}),
  })
  const cultures = options.all('company-culture').map((row) => row.id)
  const tools = options.all('company-tool').map((row) => row.id)
  const at = story.name.length
  await admin.ask('POST host-company/save-about-company', {
    company_introduction: `<p>${story.introduction.replaceAll('&', '&amp;')}</p>${more?.introduction ?? ''}`,
    linkedin: `https://www.linkedin.com/company/${story.key}-example`,
    culture_ids: [0, 1, 2].map((step) => cultures[(at + step * 3) % cultures.length]),
    flexible_environment_ids: options.ids('flexible-environment', [
      'Hybrid',
      'Flexible hours',
      'Time off for exams',
    ]),
    remote_tool_ids: options.ids('remote-tool', slack),
    company_tool_ids: [0, 1, 2, 3].map((step) => tools[(at * 2 + step * 5) % tools.length]),
    custom_tools: more?.tools ?? [],
  })
  await admin.ask('PUT profile/company-logo', {
    key: await upload(admin, `${story.key}.png`, 'image/png', await logoPng(story.mark)),
  })
  if (story.photos) await addPhotos(story, story.photos, admin)
  if (more) await addTheRest(more, admin)
}

async function addPhotos(story: CompanyStory, count: number, admin: Visitor): Promise<void> {
  const images: { key: string; caption: string }[] = []
  for (const [index, caption] of captions.slice(0, count).entries())
    images.push({
      key: await upload(
        admin,
        `photo-${index + 1}.jpg`,
        'image/jpeg',
        await photoJpeg(story.mark.ground, (index % 3) + 1, index),
      ),
      caption,
    })
  await admin.ask('POST profile/save-images', { images })
}

async function addTheRest(more: NonNullable<CompanyStory['more']>, admin: Visitor): Promise<void> {
  await admin.ask('POST profile/save-social-media-info', more.social)
  const video = answerVideo()
  const { file_id } = await admin.ask<{ file_id: string }>('POST files/videos', {
    name: 'a-day-at-the-river.webm',
    size: video.length,
    type: 'video/webm',
    purpose: 'video',
  })
  await admin.put(`PUT files/videos/${file_id}/0`, video)
  await admin.ask(`POST files/videos/${file_id}/complete`, {})
  await admin.ask('POST profile/save-videos', {
    videos: [{ key: file_id, caption: 'A day at the river' }],
  })
}

async function upload(person: Visitor, name: string, type: string, bytes: Buffer): Promise<string> {
  return (await person.send<{ key: string }>('POST s3/upload-file', { name, type, bytes })).key
}
