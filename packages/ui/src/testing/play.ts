// Long enough for a busy machine: it should only end stories whose element never comes.
const patienceMs = 20_000

/**
 * Waits for an element, for stories whose component loads the code of what it opens.
 * @param selector CSS selector within the whole page, because overlays are outside the story
 */
export const waitForElement = (selector: string): Promise<HTMLElement> =>
  waitUntil(selector, () => document.querySelector<HTMLElement>(selector))

/** Waits for a text, for stories whose component changes only its text. */
export const waitForText = async (text: string): Promise<void> => {
  await waitUntil(text, () => document.body.textContent.includes(text))
}

async function waitUntil<Found>(name: string, find: () => Found | null | false): Promise<Found> {
  const start = performance.now()
  while (performance.now() - start < patienceMs) {
    const found = find()
    if (found) return found
    await new Promise(requestAnimationFrame)
  }
  throw new Error(`${name} did not appear`)
}

/** Returns a `play` that presses the story's first button and waits for what it opens. */
export const openByButton =
  (selector: string) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
    canvasElement.querySelector('button')?.click()
    await waitForElement(selector)
  }

/** Returns a `play` that presses an element and, if something opens, waits for that. */
export const press = (selector: string, opened?: string) => async (): Promise<void> => {
  ;(await waitForElement(selector)).click()
  if (opened) await waitForElement(opened)
}

/** Enters text into a field, as React hears of it when a person types. */
export async function enterText(selector: string, text: string): Promise<void> {
  const field = await waitForElement(selector)
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Returns a `play` that chooses a file from the device and waits for what follows from it. */
export const chooseFile = (file: File, shown: string) => async (): Promise<void> => {
  const field = await waitForElement('input[type="file"]')
  const transfer = new DataTransfer()
  transfer.items.add(file)
  if (field instanceof HTMLInputElement) field.files = transfer.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
  await waitForElement(shown)
}

/** A `play` that submits the first form and waits for the first error. */
export async function submit(): Promise<void> {
  const form = await waitForElement('form')
  if (form instanceof HTMLFormElement) form.requestSubmit()
  await waitForElement('[aria-invalid="true"]')
}

/** Returns a `play` that waits for an element. */
export const waitFor = (selector: string) => async (): Promise<void> => {
  await waitForElement(selector)
}

/** Opens the list of a select once its code has loaded. */
export async function openList(): Promise<void> {
  const input = await waitForElement('input[aria-haspopup="listbox"]')
  // As with a mouse, the list is in the page before the click opens it.
  input.focus()
  await waitForElement('[role="listbox"]')
  input.click()
  await waitForElement('input[aria-expanded="true"]')
}
