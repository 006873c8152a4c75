import { expect, test } from 'vitest'
import { checkArchitecture } from './check-architecture.ts'

const machine = `export const offerMachine = { states: ['DRAFT', 'OFFERED'] }`
const validSources: Readonly<Record<string, string>> = {
  'packages/kernel/src/machine.ts': 'export const move = 1',
  'packages/domain/src/offers/machine.ts': `import { move } from '@fledge/kernel/machine.ts'\n${machine}\nexport const first = move`,
  'packages/contract/src/index.ts': `export { offersEndpoints } from './offers/endpoints.ts'`,
  'packages/contract/src/offers/endpoints.ts': `import { z } from 'zod'\nexport const offersEndpoints = z`,
  'apps/server/src/features/offers/public.ts': 'export const offerOf = 1',
  'apps/server/src/features/offers/store.ts':
    'export const read = composeStatement(name, `select id from offers where id = :id`)',
  'apps/server/src/features/companies/close-account.ts': `import { offerOf } from '../offers/public.ts'\nexport const closed = offerOf`,
  'apps/web/src/features/offers/offer-badge.tsx': `import { first } from '@fledge/domain/offers/machine.ts'\nexport const OfferBadge = () => <b>Don't {first}</b>`,
}

/**
 * Returns the rules that are violated after adding these files to a codebase without violations.
 */
const listBrokenRules = (planted: Readonly<Record<string, string>>) => [
  ...new Set(
    checkArchitecture(new Map(Object.entries({ ...validSources, ...planted }))).map(
      (finding) => finding.rule,
    ),
  ),
]

test('reports nothing for a codebase without violations', () => {
  expect(checkArchitecture(new Map(Object.entries(validSources)))).toEqual([])
})

const violations: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  [
    'layers',
    'the domain imports the contract',
    {
      'packages/domain/src/offers/rules.ts': `import { offersEndpoints } from '@fledge/contract/offers/endpoints.ts'\nexport const x = offersEndpoints`,
    },
  ],
  [
    'layers',
    'the contract imports Node',
    {
      'packages/contract/src/offers/texts.ts': `import { join } from 'node:path'\nexport const x = join`,
    },
  ],
  [
    'layers',
    'the web imports the server',
    {
      'apps/web/src/features/offers/offer-form.tsx': `import { offerOf } from '../../../../server/src/features/offers/public.ts'\nexport const x = offerOf`,
    },
  ],
  [
    'layers',
    'a layer is entered by a relative path',
    {
      'apps/server/src/features/offers/views.ts': `import { move } from '../../../../../packages/kernel/src/machine.ts'\nexport const x = move`,
    },
  ],
  [
    'layers',
    'a lazy import counts too',
    {
      'packages/domain/src/offers/rules.ts': `export const later = () => import('@fledge/server/app.ts')`,
    },
  ],
  [
    'server features',
    "a feature reaches into another's store",
    {
      'apps/server/src/features/companies/views.ts': `import { read } from '../offers/store.ts'\nexport const x = read`,
    },
  ],
  [
    'server features',
    'the platform knows a feature',
    {
      'apps/server/src/platform/http/offer-route.ts': `import { offerOf } from '../../features/offers/public.ts'\nexport const x = offerOf`,
    },
  ],
  [
    'web features',
    'a feature imports its neighbour',
    {
      'apps/web/src/features/plans/plan-card.tsx': `import { OfferBadge } from '../offers/offer-badge.tsx'\nexport const x = OfferBadge`,
    },
  ],
  [
    'web features',
    'a feature imports an area',
    {
      'apps/web/src/features/plans/plan-card.tsx': `import { Layout } from '../../areas/company/layout.tsx'\nexport const x = Layout`,
    },
  ],
  [
    'cycles',
    'two files import each other',
    {
      'packages/domain/src/plans/rules.ts': `import { y } from './can.ts'\nexport const x = y`,
      'packages/domain/src/plans/can.ts': `import { x } from './rules.ts'\nexport const y = x`,
    },
  ],
  [
    'feature cycles',
    'two features enter each other',
    {
      'apps/server/src/features/offers/send-offer.ts': `import { z } from '../companies/public.ts'\nexport const x = z`,
      'apps/server/src/features/companies/public.ts': 'export const z = 1',
    },
  ],
  [
    'barrels',
    'a file only passes on',
    { 'packages/domain/src/offers/types.ts': `export * from './machine.ts'` },
  ],
  [
    'operations',
    'a mutation is handled in a file of another name',
    { 'apps/server/src/features/offers/change-offers.ts': 'export const sendOffer = 1' },
  ],
  [
    'operations',
    'a query is handled in a file that does not say so',
    { 'apps/server/src/features/offers/offer-queue.ts': 'export async function listOffers() {}' },
  ],
  [
    'operations',
    'a handler is declared in feature.ts',
    { 'apps/server/src/features/spot-feedback/feature.ts': 'const sendSpotFeedback = 1' },
  ],
  [
    'size',
    'a file of 301 lines',
    { 'packages/domain/src/offers/rules.ts': 'export const x = 1\n'.repeat(301) },
  ],
  [
    'names',
    "a feature's own file with one word",
    { 'packages/domain/src/offers/salaries.ts': 'export const x = 1' },
  ],
  [
    'names',
    'a name with capital letters',
    { 'apps/web/src/features/offers/OfferForm.tsx': 'export const x = 1' },
  ],
  [
    'kernel',
    'the kernel knows the product',
    { 'packages/kernel/src/money.ts': 'export interface Offer {}' },
  ],
  [
    'kernel',
    'the kernel has over 800 lines',
    {
      'packages/kernel/src/endpoint.ts': 'export const a = 1\n'.repeat(299),
      'packages/kernel/src/dates.ts': 'export const b = 1\n'.repeat(299),
      'packages/kernel/src/money.ts': 'export const c = 1\n'.repeat(299),
    },
  ],
  [
    'sql',
    'a call declares a statement',
    {
      'apps/server/src/features/offers/send-offer.ts':
        'export const x = composeStatement(name, text)',
    },
  ],
  [
    'sql',
    'a call speaks SQL',
    {
      'apps/server/src/features/offers/send-offer.ts':
        'export const x = (db) => db.query(`update offers set status = $1`)',
    },
  ],
  [
    'sql',
    'SQL in capitals counts too',
    { 'apps/server/src/features/offers/send-offer.ts': `export const x = 'SELECT id FROM offers'` },
  ],
  [
    'status',
    'a screen compares a state',
    {
      'apps/web/src/features/offers/offer-form.tsx': `export const x = (offer) => offer.status === 'OFFERED'`,
    },
  ],
  [
    'status',
    'a switch over states',
    {
      'apps/server/src/features/offers/views.ts': `export function x(s) { switch (s) { case 'DRAFT': return 1 } }`,
    },
  ],
  [
    'casts',
    'a cast without its proof',
    { 'apps/server/src/features/offers/views.ts': 'export const x = (row) => row as Offer' },
  ],
  [
    'effects',
    'an effect returns what a call in it returns',
    {
      'apps/web/src/features/offers/offer-form.tsx': `export const useSight = (id) => useEffect(\n  () => document.getElementById(id)?.scrollIntoView(),\n  [id],\n)`,
    },
  ],
  [
    'effects',
    'a layout effect that is async',
    {
      'apps/web/src/features/offers/offer-form.tsx': `export const useSight = (show) => useLayoutEffect(async () => { await show() }, [show])`,
    },
  ],
  ['any', 'any', { 'packages/domain/src/offers/rules.ts': 'export const x = (row: any) => row' }],
  [
    'paths',
    'a path of a particular machine',
    {
      'apps/server/src/features/offers/views.ts': `export const x = '${'/root'.concat('/seeds')}'`,
    },
  ],
  [
    'old names',
    'an identifier has a name that was replaced',
    { 'packages/domain/src/offers/rules.ts': 'export const drawMachine = 1' },
  ],
  [
    'phrases',
    'a comment has a phrase to avoid',
    {
      'packages/domain/src/offers/rules.ts': '/** Somebody else is invited. */\nexport const x = 1',
    },
  ],
  [
    'phrases',
    'a test title has a phrase to avoid',
    { 'packages/domain/src/offers/rules.test.ts': "it('nobody reads it', () => {})" },
  ],
  [
    'unique exports',
    'two files export the same name',
    {
      'packages/domain/src/offers/rules.ts': 'export const isOpenOffer = 1',
      'packages/domain/src/plans/rules.ts': 'export function isOpenOffer() {}',
    },
  ],
]

