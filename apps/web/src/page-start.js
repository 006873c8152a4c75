// What a page needs before the app, whose script takes longer.

// What this device knows and the server does not, under the names that the app stores it with: the
// chosen colours (color-scheme.ts), and whether the tour of the dashboard was seen (tour-flags.ts).
{
  const show = (scheme) =>
    document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
  show(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
  try {
    const scheme = localStorage.getItem('mantine-color-scheme-value')
    if (scheme === 'light' || scheme === 'dark') show(scheme)
    if (localStorage.getItem('showHCOnboardingTour') === 'false')
      document.documentElement.dataset.tourSeen = ''
  } catch {
    // Without storage, the device's colours apply and the tour is shown.
  }
}

// People can use a page that the server rendered before the app has taken it over. What they enter
// is kept, and what they press is pressed again once the app listens (packages/ui/src/take-over.ts).
{
  /** Changed fields with their last value or whether they are checked. */
  const entered = new Map()
  /** Pressed buttons and sent forms, the last one last; a form with the button that sent it. */
  const pressed = new Map()
  const pressable =
    'button, [aria-haspopup], [role="button"], [role="combobox"], [role="option"], [role="switch"], [role="tab"]'
  // The browser itself handles these, or makes them send their form.
  const native = '[popovertarget], [commandfor], form button:not([type="button"])'

  const isEarly = () =>
    document.querySelector('#root[data-rendered]:not([data-taken-over])') !== null
  const isToggle = (field) => field.type === 'checkbox' || field.type === 'radio'

  const keepEntered = ({ target: field }) => {
    if (isEarly()) entered.set(field, isToggle(field) ? field.checked : field.value)
  }
  const keepPressed = (element, sender = null) => {
    pressed.delete(element)
    pressed.set(element, sender)
    document.documentElement.dataset.waiting = ''
  }
  // Parts of the page may listen already; nothing is done twice.
  const keepClick = (event) => {
    const element =
      isEarly() && event.target instanceof Element ? event.target.closest(pressable) : null
    if (!element || element.matches(native)) return
    event.stopPropagation()
    keepPressed(element)
  }
  const keepSubmit = (event) => {
    if (!isEarly()) return
    event.preventDefault()
    event.stopPropagation()
    keepPressed(event.target, event.submitter)
  }

  // React compares a field with what it knew last, so it must learn of another value first.
  const enter = (field, value) => {
    if (isToggle(field)) {
      field.checked = !value
      field.click()
    } else if (field.type === 'file') field.dispatchEvent(new Event('change', { bubbles: true }))
    else {
      const { selectionStart: start, selectionEnd: end } = field
      field.value = ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
      if (start !== null && start !== undefined) field.setSelectionRange(start, end)
      const kind = field instanceof HTMLSelectElement ? 'change' : 'input'
      field.dispatchEvent(new Event(kind, { bubbles: true }))
    }
  }
  // The app renders what the last step changed.
  const rendered = () => new Promise((resolve) => setTimeout(resolve))
  const repeat = async () => {
    for (const [kind, keep] of Object.entries(listeners)) removeEventListener(kind, keep, true)
    for (const [field, value] of entered) if (field.isConnected) enter(field, value)
    for (const [element, sender] of pressed) {
      await rendered()
      if (!element.isConnected) continue
      if (element instanceof HTMLFormElement)
        element.requestSubmit(sender?.isConnected ? sender : undefined)
      else element.click()
    }
    delete document.documentElement.dataset.waiting
  }

  const listeners = { input: keepEntered, click: keepClick, submit: keepSubmit }
  for (const [kind, keep] of Object.entries(listeners)) addEventListener(kind, keep, true)
  document.addEventListener('taken-over', () => void repeat(), { once: true })
}

// The app is loaded once the page has been painted: before that, its scripts would share the line
// and the processor with what the first paint needs (page-template.ts).
{
  const loadLater = () => {
    const links = [...document.querySelectorAll('link[rel="later"]')]
    if (links.some((link) => link.dataset.as === 'module')) void new Worker('/locale-data.js')
    for (const link of links) {
      const { as } = link.dataset
      // A module is run; the others are only fetched.
      link.rel = as === 'module' ? 'modulepreload' : as
      if (as !== 'module') continue
      const script = document.createElement('script')
      script.type = 'module'
      script.crossOrigin = ''
      script.src = link.href
      document.head.append(script)
    }
  }
  const parsed = new Promise((resolve) => {
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', resolve, { once: true })
    else resolve()
  })
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    // Text is painted once its font is there. Unlike a module in the page, one that is added runs
    // without waiting for the rest of the page, which the app needs.
    void Promise.all([parsed, document.fonts.ready]).then(() =>
      requestAnimationFrame(() => setTimeout(loadLater)),
    )
  }).observe({ type: 'paint', buffered: true })
  // A tab in the background is not painted.
  addEventListener('load', () => setTimeout(loadLater, document.hidden ? 0 : 1000), { once: true })
}
