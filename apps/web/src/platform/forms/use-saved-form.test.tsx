import type { FieldValues } from '@fledge/domain/three-way-merge.ts'
import { TextField } from '@fledge/ui/fields.tsx'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { renderApp } from '../../testing/render-app.tsx'
import { createSharedRecord, type SharedRecord } from '../../testing/shared-record.ts'
import { ApiError } from '../http/api-error.ts'
import { AutosaveStatus } from './autosave-status.tsx'
import { checkByRules } from './check-fields.ts'
import { ConflictCard } from './conflict-card.tsx'
import { deleteLocalDrafts, readLocalDraft } from './drafts.ts'
import { useSavedForm } from './use-saved-form.ts'

interface PlanValues extends FieldValues {
  readonly title: string
  readonly city: string
}

const draft = 'test/plan'
const check = checkByRules({ title: z.string().min(5, 'Write 5 letters.'), city: z.string() })

function PlanForm({ record }: { readonly record: SharedRecord }) {
  const { form, state, conflicts, decide } = useSavedForm<PlanValues>({
    initial: { title: String(record.values['title']), city: String(record.values['city']) },
    saved: record.values,
    check,
    save: async ({ changes, base }) => {
      await record.save(changes, base)
      return undefined
    },
    reload: record.reload,
    draft,
    describeError: (field, message) => `${field}: ${message}`,
  })
  const { errors } = form.formState
  return (
    <>
      <TextField label="Title" error={errors.title?.message} {...form.register('title')} />
      <TextField label="City" error={errors.city?.message} {...form.register('city')} />
      <AutosaveStatus state={state} />
      <ConflictCard
        conflicts={conflicts}
        onDecide={decide}
        read={(field) => form.getValues(field === 'title' ? 'title' : 'city')}
        describe={(field) => ({ label: `Conflict in ${field}`, format: String })}
      />
    </>
  )
}

const title = page.getByRole('textbox', { name: 'Title' })
const city = page.getByRole('textbox', { name: 'City' })
const conflict = page.getByRole('region', { name: 'Conflict in title' })
const isDraftKept = async () => (await readLocalDraft('registration', draft)) !== undefined

beforeEach(() => deleteLocalDrafts())

it('saves what was typed once, after a pause', async () => {
  const record = createSharedRecord({ title: 'Design', city: 'London' })
  await renderApp(<PlanForm record={record} />)
  await userEvent.type(title, ' intern')
  expect(record.saved).toEqual([])
  await expect.element(page.getByText(/^Saved \d/)).toBeVisible()
  expect(record.saved).toEqual([{ title: 'Design intern' }])
  await expect.poll(isDraftKept).toBe(false)
})

it('keeps what could not be sent on the device, and sends it when the form opens again', async () => {
  const record = createSharedRecord({ title: 'Design', city: 'London' })
  record.failure = new ApiError(0, 'NETWORK_ERROR', 'Network error occurred')
  const first = await renderApp(<PlanForm record={record} />)
  await userEvent.fill(title, 'Product design')
  await expect.poll(isDraftKept).toBe(true)
  await first.unmount()
  record.failure = null
  await renderApp(<PlanForm record={record} />)
  await expect.element(title).toHaveValue('Product design')
  await expect.poll(() => record.saved).toEqual([{ title: 'Product design' }])
  await expect.poll(isDraftKept).toBe(false)
})

it('sends a form that was left without a connection when there is one again', async () => {
  const record = createSharedRecord({ title: 'Design', city: 'London' })
  record.failure = new ApiError(0, 'NETWORK_ERROR', 'Network error occurred')
  const form = await renderApp(<PlanForm record={record} />)
  await userEvent.fill(title, 'Product design')
  await expect.poll(isDraftKept).toBe(true)
  await form.unmount()
  record.failure = null
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => record.saved).toEqual([{ title: 'Product design' }])
  await expect.poll(isDraftKept).toBe(false)
})

it('sends a form that was left and opened again without a connection only once', async () => {
  const record = createSharedRecord({ title: 'Design', city: 'London' })
  record.failure = new ApiError(0, 'NETWORK_ERROR', 'Network error occurred')
  const form = await renderApp(<PlanForm record={record} />)
  await userEvent.fill(title, 'Product design')
  await expect.poll(isDraftKept).toBe(true)
  await form.unmount()
  await renderApp(<PlanForm record={record} />)
  await expect.element(title).toHaveValue('Product design')
  await userEvent.fill(title, 'Service design')
  await expect.element(page.getByText('Saved on this device')).toBeVisible()
  record.failure = null
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => record.saved).toEqual([{ title: 'Service design' }])
  await expect.element(conflict).not.toBeInTheDocument()
})

it('shows the error of an invalid field, saves the others and keeps the draft', async () => {
  const record = createSharedRecord({ title: 'Design', city: 'London' })
  await renderApp(<PlanForm record={record} />)
  await userEvent.fill(title, 'Ink')
  await userEvent.fill(city, 'Leeds')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Write 5 letters.')
  await expect.element(title).toHaveAttribute('aria-invalid', 'true')
  expect(record.saved).toEqual([{ city: 'Leeds' }])
  expect(await isDraftKept()).toBe(true)
})

it('shows both values of a conflict and saves the own one if it is chosen', async () => {
  const record = createSharedRecord({ title: 'Design', city: 'London' })
  await renderApp(<PlanForm record={record} />)
  record.values = { title: 'Graphic design', city: 'Hull' }
  await userEvent.fill(title, 'Product design')
  await expect.element(conflict.getByText('Graphic design')).toBeVisible()
  await expect.element(conflict.getByText('Product design')).toBeVisible()
  await expect.element(conflict.getByText('Grace Lin changed this.')).toBeVisible()
  await expect.element(city).toHaveValue('Hull')
  expect(record.saved).toEqual([])
  await userEvent.click(conflict.getByRole('button', { name: 'Keep mine' }))
  await expect.poll(() => record.saved).toEqual([{ title: 'Product design' }])
  await expect.element(conflict).not.toBeInTheDocument()
})

it('takes the saved value of a conflict over if it is chosen, without saving', async () => {
  const record = createSharedRecord({ title: 'Design', city: 'London' })
  await renderApp(<PlanForm record={record} />)
  record.values = { title: 'Graphic design', city: 'London' }
  await userEvent.fill(title, 'Product design')
  await userEvent.click(conflict.getByRole('button', { name: 'Use the saved version' }))
  await expect.element(title).toHaveValue('Graphic design')
  await expect.element(page.getByText(/^Saved \d/)).toBeVisible()
  expect(record.saved).toEqual([])
})
