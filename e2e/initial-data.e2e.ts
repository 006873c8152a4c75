import { paths } from '@fledge/contract/paths.ts'
import { expect } from './support/expect.ts'
import { signInByApi } from './support/requests.ts'
import { createTestUser, type TestUser } from './support/test-user.ts'
import { test } from './support/test.ts'

test.use({ scenario: 'demo' })

test('pages that are rendered at the same time contain only what their own user may see', async ({
  browser,
}) => {
  const hannah = await createTestUser(browser, 'hannah.clarke@brightwater.example', 'Europe/London')
  const ines = await createTestUser(browser, 'ines.duarte@fledge.example', 'Europe/Lisbon')
  await signInByApi(hannah)
  await signInByApi(ines)
  const read = async (person: TestUser, path: string) =>
    (await person.page.request.get(path)).text()
  for (let round = 0; round < 5; round += 1) {
    const [company, operator] = await Promise.all([
      read(hannah, paths.company.dashboard),
      read(ines, paths.operator.dashboard),
    ])
    expect(company).toContain('<div id="root" data-rendered>')
    expect(operator).toContain('<div id="root" data-rendered>')
    // The company's menu names its user; the programme team's does not.
    expect([company.includes('Hannah Clarke'), company.includes('Inês Duarte')]).toEqual([
      true,
      false,
    ])
    expect(operator).not.toContain('Hannah Clarke')
  }
  await Promise.all([hannah.close(), ines.close()])
})
