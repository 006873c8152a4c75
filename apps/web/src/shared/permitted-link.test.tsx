import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { startSession } from '../platform/shell/session.ts'
import { renderApp } from '../testing/render-app.tsx'
import { sampleOperator } from '../testing/samples/users.ts'
import { CompanyLink, PermittedButtonLink } from './permitted-link.tsx'

const content = (
  <>
    <CompanyLink id="aurora" name="Aurora Labs" />
    <PermittedButtonLink to="/operator/applications/x">Open application</PermittedButtonLink>
  </>
)

it.each(['MANAGER', 'REVIEWER'] as const)('leads a %s to the page of a company', async (role) => {
  startSession({ ...sampleOperator, role })
  await renderApp(content)
  const link = page.getByRole('link', { name: 'Aurora Labs' })
  await expect.element(link).toHaveAttribute('href', '/operator/companies/aurora')
  await expect.element(page.getByRole('link', { name: 'Open application' })).toBeVisible()
})

it('shows someone of finance the name only, and no button to what is refused', async () => {
  startSession({ ...sampleOperator, role: 'FINANCE' })
  await renderApp(content)
  await expect.element(page.getByText('Aurora Labs')).toBeVisible()
  expect(page.getByRole('link').elements()).toEqual([])
})
