import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { objectiveGoals, objectives } from '@fledge/domain/status/types.ts'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
interface Rule {
  readonly record?: string
  readonly alert?: string
  readonly expr: string
}
const groups = parse(read('deploy/monitoring/rules.yaml')).groups as readonly {
  readonly name: string
  // The file is ours; promtool checks its form (npm run test:long).
  readonly rules: readonly Rule[]
}[]
const listRules = (group: string) => groups.find(({ name }) => name === group)?.rules ?? []

/** Reads which objective and goal an alert compares, in both of its windows. */
const readGoals = ({ expr }: Rule) =>
  [...expr.matchAll(/objective="(\w+)"\} > [\d.]+ \* \(1 - ([\d.]+)\)/g)].map(
    ([, objective = '', goal]) => `${objective} ${(Number(goal) * 100).toFixed(1)}`,
  )

test('every objective of the status page has two alerts, with the same goal', () => {
  const expected = objectives.flatMap((objective) =>
    Array.from({ length: 4 }, () => `${objective} ${objectiveGoals[objective].toFixed(1)}`),
  )
  expect(listRules('budgets').flatMap(readGoals)).toEqual(expected)
})

test('the alerts have no rules of their own about what misses an objective', () => {
  const metrics = listRules('objectives').flatMap(({ expr }) =>
    [...expr.matchAll(/rate\((\w+)/g)].map(([, metric]) => metric),
  )
  expect(new Set(metrics)).toEqual(new Set(['objective_results_total']))
})

test('the runbook names every objective with its goal', () => {
  const rows = [
    ...read('docs/runbooks/objectives.md').matchAll(/^\| ([a-z-]+) +\|.*\| ([\d.]+) % +\|$/gm),
  ].map(([, name = '', goal]) => [name.replace('-', '_'), Number(goal)])
  expect(rows).toEqual(objectives.map((objective) => [objective, objectiveGoals[objective]]))
})

test.each(['prometheus.yaml', 'prometheus.systemd.yaml'])(
  '%s names its job as the rules look for it',
  (file) => {
    const { scrape_configs: jobs } = parse(read(`deploy/monitoring/${file}`)) as {
      // The file is ours; promtool checks its form (npm run test:long).
      readonly scrape_configs: readonly { readonly job_name: string }[]
    }
    expect(jobs.map(({ job_name: name }) => name)).toEqual([expect.stringMatching(/fledge/)])
  },
)
