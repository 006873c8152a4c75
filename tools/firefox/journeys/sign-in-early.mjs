/** Enters an address and sends it before the page's script is there, which sends it then. */
export async function signInEarly({ browser, port }) {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const scripts = Promise.withResolvers()
  await page.setRequestInterception(true)
  page.on('request', async (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) await scripts.promise
    await request.continue()
  })
  const loaded = page.goto(`http://localhost:${port}/company/get-started`)
  await page.waitForSelector('input[type=email]')
  await page.type('input[type=email]', 'early.visitor@firefox.example')
  await page.keyboard.press('Enter')
  scripts.resolve()
  await loaded
  await page.waitForFunction(() =>
    document.querySelector('h1')?.textContent.includes('six-digit code'),
  )
  await context.close()
}
