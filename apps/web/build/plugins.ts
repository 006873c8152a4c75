import { join } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import { collectTexts, writeCatalogueTypes } from './texts.ts'

interface Spec {
  readonly method: string
  readonly path: string
  readonly changing?: boolean
  readonly changes?: readonly string[]
}

const load = async <T>(file: string) => (await runnerImport<T>(file)).module

/** Serves `/locales/en-US.json` in development and writes it at build time, collected from every texts.ts. */
export function texts(): Plugin {
  const json = async () =>
    JSON.stringify(await collectTexts((file) => load<Record<string, unknown>>(file)))
  return {
    name: 'fledge-texts',
    buildStart: writeCatalogueTypes,
    configureServer(server) {
      server.middlewares.use('/locales/en-US.json', (_request, response, next) => {
        json().then(
          (text) => response.setHeader('content-type', 'application/json').end(text),
          next,
        )
      })
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'locales/en-US.json', source: await json() })
    },
  }
}

/** `virtual:calls`: method, path and changes of every call, so that the browser's entry carries no schema. */
export function calls(root: string): Plugin {
  const id = '\0virtual:calls'
  return {
    name: 'fledge-calls',
    resolveId: (source) => (source === 'virtual:calls' ? id : null),
    async load(source) {
      if (source !== id) return null
      const { features } = await load<{ features: Record<string, Record<string, Spec>> }>(
        join(root, 'packages/contract/src/index.ts'),
      )
      const slim = Object.fromEntries(
        Object.entries(features).map(([feature, specs]) => [
          feature,
          Object.fromEntries(
            Object.entries(specs).map(([name, spec]) => [
              name,
              [spec.method, spec.path, spec.changes ?? []],
            ]),
          ),
        ]),
      )
      // As text: a browser reads JSON in half the time that it takes for the same object written as code.
      return `export const calls = JSON.parse(${JSON.stringify(JSON.stringify(slim))})`
    },
  }
}
