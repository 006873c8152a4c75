import { createAnswerVideo } from './answer-video.ts'
import type { DemoCompany } from './demo-company.ts'
import { renderLogoPng, renderPhotoJpeg } from './logos.ts'
import type { LookupOptions } from './lookup-options.ts'
import type { HttpClient } from './http-client.ts'

const captions = [
  'On the way to work',
  'The view from the office',
  'Our summer outing',
  'The lab in the morning',
  'Our low-water test site',
  'The last boat home',
  'Rain on the second gauge',
]
const defaultTools = ['Slack', 'Google Meet', 'GitHub', 'Notion']

/**
 * Fills in a company's profile during onboarding: introduction, culture, tools, logo and photos.
 * One company has every section filled in.
 */
export async function fillCompanyProfile(
  options: LookupOptions,
  company: DemoCompany,
  admin: HttpClient,
): Promise<void> {
  const more = company.more
  await admin.request('POST host-company/save-company-profile', {
    employee_count_id: options.id('employee-count', company.employees),
    founded_year: company.founded,
    time_zone: company.zone,
    ...(more
      ? {
          funding_type_id: options.id('funding-type', more.funding),
          annual_revenue_id: options.all('annual-revenue').at(2)?.id,
        }
      : {}),
  })
  const cultures = options.all('company-culture').map((row) => row.id)
  const tools = options.all('company-tool').map((row) => row.id)
  const at = company.name.length
  await admin.request('POST host-company/save-about-company', {
    company_introduction: `<p>${company.introduction.replaceAll('&', '&amp;')}</p>${more?.introduction ?? ''}`,
    linkedin: `https://www.linkedin.com/company/${company.key}-example`,
    culture_ids: [0, 1, 2].map((step) => cultures[(at + step * 3) % cultures.length]),
    flexible_environment_ids: options.ids('flexible-environment', [
      'Hybrid',
      'Flexible hours',
      'Time off for exams',
    ]),
    remote_tool_ids: options.ids('remote-tool', defaultTools),
    company_tool_ids: [0, 1, 2, 3].map((step) => tools[(at * 2 + step * 5) % tools.length]),
    custom_tools: more?.tools ?? [],
  })
  await admin.request('PUT profile/company-logo', {
    key: await upload(admin, `${company.key}.png`, 'image/png', await renderLogoPng(company.mark)),
  })
  if (company.photos) await addPhotos(company, company.photos, admin)
  if (more) await addFullProfile(more, admin)
}

async function addPhotos(company: DemoCompany, count: number, admin: HttpClient): Promise<void> {
  const images: { key: string; caption: string }[] = []
  for (const [index, caption] of captions.slice(0, count).entries())
    images.push({
      key: await upload(
        admin,
        `photo-${index + 1}.jpg`,
        'image/jpeg',
        await renderPhotoJpeg(company.mark.ground, (index % 3) + 1, index),
      ),
      caption,
    })
  await admin.request('POST profile/save-images', { images })
}

async function addFullProfile(
  more: NonNullable<DemoCompany['more']>,
  admin: HttpClient,
): Promise<void> {
  await admin.request('POST profile/save-social-media-info', more.social)
  const video = createAnswerVideo()
  const { file_id } = await admin.request<{ file_id: string }>('POST files/videos', {
    name: 'a-day-at-the-river.webm',
    size: video.length,
    type: 'video/webm',
    purpose: 'video',
  })
  await admin.putBytes(`PUT files/videos/${file_id}/0`, video)
  await admin.request(`POST files/videos/${file_id}/complete`, {})
  await admin.request('POST profile/save-videos', {
    videos: [{ key: file_id, caption: 'A day at the river' }],
  })
}

async function upload(
  person: HttpClient,
  name: string,
  type: string,
  bytes: Buffer,
): Promise<string> {
  return (await person.uploadFile<{ key: string }>('POST s3/upload-file', { name, type, bytes }))
    .key
}
