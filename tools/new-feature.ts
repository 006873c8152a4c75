// npm run new:feature -- spot-feedback: the first files of a feature on each layer.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const name = process.argv[2] ?? ''

function filesOf(feature: string): Readonly<Record<string, string>> {
  const camel = feature.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const Pascal = `${camel.slice(0, 1).toUpperCase()}${camel.slice(1)}`
  const title = Pascal.replace(/(?<=.)([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)
  return {
    [`packages/domain/src/${feature}/words.ts`]: `/** What the feature ${feature} talks of. */\nexport interface ${Pascal}Item {\n  readonly id: string\n}\n`,
    [`packages/contract/src/${feature}/schema.ts`]: `import { z } from 'zod'\nimport { uuid } from '../platform/schema.ts'\n\nexport const ${camel}Item = z.object({ id: uuid })\n`,
    [`packages/contract/src/${feature}/calls.ts`]: `import { z } from 'zod'\nimport { defineCalls } from '../platform/call.ts'\nimport { ${camel}Item } from './schema.ts'\n\nexport const ${camel}Calls = defineCalls({\n  list${Pascal}: { method: 'GET', path: '${feature}/list', access: ['session'], account: 'any', says: 'What this gives, in one sentence.', answer: z.array(${camel}Item) },\n})\n`,
    [`packages/contract/src/${feature}/texts.ts`]: `export const ${camel}Texts = {\n  '${camel}.refused.gone': 'This is no longer there.',\n} as const\n`,
    [`apps/server/src/features/${feature}/store.ts`]: `import { statement } from '../../platform/db/statement.ts'\n\nexport const listed = statement<[], { id: string }>('${camel}.listed', \`select id from ${feature.replaceAll('-', '_')} order by id\`)\n`,
    [`apps/server/src/features/${feature}/list-${feature}.ts`]: `import type { ${camel}Calls } from '@fledge/contract/${feature}/calls.ts'\nimport type { Handler } from '../../platform/http/handler.ts'\nimport { listed } from './store.ts'\n\n/** What this gives, in one sentence. */\nexport const list${Pascal}: Handler<(typeof ${camel}Calls)['list${Pascal}']> = async ({ db }) => db.many(listed)\n`,
    [`apps/server/src/features/${feature}/feature.ts`]: `import { ${camel}Calls } from '@fledge/contract/${feature}/calls.ts'\nimport { feature } from '../../platform/http/handler.ts'\nimport { list${Pascal} } from './list-${feature}.ts'\n\n/** What the feature is for, in one sentence. */\nexport const ${camel}Room = feature(${camel}Calls, { list${Pascal} })\n`,
    [`apps/web/src/features/${feature}/texts.ts`]: `export const ${camel}Texts = {\n  '${camel}.title': '${title}',\n} as const\n`,
  }
}

function main(): void {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name))
    throw new Error('Name the feature in small letters: npm run new:feature -- spot-feedback')
  const files = Object.entries(filesOf(name))
  const taken = files.find(([path]) => existsSync(join(root, path)))
  if (taken) throw new Error(`${taken[0]} is there already.`)
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    process.stdout.write(`${path}\n`)
  }
  process.stdout.write(
    'Then: a line in packages/contract/src/index.ts and catalogue.ts, one in apps/server/src/app.ts, the tables in apps/server/src/db/migrations.\n',
  )
}

try {
  main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
