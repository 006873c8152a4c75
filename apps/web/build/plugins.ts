import { join } from 'node:path'
import type { endpointsByFeature as Contract } from '@fledge/contract/index.ts'
import type { EndpointSpec } from '@fledge/kernel/endpoint.ts'
import { runnerImport, type Plugin } from 'vite'
import { collectTexts, writeCatalogueTypes } from './texts.ts'

const load = async <T>(file: string) => (await runnerImport<T>(file)).module

/** Serves `/locales/en-US.json` in development and writes it at build time, collected from every texts.ts. */
export function textsPlugin(): Plugin {
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

/** `virtual:endpoints`: method, path and invalidated endpoints of each endpoint, so that the browser’s entry contains no schema. */
export function endpointsPlugin(root: string): Plugin {
  const id = '\0virtual:endpoints'
  return {
    name: 'fledge-endpoints',
    resolveId: (source) => (source === 'virtual:endpoints' ? id : null),
    async load(source) {
      if (source !== id) return null
      const { endpointsByFeature } = await load<{ endpointsByFeature: typeof Contract }>(
        join(root, 'packages/contract/src/index.ts'),
      )
      const slim = Object.fromEntries(
        Object.entries<Readonly<Record<string, EndpointSpec>>>(endpointsByFeature).map(
          ([feature, specs]) => [
            feature,
            Object.fromEntries(
              Object.entries(specs).map(([name, spec]) => [
                name,
                [spec.method, spec.path, spec.invalidates ?? []],
              ]),
            ),
          ],
        ),
      )
      // As text: a browser parses JSON in half the time it needs for the same object literal.
      return `export const endpoints = JSON.parse(${JSON.stringify(JSON.stringify(slim))})`
    },
  }
}
