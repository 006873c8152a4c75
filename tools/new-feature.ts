// npm run new:feature -- spot-feedback: creates the first files of a feature on each layer.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const name = process.argv[2] ?? ''

function filesOf(feature: string): Readonly<Record<string, string>> {
  const camel = feature.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const Pascal = `${camel.slice(0, 1).toUpperCase()}${camel.slice(1)}`
  const title = Pascal.replace(/(?<=.)([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return {
    [`packages/domain/src/${feature}/types.ts`]: `/** Types and constants of the feature ${feature}. */\nexport interface ${Pascal}Item {\n  readonly id: string\n}\n`,
    [`packages/contract/src/${feature}/schema.ts`]: `import { z } from 'zod'\nimport { uuid } from '../platform/schema.ts'\n\nexport const ${camel}Item = z.object({ id: uuid })\n`,
    [`packages/contract/src/${feature}/endpoints.ts`]: `import { z } from 'zod'\nimport { defineEndpoints } from '../platform/define-endpoints.ts'\nimport { ${camel}Item } from './schema.ts'\n\nexport const ${camel}Endpoints = defineEndpoints({\n  list${Pascal}: { method: 'GET', path: '${feature}/list', access: ['session'], account: 'any', summary: 'What it returns, in one sentence.', response: z.array(${camel}Item) },\n})\n`,
    [`packages/contract/src/${feature}/texts.ts`]: `export const ${camel}Texts = {\n  '${camel}.refused.gone': 'This no longer exists.',\n} as const\n`,
    [`apps/server/src/features/${feature}/queries/${feature}.sql`]: `-- name: select${Pascal}\nselect id\nfrom ${feature.replaceAll('-', '_')}\norder by id;\n`,
    [`apps/server/src/features/${feature}/list-${feature}.ts`]: `import type { ${camel}Endpoints } from '@fledge/contract/${feature}/endpoints.ts'\nimport type { Handler } from '../../platform/http/handler.ts'\nimport { select${Pascal} } from './queries/${feature}.queries.ts'\n\n/** What it returns, in one sentence. */\nexport const list${Pascal}: Handler<(typeof ${camel}Endpoints)['list${Pascal}']> = async ({ db }) => db.many(select${Pascal})\n`,
    [`apps/server/src/features/${feature}/feature.ts`]: `import { ${camel}Endpoints } from '@fledge/contract/${feature}/endpoints.ts'\nimport { defineFeature } from '../../platform/http/handler.ts'\nimport { list${Pascal} } from './list-${feature}.ts'\n\n/** What the feature is for, in one sentence. */\nexport const ${camel}Feature = defineFeature(${camel}Endpoints, { list${Pascal} })\n`,
    [`apps/web/src/features/${feature}/texts.ts`]: `export const ${camel}Texts = {\n  '${camel}.title': '${title}',\n} as const\n`,
  }
}

function main(): void {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name))
    throw new Error('Use lowercase letters and hyphens: npm run new:feature -- spot-feedback')
  const files = Object.entries(filesOf(name))
  const taken = files.find(([path]) => existsSync(join(root, path)))
  if (taken) throw new Error(`${taken[0]} already exists.`)
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    process.stdout.write(`${path}\n`)
  }
  process.stdout.write(
    'Next: add a line to packages/contract/src/index.ts and catalogue.ts, one to apps/server/src/app.ts, and the tables to apps/server/src/db/migrations; then run npm run queries.\n',
  )
}

try {
  main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
