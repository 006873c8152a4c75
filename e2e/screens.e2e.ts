import { expect } from './support/expect.ts'
import { loadScreenIds, getScreenPath, type Screenshot, screenshots } from '../tools/screen-list.ts'
import { signInByApi } from './support/requests.ts'
import { createTestUser } from './support/test-user.ts'
import { test } from './support/test.ts'
import { collectQueries, expectEmbeddedData } from './screens/embedded-data.ts'
import { companyScreens } from './screens/company-screens.ts'
import { internScreens } from './screens/intern-screens.ts'
import { publicScreens } from './screens/public-screens.ts'
import { expectParts } from './screens/screen-parts.ts'

test.use({ scenario: 'demo' })

const screenParts = { ...publicScreens, ...companyScreens, ...internScreens }
// Times that the server renders in another zone than the browser are errors in the console.
const zones: Readonly<Record<string, string>> = {
  'amara.okafor@unilag.example': 'Africa/Lagos',
  'diego.navarro@tec.example': 'America/Mexico_City',
  'ines.duarte@fledge.example': 'Europe/Lisbon',
}
const byPerson = Map.groupBy(screenshots, (shot) => shot.as)

for (const [email, list] of byPerson) {
  test(`screens of ${email || 'a stranger'} show their parts, embed their data, are accessible and fit their width`, async ({
    browser,
    host,
  }) => {
    const person = await createTestUser(browser, email, zones[email] ?? 'Europe/London')
    if (email) await signInByApi(person)
    const queries = collectQueries(person.page)
    const ids = await loadScreenIds(person.page.request, host.url, email)
    for (const shot of list) await expectSound(shot, getScreenPath(shot, ids))
    await person.close()

    async function expectSound({ name, path: page }: Screenshot, path: string): Promise<void> {
      queries.length = 0
      await person.page.goto(path)
      await expect
        .poll(() => person.page.evaluate(() => document.body.innerText.trim().length), {
          message: name,
        })
        .toBeGreaterThan(40)
      const parts = screenParts[page]
      if (parts) await expectParts(person.page, parts, path)
      await person.checkScreen(name, true)
      await expectEmbeddedData(person.page, page, queries)
    }
  })
}
