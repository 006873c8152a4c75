import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { transform } from 'lightningcss'
import { build, minify } from 'vite'
import { endpointsPlugin } from './plugins.ts'
import { replaceJsonSchema } from './replace-json-schema.ts'
import { textsPlugin } from './texts-plugin.ts'

interface StaticPage {
  readonly title: string
  readonly html: string
}

/** Returns the style sheets that a page needs besides those of the entry. */
type GetPageStyles = (address: string) => readonly string[]

const listClasses = (html: string) =>
  [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, list = '']) => list.split(/\s+/))

const sheetLink = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g

/**
 * Returns the built page without the app: with its styles, and prefetch links for what the next
 * click needs, loaded once the page itself is complete.
 */
function removeApp(index: string, { title, html }: StaticPage, styles: string): string {
  const scripts = [
    ...index.matchAll(
      /(?:<script type="module"[^>]* src|<link rel="modulepreload"[^>]* href)="([^"]+)"/g,
    ),
  ].map(([, file]) => `<link rel="prefetch" href="${file}">`)
  const links = [`<style>${styles}</style>`, '<script src="/page-start.js"></script>', ...scripts]
  return index
    .replaceAll(
      /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>|<noscript>.*?<\/noscript>/g,
      '',
    )
    .replaceAll(sheetLink, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace(/<div id="root">[^]*<\/body>/, () => `<div id="root">${html}</div></body>`)
}

/** Returns the rules that a page needs without the app, which never adds a class to it. */
function pruneStyles(css: string, html: string): string {
  const used = new Set(listClasses(html))
  const names = [...css.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name)
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: names.filter((name) => !used.has(name)),
  })
  return code.toString()
}

/**
 * Returns the classes that no style sheet contains. They would be unstyled, so the two builds must
 * generate the same class names.
 */
function findUnknownClasses(page: string, css: string): string[] {
  const names = listClasses(page).filter((name) => name.startsWith('_'))
  return [...new Set(names)].filter((name) => !css.includes(`.${name}`))
}

/** Where the build leaves the programs that render pages, below its output. */
const rendererFolder = '.vite/renderer'

/**
 * Builds what renders pages outside of a browser: `page-renderer.js`, which the server runs, and
 * `static-pages.js`, which the build runs now. Each contains its packages.
 */
async function buildRenderers(web: string, dist: string): Promise<void> {
  await build({
    configFile: false,
    root: web,
    logLevel: 'warn',
    plugins: [endpointsPlugin(join(web, '../..')), textsPlugin(), replaceJsonSchema(), react()],
    css: { modules: { localsConvention: 'camelCase' } },
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      ssr: true,
      outDir: join(dist, rendererFolder),
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: ['page-renderer', 'static-pages'].map((name) => join(web, `src/${name}.tsx`)),
      },
    },
  })
}

async function renderStaticPages(dist: string): Promise<Record<string, StaticPage>> {
  // The module that the build has just written.
  const module = (await import(
    pathToFileURL(join(dist, rendererFolder, 'static-pages.js')).href
  )) as {
    renderStaticPages: () => Promise<Record<string, StaticPage>>
  }
  return module.renderStaticPages()
}

/** Writes `.vite/page-start.js`, which the server puts into the pages. */
async function writeFirstScript(web: string, dist: string): Promise<void> {
  const name = 'page-start.js'
  const { code } = await minify(name, readFileSync(join(web, 'src', name), 'utf8'))
  writeFileSync(join(dist, '.vite', name), code)
}

/**
 * Writes `.vite/still.json`: pages that are identical for every anonymous visitor, rendered at
 * build time, by path.
 * @param web the app's folder  @param dist the build output
 */
export async function writeStaticPages(
  web: string,
  dist: string,
  stylesOf: GetPageStyles,
): Promise<void> {
  await buildRenderers(web, dist)
  const rendered = await renderStaticPages(dist)
  const index = readFileSync(join(dist, 'index.html'), 'utf8')
  const pages = Object.entries(rendered).map(([address, page]) => {
    const sheets = [...index.matchAll(sheetLink)].map(([, file = '']) => file)
    const css = [...sheets, ...stylesOf(address)]
      .map((file) => readFileSync(join(dist, file), 'utf8'))
      .join('')
    const unknown = findUnknownClasses(page.html, css)
    if (unknown.length > 0)
      throw new Error(
        `${address} has classes that its style sheets do not know: ${unknown.join(', ')}`,
      )
    return [address, removeApp(index, page, pruneStyles(css, page.html))] as const
  })
  await writeFirstScript(web, dist)
  writeFileSync(join(dist, '.vite/still.json'), JSON.stringify(Object.fromEntries(pages)))
}
