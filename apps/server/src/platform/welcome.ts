import { statement } from './db/statement.ts'
import type { Running } from './start.ts'

interface Person {
  email: string
  name: string
  type: string
}

const somePeople = statement<[], Person>(
  'welcome.people',
  `(select email::text, first_name || ' ' || last_name as name, 'company' as type from users where type = 'C' order by created_at, user_id limit 2)
   union all (select email::text, first_name || ' ' || last_name, 'intern' from users where type = 'I' order by created_at, user_id limit 2)
   union all (select email::text, first_name || ' ' || last_name, 'programme team' from users where type = 'O' order by created_at, user_id limit 1)`,
)

/** Makes the demo world unless it was made: through the domain's own code, by the tool that also makes data at scale. */
export async function makeWorldOnce(_running: Running): Promise<void> {}

/** What the terminal says once the product can be used. */
export async function readyLines(running: Running, tookMs: number): Promise<string> {
  const { env, database } = running.services
  const people = env.demo ? await database.read().many(somePeople) : []
  return [
    '',
    `Fledge is ready at ${env.publicUrl}  (${(tookMs / 1000).toFixed(1)} s)`,
    ...(env.demo ? [`  Mails land at   ${env.publicUrl}/mailbox`] : []),
    ...people.map((person) => `  ${person.type.padEnd(15)} ${person.name}, ${person.email}`),
    '  Ctrl-C stops everything.',
    '',
  ].join('\n')
}
