import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const folder = join(
  dirname(createRequire(import.meta.url).resolve('flag-icons/package.json')),
  'flags/4x3',
)

/** `/flags/{country}.svg`: each flag a picture of its own, fetched where it is shown; the package's style sheet names all of them twice. */
export function flags(): Plugin {
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
