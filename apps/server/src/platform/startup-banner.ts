import type { RunningServer } from './start.ts'
import { listDemoSignIns } from './queries/startup-banner.queries.ts'

/**
 * Seeds the demo data unless it exists, using the domain's own code and the tool that also
 * generates large data sets.
 */
export async function seedDemoDataOnce(running: RunningServer): Promise<void> {
  const { seedDemoData } = await import('../demo-data/seed-demo-data.ts')
  const failures = await seedDemoData(running, () =>
    process.stdout.write('Creating the demo data…\n'),
  )
  for (const { scenario, error } of failures ?? [])
    process.stderr.write(
      `The demo data of ${scenario} is incomplete: ${error instanceof Error ? error.message : String(error)}\n`,
    )
}

/** Formats the text that the terminal shows once the product is ready. */
export async function formatStartupBanner(running: RunningServer, tookMs: number): Promise<string> {
  const { env, database } = running.services
  const seconds = `(${(tookMs / 1000).toFixed(1)} s)`
  if (!env.FLEDGE_ROLE.includes('web')) return `Fledge’s worker is ready  ${seconds}\n`
  const people = env.demo ? await database.read().many(listDemoSignIns) : []
  return [
    '',
    `Fledge is ready at ${env.publicUrl}  ${seconds}`,
    ...(env.demo ? [`  Mailbox         ${env.publicUrl}/mailbox`] : []),
    ...people.map((person) => `  ${person.type.padEnd(15)} ${person.name}, ${person.email}`),
    '  Press Ctrl-C to stop.',
    '',
  ].join('\n')
}