test.each(violations)('%s: reports that %s', (rule, _what, planted) => {
  expect(listBrokenRules(planted)).toEqual([rule])
})

test.each([
  [
    'a cast with its proof on the line before',
    {
      'apps/server/src/features/offers/views.ts':
        '// checked above: only offers come here\nexport const x = (row) => row as Offer',
    },
  ],
  [
    'as const, and a renamed import',
    {
      'apps/server/src/features/offers/views.ts': `import { offerOf as found } from './public.ts'\nexport const x = [found, 'as any'] as const`,
    },
  ],
  [
    'words in comments and strings',
    {
      'apps/server/src/features/offers/views.ts': `// any of them, import x from '../companies/store.ts'\nexport const x = /['"]/.test('row as Offer: any')`,
    },
  ],
  [
    'a sentence that begins as SQL does',
    { 'apps/web/src/features/offers/texts.ts': `export const x = 'Select a batch from the list'` },
  ],
  [
    'an effect with a block, and one that only cleans up',
    {
      'apps/web/src/features/offers/offer-form.tsx': `export const useBoth = (stop) => {\n  useEffect(() => {\n    stop()\n  }, [stop])\n  useEffect(() => () => stop(), [stop])\n}`,
    },
  ],
  [
    'a mutation in the file named after it, also of one word, and queries of one resource',
    {
      'apps/server/src/features/offers/send-offer.ts': 'export const sendOffer = 1',
      'apps/server/src/features/sessions/login.ts':
        'export const login = defineTwoPartHandler<Login>({})',
      'apps/server/src/features/offers/read-offers.ts':
        'export const listOffers = 1\nexport const getOfferBatch = 1',
    },
  ],
  [
    'a state that is shown, not compared',
    { 'apps/web/src/features/offers/offer-form.tsx': `export const x = 'OFFERED'` },
  ],
])('accepts %s', (_what, planted) => {
  expect(listBrokenRules(planted)).toEqual([])
})
