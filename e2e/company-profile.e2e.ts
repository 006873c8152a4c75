import { addsItsVideos, movesItsPhotos } from './company/adds-media.ts'
import {
  editsTheIntroduction,
  setsItsLogo,
  tellsItsLinks,
  tellsItsTools,
} from './company/edits-profile.ts'
import { keepsProjects } from './company/keeps-projects.ts'
import { onboards } from './company/onboards.ts'
import { isShared } from './company/shown-outside.ts'
import { twoEditAtOnce } from './company/two-at-once.ts'
import { ask, registersACompany } from './support/company.ts'
import { makeOperator } from './support/operator.ts'
import { createTestUser } from './support/person.ts'
import { test } from './support/test.ts'

const aDomain = (name: string) => `${name}-${Date.now().toString(36)}.example`

test('a company completes onboarding step by step and edits its profile', async ({ browser }) => {
  const mara = await createTestUser(browser, `mara.quint@${aDomain('tideline')}`, 'Europe/London')
  await onboards(mara, 'Tideline Works')
  await editsTheIntroduction(mara)
  await tellsItsTools(mara)
  await tellsItsLinks(mara)
  await keepsProjects(mara)
  await mara.close()
})

test(
  "a company's logo, photos and videos are public once it is approved",
  { tag: '@long' },
  async ({ browser }) => {
    const domain = aDomain('harbour')
    const mara = await createTestUser(browser, `mara.quint@${domain}`, 'Europe/London')
    await registersACompany(mara, 'Harbour Works')
    await ask(mara.page, 'PUT profile/v1/company-tools', {
      company_tool_ids: [],
      custom_tools: ['Tide clock'],
    })
    await mara.page.goto('/company/profile')
    await setsItsLogo(mara)
    await movesItsPhotos(mara)
    await addsItsVideos(mara)
    await twoEditAtOnce(browser, mara, domain)
    const operator = `ines@${domain}`
    await makeOperator(operator)
    await isShared(browser, mara, operator)
    await mara.close()
  },
)
