import { Button } from '@fledge/ui/button.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { renderApp } from '../../testing/render-app.tsx'
import { createSharedRecord, type SharedRecord } from '../../testing/shared-record.ts'
import { ApiError } from '../http/api-error.ts'
import { ConflictCard } from './conflict-card.tsx'
import { deleteLocalDrafts, readLocalDraft } from './drafts.ts'
import { useEditForm } from './use-edit-form.ts'

const schema = z.object({ name: z.string().min(2, 'Enter a name.'), role: z.string().min(2) })
const draft = 'test/entry'

interface EntryFormProps {
  readonly record: SharedRecord
  readonly onSaved?: () => void
}

function EntryForm({ record, onSaved = () => {} }: EntryFormProps) {
  const { form, submit, sending, conflicts, decide } = useEditForm({
    schema,
    initial: { name: String(record.values['name']), role: String(record.values['role']) },
    saved: record.values,
    draft,
    save: record.save,
    reload: record.reload,
    onSaved,
  })
  const { errors } = form.formState
  return (
    <form onSubmit={submit}>
      <TextField label="Name" error={errors.name?.message} {...form.register('name')} />
      <TextField label="Role" error={errors.role?.message} {...form.register('role')} />
      <ConflictCard
        conflicts={conflicts}
        onDecide={decide}
        read={(field) => form.getValues(field === 'name' ? 'name' : 'role')}
        describe={(field) => ({ label: `Conflict in ${field}`, format: String })}
      />
      <Button type="submit" busy={sending}>
        Save
      </Button>
    </form>
  )
}

const name = page.getByRole('textbox', { name: 'Name' })
const role = page.getByRole('textbox', { name: 'Role' })
const save = page.getByRole('button', { name: 'Save' })
const conflict = page.getByRole('region', { name: 'Conflict in name' })

beforeEach(() => deleteLocalDrafts())

it('moves the focus to the first invalid field and sends nothing', async () => {
  const record = createSharedRecord({ name: '', role: '' })
  await renderApp(<EntryForm record={record} />)
  await userEvent.click(save)
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAccessibleDescription('Enter a name.')
  await expect.element(role).toHaveAttribute('aria-invalid', 'true')
  await userEvent.type(name, 'Amara')
  await userEvent.click(save)
  await expect.element(role).toHaveFocus()
  expect(record.saved).toEqual([])
})

it('moves the focus to the field of a server error, also when it fails again', async () => {
  const record = createSharedRecord({ name: 'Amara', role: 'Intern' })
  record.failure = new ApiError(400, 'VALIDATION', '', { role: 'This role is taken.' })
  await renderApp(<EntryForm record={record} />)
  for (const attempt of ['first', 'second']) {
    await userEvent.fill(name, `Amara ${attempt}`)
    await userEvent.click(save)
    await expect.element(role, { message: attempt }).toHaveFocus()
    await expect.element(role).toHaveAccessibleDescription('This role is taken.')
  }
})

it('sends on Enter and deletes the draft', async () => {
  const record = createSharedRecord({ name: 'Amara', role: 'Intern' })
  const onSaved = vi.fn<() => void>()
  await renderApp(<EntryForm record={record} onSaved={onSaved} />)
  await userEvent.fill(name, 'Amara Okafor')
  await expect.poll(() => readLocalDraft('registration', draft)).toBeDefined()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onSaved.mock.calls.length).toBe(1)
  expect(record.saved).toEqual([{ name: 'Amara Okafor', role: 'Intern' }])
  await expect.poll(() => readLocalDraft('registration', draft)).toBeUndefined()
})

it('restores what was typed when the form opens again', async () => {
  const record = createSharedRecord({ name: 'Amara', role: 'Intern' })
  const first = await renderApp(<EntryForm record={record} />)
  await userEvent.fill(name, 'Amara Okafor')
  await expect.poll(() => readLocalDraft('registration', draft)).toBeDefined()
  await first.unmount()
  record.values = { name: 'Amara', role: 'Design intern' }
  await renderApp(<EntryForm record={record} />)
  await expect.element(name).toHaveValue('Amara Okafor')
  await expect.element(role).toHaveValue('Design intern')
})

it('asks about a conflict, and sends the chosen value with the next press', async () => {
  const record = createSharedRecord({ name: 'Amara', role: 'Intern' })
  const onSaved = vi.fn<() => void>()
  await renderApp(<EntryForm record={record} onSaved={onSaved} />)
  record.values = { name: 'A. Okafor', role: 'Intern' }
  await userEvent.fill(name, 'Amara Okafor')
  await userEvent.click(save)
  await expect.element(conflict.getByText('A. Okafor')).toBeVisible()
  expect(onSaved).not.toHaveBeenCalled()
  await userEvent.click(conflict.getByRole('button', { name: 'Keep mine' }))
  await userEvent.click(save)
  await expect.poll(() => onSaved.mock.calls.length).toBe(1)
  expect(record.values).toEqual({ name: 'Amara Okafor', role: 'Intern' })
})
