import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** zod's modules that describe schemas as JSON Schema, as its schemas import them. */
const describingModules = ['../core/json-schema-processors.js', '../core/to-json-schema.js']
/** Also used by getters of schemas, such as `minLength`. */
const keptExport = 'aggregateChecks'
const prefix = '\0without-json-schema:'

/**
 * Replaces the modules that describe schemas as JSON Schema by functions that do nothing: only the
 * server describes the API, a form only validates. Stops the build if zod no longer
 * imports these modules.
 */
export function replaceJsonSchema(): Plugin {
  const missing = new Set(describingModules)
  return {
    name: 'fledge-replace-json-schema',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /json-schema(-processors)?\.js$/ },
      handler(id, importer = '') {
        if (!/zod[\\/]v4[\\/]classic[\\/]schemas\.js$/.test(importer)) return null
        missing.delete(id)
        return prefix + join(dirname(importer), id)
      },
    },
    load: {
      filter: { id: /^\0without-json-schema:/ },
      handler: (id) => listEmptyFunctions(id.slice(prefix.length)),
    },
    buildEnd(error) {
      if (!error && missing.size > 0)
        this.error(`zod no longer imports ${[...missing].join(', ')}: see replace-json-schema.ts`)
    },
  }
}

/** Returns a module with the same exports. */
async function listEmptyFunctions(path: string): Promise<string> {
  const replaced: object = await import(pathToFileURL(path).href)
  return Object.keys(replaced)
    .map((name) =>
      name === keptExport
        ? `export { ${name} } from ${JSON.stringify(path)}`
        : `export const ${name} = () => undefined`,
    )
    .join('\n')
}
