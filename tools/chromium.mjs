import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ownNode, root } from './install.mjs'

// The headless shell has no window to draw and needs a fifth less CPU.
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chromium-browser',
]
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const minutes = 60_000

/**
 * Ubuntu's chromium-browser can be an empty wrapper, so only a program that prints its version
 * counts.
 */
const canRun = (path) =>
  /Chrom(e|ium)/.test(
    spawnSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 20_000 }).stdout ??
      '',
  )

function onThisMachine() {
  const folders = (process.env.PATH ?? '').split(':')
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...inPath, ...elsewhere].find((path) => existsSync(path) && canRun(path))
}

async function fromPlaywright() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) && canRun(path) ? path : undefined
}

function installDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  process.stdout.write('Installing Chromium from Debian…\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
      timeout: 5 * minutes,
    }).status === 0
  const install = () =>
    ['chromium-headless-shell', 'chromium'].some((name) =>
      apt('install', '-y', '-qq', '--no-install-recommends', name),
    )
  if (!install() && apt('update', '-qq')) install()
}

function installPlaywright() {
  process.stdout.write("Downloading Playwright's Chromium…\n")
  spawnSync(ownNode, [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 4 * minutes,
  })
}

/**
 * Finds a working Chromium: the one in CHROMIUM_PATH, one on this machine, Debian's package,
 * Playwright's download.
 * @returns {Promise<{path: string} | {wrong: string}>}
 */
export async function findChromium() {
  const configured = process.env.CHROMIUM_PATH
  if (configured)
    return existsSync(configured) && canRun(configured)
      ? { path: configured }
      : {
          wrong: `CHROMIUM_PATH is ${configured}, which is not a working Chromium. Correct it or unset it.`,
        }
  const there = onThisMachine() ?? (await fromPlaywright())
  if (there) return { path: there }
  installDebian()
  const installed = onThisMachine()
  if (installed) return { path: installed }
  installPlaywright()
  const fetched = await fromPlaywright()
  return fetched
    ? { path: fetched }
    : {
        wrong:
          'The tests in a browser need Chromium, which could not be installed. Install Chromium or Google Chrome, or set CHROMIUM_PATH, then run npm test again.',
      }
}
