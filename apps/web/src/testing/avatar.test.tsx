import { Avatar, CompanyLogo } from '@fledge/ui/person.tsx'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from './render-app.tsx'

it.each([
  ['Amara Okafor', 'AO'],
  ['Amara', 'A'],
  ['Zuri 🌊', 'Z'],
  ['Zuri 🌊 Wanjiru🌊', 'ZW'],
  ['<b>Zuri</b> Wanjiru', 'BW'],
  ['𐐀lice 𐐁ob', '𐐀𐐁'],
  ['🌊', ''],
])('the avatar of %s shows whole letters only', async (name, initials) => {
  await renderApp(
    <div data-testid="avatar">
      <Avatar name={name} />
    </div>,
  )
  await expect.element(page.getByTestId('avatar')).toBeInTheDocument()
  expect(page.getByTestId('avatar').element().textContent).toBe(initials)
})

it('the logo of a company shows its first letter', async () => {
  await renderApp(
    <div data-testid="logo">
      <CompanyLogo name="🌊 wave" />
    </div>,
  )
  await expect.element(page.getByTestId('logo')).toBeInTheDocument()
  expect(page.getByTestId('logo').element().textContent).toBe('W')
})
