import { expect, test } from 'vitest'
import { checkArchitecture } from './check-architecture.ts'
import { plantedViolations } from './testing/planted-violations.ts'

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
  'apps/web/src/features/offers/offer-badge.stories.tsx': `import { OfferBadge } from './offer-badge.tsx'\nexport const Plain = { component: OfferBadge }`,
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

test.each(plantedViolations)('%s: reports that %s', (rule, _what, planted) => {
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
