import { addVideos, reorderPhotos } from './company/add-media.ts'
import { editIntroduction, uploadLogo, editLinks, editTools } from './company/edit-profile.ts'
import { manageProjects } from './company/manage-projects.ts'
import { onboardCompany } from './company/onboard-company.ts'
import { checkPublicPage } from './company/public-page.ts'
import { editConcurrently } from './company/concurrent-edits.ts'
import { sendRequest, registerAndOnboardCompany } from './support/requests.ts'
import { insertTestOperator } from './support/operator.ts'
import { createTestUser } from './support/test-user.ts'
import { test } from './support/test.ts'

const createDomain = (name: string) => `${name}-${Date.now().toString(36)}.example`

test('a company completes onboarding step by step and edits its profile', async ({ browser }) => {
  const mara = await createTestUser(
    browser,
    `mara.quint@${createDomain('tideline')}`,
    'Europe/London',
  )
  await onboardCompany(mara, 'Tideline Works')
  await editIntroduction(mara)
  await editTools(mara)
  await editLinks(mara)
  await manageProjects(mara)
  await mara.close()
})

test(
  "a company's logo, photos and videos are public once it is approved",
  { tag: '@long' },
  async ({ browser }) => {
    const domain = createDomain('harbour')
    const mara = await createTestUser(browser, `mara.quint@${domain}`, 'Europe/London')
    await registerAndOnboardCompany(mara, 'Harbour Works')
    await sendRequest(mara.page, 'PUT profile/v1/company-tools', {
      company_tool_ids: [],
      custom_tools: ['Tide clock'],
    })
    await mara.page.goto('/company/profile')
    await uploadLogo(mara)
    await reorderPhotos(mara)
    await addVideos(mara)
    await editConcurrently(browser, mara, domain)
    const operator = `ines@${domain}`
    await insertTestOperator(operator)
    await checkPublicPage(browser, mara, operator)
    await mara.close()
  },
)
