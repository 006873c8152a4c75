import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { findUsedKeys } from './find-used-keys.ts'
import { importModule } from './import-module.ts'
import { isSentText } from '../../../packages/contract/src/platform/sent-texts.ts'
import { collectTexts, listTextFiles, writeCatalogueTypes } from './texts.ts'

type Texts = Readonly<Record<string, string>>

const loadTexts = (): Promise<Texts> => collectTexts(importModule<Record<string, unknown>>)

/** A statement that adds compiled texts to those of the page (platform/i18n/use-texts.ts). */
function renderStatement(texts: Texts, keys: Iterable<string>): string {
  const compiled = Object.fromEntries([...keys].map((key) => [key, compile(texts[key] ?? key)]))
  return `Object.assign(globalThis.fledgeTexts??={},${JSON.stringify(compiled)});`
}

interface TextsBuild {
  isBuild: boolean
  texts: Texts
  /** Files that only define texts. */
  textFiles: ReadonlySet<string>
  readonly keysOfModules: Map<string, ReadonlySet<string>>
}

/**
 * Gives every script the texts that its own code uses, compiled, so that a page loads its texts
 * with its code. `virtual:sent-texts` adds those whose keys only responses name. In development
 * every page has all texts, through `virtual:texts`. The whole catalogue is served as
 * `/locales/en-US.json`, as written.
 */
export function textsPlugin(): Plugin[] {
  const build: TextsBuild = {
    isBuild: false,
    texts: {},
    textFiles: new Set(),
    keysOfModules: new Map(),
  }
  return [catalogueFile(build), textModules(build), textsOfScripts(build)]
}

function catalogueFile(build: TextsBuild): Plugin {
  return {
    name: 'fledge-catalogue-file',
    configResolved: (config) => {
      build.isBuild = config.command === 'build'
    },
    async buildStart() {
      build.texts = await loadTexts()
      build.textFiles = new Set(listTextFiles())
      writeCatalogueTypes(build.texts)
    },
    configureServer(server) {
      server.middlewares.use('/locales/en-US.json', (_request, response, next) => {
        loadTexts().then(
          (all) => response.setHeader('content-type', 'application/json').end(JSON.stringify(all)),
          next,
        )
      })
    },
    generateBundle() {
      const source = JSON.stringify(build.texts)
      this.emitFile({ type: 'asset', fileName: 'locales/en-US.json', source })
    },
  }
}

const [allId, sentId] = ['\0virtual:texts', '\0virtual:sent-texts']

function textModules(build: TextsBuild): Plugin {
  return {
    name: 'fledge-text-modules',
    resolveId: (source) =>
      source === 'virtual:texts' ? allId : source === 'virtual:sent-texts' ? sentId : null,
    async load(source) {
      if (source === sentId) {
        build.keysOfModules.set(sentId, new Set(Object.keys(build.texts).filter(isSentText)))
        // A side effect, so that the module stays in the build and its script gets these texts.
        return 'globalThis.fledgeTexts??={}'
      }
      if (source !== allId) return null
      if (build.isBuild) return ''
      for (const file of listTextFiles()) this.addWatchFile(file)
      const all = await loadTexts()
      return renderStatement(all, Object.keys(all))
    },
  }
}

function textsOfScripts(build: TextsBuild): Plugin {
  const { keysOfModules } = build
  const keysOf = (modules: readonly string[] = []) =>
    new Set(modules.flatMap((module) => [...(keysOfModules.get(module) ?? [])]))
  return {
    name: 'fledge-texts-of-scripts',
    enforce: 'pre',
    transform(code, source) {
      const file = source.split('?', 1)[0] ?? source
      if (build.isBuild && isOwnCode(file) && !build.textFiles.has(file))
        keysOfModules.set(file, findUsedKeys(code, build.texts))
      return null
    },
    renderChunk(code, chunk, _options, { chunks }) {
      const loaded = new Set(
        [...collectStaticImports(chunk.imports, chunks)].flatMap((name) => [
          ...keysOf(chunks[name]?.moduleIds),
        ]),
      )
      const ownKeys = [...keysOf(chunk.moduleIds)].filter((key) => !loaded.has(key)).toSorted()
      if (ownKeys.length === 0) return null
      return { code: `${renderStatement(build.texts, ownKeys)}${code}`, map: null }
    },
  }
}

const isOwnCode = (file: string): boolean => /\.tsx?$/.test(file) && !file.includes('node_modules')

/** Returns the scripts that run before a script: all that it imports, and their imports. */
function collectStaticImports(
  imports: readonly string[],
  chunks: Readonly<Record<string, { readonly imports: readonly string[] }>>,
): ReadonlySet<string> {
  const found = new Set<string>()
  const waiting = [...imports]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue
    found.add(name)
    waiting.push(...(chunks[name]?.imports ?? []))
  }
  return found
}
