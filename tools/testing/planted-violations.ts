/** For each rule: what breaks it, and the files that do. */
export const plantedViolations: readonly (readonly [
  string,
  string,
  Readonly<Record<string, string>>,
])[] = [
  [
    'folders',
    'a file of the platform is in no folder',
    {
      'apps/web/src/platform/link.tsx': `import { x } from './router/url.ts'\nexport const y = x`,
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
    'vague names',
    'a parameter is called one',
    { 'packages/domain/src/offers/rules.ts': 'export const x = [1].map((one) => one)' },
  ],
  [
    'vague names',
    'a parameter in the middle is called who',
    {
      'packages/domain/src/offers/rules.ts':
        'export function tell(at: Date, who: string, note = 1) {}',
    },
  ],
  [
    'vague names',
    'a variable is called what',
    { 'packages/domain/src/offers/rules.ts': 'const what = 1' },
  ],
  [
    'vague names',
    'a variable is called kept and has no value yet',
    { 'packages/domain/src/offers/rules.ts': 'let kept\nkept = 1' },
  ],
  [
    'vague names',
    'a destructured variable is called one',
    {
      'packages/domain/src/offers/rules.ts':
        'export const f = (x: X) => { const { one, two } = x }',
    },
  ],
  [
    'vague names',
    'a renamed part of a nested pattern is called said',
    {
      'packages/domain/src/offers/rules.ts': 'export const f = ({ a: { b: said = 1 } }: X) => said',
    },
  ],
  [
    'vague names',
    'an element of a pair is called who',
    {
      'packages/domain/src/offers/rules.ts':
        'export const f = (x: X) => x.map(([who, name]) => who)',
    },
  ],
  [
    'vague names',
    'the rest of an object is called kept',
    { 'packages/domain/src/offers/rules.ts': 'const { a, ...kept } = x' },
  ],
  [
    'vague names',
    'a loop variable is called one',
    { 'packages/domain/src/offers/rules.ts': 'for (const one of rows) use(one)' },
  ],
  [
    'vague names',
    'a caught error is called it',
    { 'packages/domain/src/offers/rules.ts': 'try { run() } catch (it) { use(it) }' },
  ],
  [
    'vague names',
    'a parameter of a function type is called told',
    {
      'packages/domain/src/offers/rules.ts':
        'export interface Options { readonly onDone: (told: string) => void }',
    },
  ],
  [
    'vague names',
    'a property of a type is called says',
    { 'packages/domain/src/offers/rules.ts': 'export interface Option { readonly says: string }' },
  ],
  [
    'vague names',
    'a variable in a template is called asked',
    { 'packages/domain/src/offers/rules.ts': 'export const x = `${rows.map((asked) => asked)}`' },
  ],
  ['vague names', 'a variable of a tool is called made', { 'tools/report.mjs': 'const made = 1' }],
  [
    'old names',
    'an identifier has a name that was replaced',
    { 'packages/domain/src/offers/rules.ts': 'export const drawMachine = 1' },
  ],
  [
    'stories',
    'a component of a feature that no story shows',
    { 'apps/web/src/features/offers/offer-card.tsx': 'export function OfferCard() {}' },
  ],
  [
    'stories',
    'a component of an area that no story shows',
    { 'apps/web/src/areas/intern/offers-card.tsx': 'export function OffersCard() {}' },
  ],
  [
    'stories',
    'a component of the platform, in any folder, that no story shows',
    {
      'apps/web/src/platform/shell/menu/offers-menu.tsx':
        'export const OffersMenu = ({ of }: Props) => null',
    },
  ],
  [
    'stories',
    'a part that has stories of its own',
    {
      'apps/web/src/platform/shell/sidebar.tsx': 'export default function Sidebar() {}',
      'apps/web/src/platform/shell/sidebar.stories.tsx': `import Sidebar from './sidebar.tsx'\nexport const Plain = { component: Sidebar }`,
    },
  ],
  [
    'stories',
    'a component that no story shows',
    {
      'packages/ui/src/badge.tsx': `export function Badge() {}\nexport function CountBadge() {}`,
      'packages/ui/src/badge.stories.tsx': `import { Badge } from './badge.tsx'\nexport const Plain = { component: Badge }`,
    },
  ],
  [
    'locale',
    'code names a locale',
    {
      'apps/web/src/features/offers/format-offer.ts': `export const x = new Intl.NumberFormat('en-GB')`,
    },
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
