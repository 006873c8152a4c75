// A person in Firefox: finds what is on the page as people do, by names, and types with the keyboard.
import { signInDemoUser } from '../../bench/call-list.ts'

// A page without a session asks who is signed in, and an unknown page is not found.
const expectedErrors = /the server responded with a status of 40[14]|NetworkError when attempting/
const leavingErrors = /^JSHandle@error$|dynamically imported module/
const selectors = {
  button: 'button, [role="button"]',
  link: 'a[href]',
  option: '[role="option"]',
  field: 'input, textarea, select',
}

/**
 * Runs in the page: finds a visible, enabled element by its accessible name.
 * @param source of the pattern that the name matches
 */
function findByName(selector, source) {
  const pattern = new RegExp(source)
  const readName = (element) =>
    element.ariaLabel ??
    (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim()
  const names = (element) =>
    [readName(element), ...[...(element.labels ?? [])].map((label) => label.textContent)]
      .concat(element.matches('input, textarea, select') ? [] : element.textContent)
      .filter(Boolean)
      .map((name) => name.replaceAll(/\s+/g, ' ').trim())
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
  return [...scope.querySelectorAll(selector)].find(
    (element) =>
      !element.disabled &&
      // Radio buttons and inputs of files are invisible below their label.
      (element.checkVisibility({ visibilityProperty: true }) || element.labels?.length > 0) &&
      names(element).some((name) => pattern.test(name)),
  )
}

/**
 * Watches what a page reports on its console.
 * @returns the errors that were not expected
 */
export function watchConsole(page) {
  const errors = []
  let isLeaving = false
  const add = (text) => {
    // Leaving a page ends the loading of its scripts, which it still reports.
    if (!expectedErrors.test(text) && !(isLeaving && leavingErrors.test(text))) errors.push(text)
  }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isLeaving = true
  })
  page.on('framenavigated', () => {
    isLeaving = false
  })
  page.on('pageerror', ({ message }) => add(message))
  page.on('console', (message) => {
    if (message.type() === 'error') add(message.text())
  })
  return errors
}

/** Returns a browser context whose visitor is signed in; without an address nobody is. */
export async function openContext(browser, port, email) {
  const context = await browser.createBrowserContext()
  const cookie = email === '' ? undefined : await signInDemoUser(port, email)
  for (const pair of cookie?.split('; ') ?? []) {
    const [name, value] = pair.split('=')
    await context.setCookie({ name, value, domain: 'localhost', path: '/', httpOnly: true })
  }
  return { context, cookie }
}

/** Waits until the app has taken over the page that the server rendered, and nothing is loading. */
export const waitUntilComplete = (page) =>
  page.waitForFunction(
    () =>
      document.body.innerText.trim().length > 40 &&
      !document.querySelector(
        '#root[data-rendered]:not([data-taken-over]), [role="status"][aria-label]',
      ),
  )

/** Runs in the page: returns the pixels by which it is wider than the window. */
export const measureExcessWidth = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth

/** A person with a window of 1280 px. Names are strings or patterns. */
export class Person {
  #page
  #base
  #errors

  static async open({ browser, port }, email = '') {
    const { context } = await openContext(browser, port, email)
    const page = await context.newPage()
    await page.setViewport({ width: 1280, height: 900 })
    const person = new Person()
    person.#page = page
    person.#base = `http://localhost:${port}`
    person.#errors = watchConsole(page)
    return person
  }

  get address() {
    return this.#page.url().replace(this.#base, '')
  }

  async goTo(path) {
    await this.#page.goto(this.#base + path, { waitUntil: 'load' })
    await waitUntilComplete(this.#page)
  }

  /**
   * Waits until a text is on the page.
   * @throws also if the page scrolls sideways
   */
  async see(text) {
    const source = typeof text === 'string' ? escape(text) : text.source
    await this.#wait(
      `“${source}” is not shown`,
      (wanted) => new RegExp(wanted).test(document.body.innerText.replaceAll(/\s+/g, ' ')),
      source,
    )
    const wider = await this.#page.evaluate(measureExcessWidth)
    if (wider > 0) throw new Error(`${this.address} is ${wider} px wider than the window`)
  }

