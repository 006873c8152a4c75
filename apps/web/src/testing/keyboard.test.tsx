import { RadioCards, ScaleField } from '@fledge/ui/choice-fields.tsx'
import { PopoverButton } from '@fledge/ui/popover-button.tsx'
import { MultiSelectField, SelectField } from '@fledge/ui/select-fields.tsx'
import { Tabs } from '@fledge/ui/tabs.tsx'
import { WithValue } from '@fledge/ui/testing/with-value.tsx'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { AccountMenu } from '../platform/shell/account-menu.tsx'
import { startSession } from '../platform/shell/session.ts'
import { serve } from './fake-server.tsx'
import { renderApp } from './render-app.tsx'
import { sampleSupport } from './samples/settings.ts'
import { sampleMember } from './samples/users.ts'
import { prepareStories, StoryFrame } from './story-frame.tsx'

const options = [
  'Art',
  'Biology',
  'Chemistry',
  'Design',
  'Economics',
  'French',
  'Greek',
  'History',
  'Italian',
].map((label) => ({ value: label.toLowerCase(), label }))

it('selects an option of a select by typing and with the arrow keys', async () => {
  await renderApp(
    <WithValue<string | null> start={null}>
      {(value, setValue) => (
        <SelectField
          label="Subject"
          options={options}
          nothingFound="No subject has this name."
          value={value}
          onChange={setValue}
        />
      )}
    </WithValue>,
  )
  const field = page.getByRole('combobox', { name: 'Subject' })
  await expect.element(field).toBeEnabled()
  await userEvent.tab()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('chem')
  await expect.element(page.getByRole('option')).toHaveAttribute('data-combobox-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Chemistry')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(field).toHaveValue('Design')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await expect.element(field).toHaveValue('Design')
})

it('adds and removes options of a multi-select, and says that nothing matches', async () => {
  await renderApp(
    <WithValue<readonly string[]> start={[]}>
      {(value, setValue) => (
        <>
          <MultiSelectField
            label="Subjects"
            options={options}
            nothingFound="No subject has this name."
            value={value}
            onChange={setValue}
          />
          <output>{value.join(' ')}</output>
        </>
      )}
    </WithValue>,
  )
  const selection = page.getByRole('status').last()
  const field = page.getByRole('combobox', { name: 'Subjects' })
  await expect.element(field).toBeEnabled()
  await userEvent.tab()
  for (const search of ['art', 'greek']) {
    await userEvent.keyboard(search)
    await expect.element(page.getByRole('option')).toHaveAttribute('data-combobox-selected', 'true')
    await userEvent.keyboard('{Enter}')
  }
  await expect.element(selection).toHaveTextContent('art greek')
  await userEvent.keyboard('{Backspace}')
  await expect.element(selection).toHaveTextContent('art')
  await userEvent.keyboard('zzz')
  await expect.element(page.getByRole('option')).toHaveTextContent('No subject has this name.')
  await expect.element(page.getByRole('option')).toHaveAttribute('aria-disabled', 'true')
})

it('chooses radio cards and steps of a scale with the arrow keys', async () => {
  await renderApp(
    <WithValue<{ readonly place: string; readonly rating: number | null }>
      start={{ place: 'remote', rating: null }}
    >
      {(value, setValue) => (
        <>
          <RadioCards
            label="Place"
            choices={[
              { value: 'remote', label: 'Remote' },
              { value: 'office', label: 'Office' },
            ]}
            value={value.place}
            onChange={(place) => setValue({ ...value, place })}
          />
          <ScaleField
            label="Rating"
            low="Poor"
            high="Excellent"
            value={value.rating}
            onChange={(rating) => setValue({ ...value, rating })}
          />
        </>
      )}
    </WithValue>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('radio', { name: 'Office' })).toBeChecked()
  await userEvent.tab()
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}')
  await expect.element(page.getByRole('radio', { name: '3' })).toBeChecked()
})

it('moves through tabs with the arrow keys, as one tab stop', async () => {
  await renderApp(
    <WithValue start="open">
      {(value, setValue) => (
        <Tabs
          label="Offers"
          value={value}
          onChange={setValue}
          items={[
            { id: 'open', label: 'Open' },
            { id: 'ended', label: 'Ended' },
          ]}
        >
          <button type="button">Inside {value}</button>
        </Tabs>
      )}
    </WithValue>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('tab', { name: 'Ended' })).toHaveFocus()
  await expect
    .element(page.getByRole('tab', { name: 'Ended' }))
    .toHaveAttribute('aria-selected', 'true')
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Inside ended' })).toHaveFocus()
})

it('chooses the theme in the account menu with the arrow keys', async () => {
  serve(...sampleSupport)
  startSession(sampleMember)
  await prepareStories()
  // Without a scheme of its own, the frame follows what is chosen.
  await render(
    <StoryFrame direction="ltr">
      <AccountMenu settings="/company/settings" leaveTo="/company/get-started" />
    </StoryFrame>,
  )
  const account = page.getByRole('button', { name: 'Your account' })
  const themes = page.getByRole('group', { name: 'Theme' }).getByRole('menuitemradio')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Settings' })).toHaveFocus()
  await expect.element(themes.first()).toHaveAttribute('aria-checked', 'true')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(page.getByRole('menuitemradio', { name: 'Dark' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(account).toHaveFocus()
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark')
  await userEvent.keyboard('{Enter}')
  await expect.element(themes.last()).toHaveAttribute('aria-checked', 'true')
  await userEvent.keyboard('{Escape}')
})

it('returns the focus from a popover to the button that opened it', async () => {
  await renderApp(
    <PopoverButton
      className={undefined}
      inside="Sort"
      position="bottom-start"
      drop={{ label: 'Sort the list' }}
    >
      <button type="button">Newest first</button>
    </PopoverButton>,
  )
  await userEvent.tab()
  for (const _round of ['first', 'second']) {
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: 'Newest first' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Sort' })).toHaveFocus()
  }
})
