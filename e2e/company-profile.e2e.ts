import { test } from '@playwright/test'
import { addsItsVideos, movesItsPhotos } from './company/adds-media.ts'
import { editsTheIntroduction, setsItsLogo, tellsItsLinks, tellsItsTools } from './company/edits-profile.ts'
import { keepsProjects } from './company/keeps-projects.ts'
import { onboards } from './company/onboards.ts'
import { isShared } from './company/shown-outside.ts'
import { twoEditAtOnce } from './company/two-at-once.ts'
import { makeOperator } from './support/operator.ts'
import { aPerson } from './support/person.ts'

test('a company onboards, tells of itself, and is seen by others', async ({ browser }) => {
  const domain = `tideline-${Date.now().toString(36)}.example`
  const mara = await aPerson(browser, `mara.quint@${domain}`, 'Europe/London')
  await onboards(mara, 'Tideline Works')
  await editsTheIntroduction(mara)
  await tellsItsTools(mara)
  await tellsItsLinks(mara)
  await setsItsLogo(mara)
  await movesItsPhotos(mara)
  await addsItsVideos(mara)
  await keepsProjects(mara)
  await twoEditAtOnce(browser, mara, domain)
  const operator = `ines@${domain}`
  await makeOperator(operator)
  await isShared(browser, mara, operator)
  await mara.leave()
})
