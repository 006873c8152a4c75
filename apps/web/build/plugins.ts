import { join } from 'node:path'
import type { endpointsByFeature as Contract } from '@fledge/contract/index.ts'
import type { EndpointSpec } from '@fledge/kernel/endpoint.ts'
import type { Plugin } from 'vite'
import { importModule } from './import-module.ts'

/** `virtual:endpoints`: method, path and invalidated endpoints of each endpoint, so that the browser’s entry contains no schema. */
export function endpointsPlugin(root: string): Plugin {
  const id = '\0virtual:endpoints'
  return {
    name: 'fledge-endpoints',
    resolveId: (source) => (source === 'virtual:endpoints' ? id : null),
    async load(source) {
      if (source !== id) return null
      const { endpointsByFeature } = await importModule<{ endpointsByFeature: typeof Contract }>(
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