  async arriveAt(pattern) {
    await this.#wait(
      `${pattern.source} is not the address`,
      (wanted) => new RegExp(wanted).test(location.pathname + location.search),
      pattern.source,
    )
  }

  press = (name) => this.#click('button', name)
  follow = (name) => this.#click('link', name)

  /** Chooses a radio button or ticks a box, by its label. */
  async tick(name) {
    const field = await this.#find('field', name)
    await field.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    // Hidden below their label, radio buttons have no place of their own; labels may contain links.
    const target = await field.evaluateHandle((element) =>
      element.clientWidth > 4 ? element : (element.labels[0] ?? element),
    )
    await target.asElement().click()
    await this.#wait(`“${name}” cannot be ticked`, (element) => element.checked, field)
  }

  /** Replaces the text of a field. */
  async fill(name, text) {
    const field = await this.#find('field', name)
    await field.click()
    await this.#page.keyboard.down('Control')
    await this.#page.keyboard.press('a')
    await this.#page.keyboard.up('Control')
    await this.#page.keyboard.type(text)
    await this.#expectValue(name, field, text)
  }

  /** Types a date as an American browser expects it: month, day, year. */
  async typeDate(name, date) {
    const field = await this.#find('field', name)
    await field.click()
    const [year, month, day] = date.split('-')
    await this.#page.keyboard.type(month + day + year)
    await this.#expectValue(name, field, date)
  }

  /** Chooses an option of a field with a list. */
  async choose(name, option) {
    const field = await this.#find('field', name)
    await field.click()
    if (typeof option === 'string' && !(await field.evaluate((element) => element.readOnly)))
      await this.#page.keyboard.type(option)
    await this.#click('option', option)
  }

  /** Returns an attribute of a field, such as its earliest date. */
  async readAttribute(name, attribute) {
    const field = await this.#find('field', name)
    return field.evaluate((element, wanted) => element.getAttribute(wanted), attribute)
  }

  /** Presses a key, such as Enter. */
  pressKey = (key) => this.#page.keyboard.press(key)

  type = (text) => this.#page.keyboard.type(text)

  /** Opens the dialog for files and chooses one. */
  async chooseFile(name, path) {
    const field = await this.#find('field', name)
    const [chooser] = await Promise.all([
      this.#page.waitForFileChooser(),
      field.evaluate((element) => element.click()),
    ])
    await chooser.accept([path])
  }

  /** Presses the first of the buttons that a selector finds, so many of them. */
  async pressFirst(selector, count) {
    await this.#page.waitForSelector(selector)
    const elements = await this.#page.$$(selector)
    for (const element of elements.slice(0, count)) await element.click()
  }

  count = (selector) => this.#page.$$eval(selector, (elements) => elements.length)

  /** Returns text of the page. */
  read = (selector) => this.#page.$eval(selector, (element) => element.textContent)

  /** Sends a request with the person's cookies. @returns its payload */
  request = (method, path, body) =>
    this.#page.evaluate(
      async (method, path, body) => {
        const response = await fetch(`/backend/${path}`, {
          method,
          headers: { 'x-request-id': crypto.randomUUID(), 'content-type': 'application/json' },
          ...(body ? { body: JSON.stringify(body) } : {}),
        })
        return (await response.json()).data?.payload
      },
      method,
      path,
      body,
    )

  /** @throws with the errors of the console, if there are any */
  async leave() {
    const context = this.#page.browserContext()
    await context.close()
    if (this.#errors.length > 0) throw new Error(`console: ${this.#errors.join('; ')}`)
  }

  async #find(kind, name) {
    const source = toNamePattern(name)
    const handle = await this.#wait(`no ${kind} ${source}`, findByName, selectors[kind], source)
    return handle.asElement()
  }

  async #click(kind, name) {
    await (await this.#find(kind, name)).click()
  }

  #expectValue(name, field, value) {
    return this.#wait(
      `“${name}” does not take ${value}`,
      (element, wanted) => element.value === wanted,
      field,
      value,
    )
  }

  async #wait(problem, check, ...values) {
    try {
      return await this.#page.waitForFunction(check, { timeout: 20_000 }, ...values)
    } catch (error) {
      throw new Error(`${problem} at ${this.address}`, { cause: error })
    }
  }
}

const escape = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Returns the pattern of a name: of a whole one, beside which a label may say “optional”. */
const toNamePattern = (name) =>
  typeof name === 'string' ? `^${escape(name)}( ?optional)?$` : name.source
