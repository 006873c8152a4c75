import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const folder = join(
  dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')),
  'flags/4x3',
)

/**
 * Serves `/flags/{country}.svg`, each flag as a separate image that is loaded where it is shown;
 * the package's style sheet references all of them twice.
 */
export function flagsPlugin(): Plugin {
  return {
    name: 'fledge-flags',
    configureServer(server) {
      server.middlewares.use('/flags', (request, response, next) => {
        const file = readdirSync(folder).find((name) => `/${name}` === request.url)
        if (!file) return next()
        response.setHeader('content-type', 'image/svg+xml').end(readFileSync(join(folder, file)))
      })
    },
    generateBundle() {
      for (const file of readdirSync(folder))
        this.emitFile({
          type: 'asset',
          fileName: `flags/${file}`,
          source: readFileSync(join(folder, file)),
        })
    },
  }
}
