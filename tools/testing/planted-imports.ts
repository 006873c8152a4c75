type PlantedImport = readonly ['import' | 'cycle', string, Readonly<Record<string, string>>]

const server = 'apps/server/src'
const web = 'apps/web/src'
const importing = (from: string) => `import { y } from '${from}'\nexport const x = y\n`

/** What breaks the import rules, and the files that do. */
export const plantedImports: readonly PlantedImport[] = [
  [
    'import',
    'the domain imports the contract',
    {
      'packages/domain/src/offers/rules.ts': importing('@fledge/contract/offers/endpoints.ts'),
    },
  ],
  [
    'import',
    'the contract imports Node',
    { 'packages/contract/src/offers/texts.ts': importing('node:path') },
  ],
  [
    'import',
    'the web imports the server',
    {
      [`${web}/features/offers/offer-form.tsx`]: importing(
        '../../../../server/src/features/offers/public.ts',
      ),
      [`${web}/features/offers/offer-names.ts`]: importing('@fledge/server/app.ts'),
    },
  ],
  [
    'import',
    'the web imports the résumé parser',
    { [`${web}/features/offers/offer-dates.ts`]: importing('@fledge/resume-parser/date-spans.ts') },
  ],
  [
    'import',
    'the résumé parser imports the domain or a package',
    {
      'packages/resume-parser/src/date-spans.ts': importing('@fledge/domain/offers/rules.ts'),
      'packages/resume-parser/src/page-rows.ts': importing('zod'),
    },
  ],
  [
    'import',
    'the components know the product',
    { 'packages/ui/src/badge.tsx': importing('@fledge/domain/offers/types.ts') },
  ],
  [
    'import',
    'a layer is entered by a relative path',
    {
      [`${server}/features/offers/views.ts`]: importing(
        '../../../../../packages/kernel/src/machine.ts',
      ),
    },
  ],
  [
    'import',
    'a lazy import enters a layer above',
    {
      'packages/domain/src/offers/lazy-rules.ts': `export const later = () => import('@fledge/server/app.ts')`,
    },
  ],
  [
    'import',
    "a feature reaches into another's store",
    {
      [`${server}/features/companies/views.ts`]: importing('../offers/store.ts'),
      [`${server}/features/companies/data/list.ts`]: importing('../../offers/store.ts'),
    },
  ],
  [
    'import',
    'a file outside of features reaches into one',
    { [`${server}/demo-data/offers.ts`]: importing('../features/offers/store.ts') },
  ],
  [
    'import',
    'the platform of the server knows a feature',
    {
      [`${server}/platform/http/offer-route.ts`]: importing('../../features/offers/public.ts'),
    },
  ],
  [
    'import',
    'a feature of the web app imports its neighbour',
    {
      [`${web}/features/plans/plan-card.tsx`]: importing('../offers/offer-badge.tsx'),
      [`${web}/features/plans/parts/plan-card.tsx`]: importing('../../offers/texts.ts'),
    },
  ],
  [
    'import',
    'a feature of the web app imports an area',
    { [`${web}/features/plans/plan-frame.tsx`]: importing('../../areas/company/layout.tsx') },
  ],
  [
    'import',
    'the platform imports what features share',
    { [`${web}/platform/shell/top-bar.tsx`]: importing('../../shared/due-line.tsx') },
  ],
  [
    'import',
    'what features share imports a feature',
    { [`${web}/shared/due-line.tsx`]: importing('../features/offers/offer-badge.tsx') },
  ],
  [
    'cycle',
    'two files import each other',
    {
      'packages/domain/src/plans/rules.ts': `import { y } from './can.ts'\nexport const x = y`,
      'packages/domain/src/plans/can.ts': `import { x } from './rules.ts'\nexport const y = x`,
    },
  ],
  [
    'cycle',
    "two files import each other's types",
    {
      'packages/domain/src/plans/types.ts': `import type { Y } from './events.ts'\nexport type X = Y`,
      'packages/domain/src/plans/events.ts': `import type { X } from './types.ts'\nexport type Y = X | null`,
    },
  ],
]

/** Imports that the rules must accept. */
export const allowedImports: readonly PlantedImport[] = [
  [
    'import',
    'the contract imports zod, the kernel and the domain',
    {
      'packages/contract/src/plans/schema.ts': `import { y } from '@fledge/domain/offers/types.ts'\nimport { k } from '@fledge/kernel/money.ts'\nimport { z } from 'zod'\nexport const x = [y, k, z]`,
    },
  ],
  [
    'import',
    'a feature enters another one through public.ts, and its own folders',
    {
      [`${server}/features/plans/views.ts`]: `import { y } from '../offers/public.ts'\nimport { q } from './queries/plans.queries.ts'\nimport { d } from '../../platform/db/database.ts'\nexport const x = [y, q, d]`,
      [`${server}/features/plans/data/list.ts`]: importing('../queries/plans.queries.ts'),
    },
  ],
  [
    'import',
    'the platform of the web app imports texts of features',
    { [`${web}/platform/i18n/catalogue.ts`]: importing('../../features/offers/texts.ts') },
  ],
  [
    'import',
    'a test imports anything',
    { 'packages/domain/src/plans/rules.test.ts': importing('@fledge/contract/offers/texts.ts') },
  ],
]
