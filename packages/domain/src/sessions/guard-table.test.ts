import { expect, test } from 'vitest'
import { type GuardUser, guardPage, getHomePath, getSafeRedirect } from './guard-table.ts'

const user = (type: GuardUser['type'], change: Partial<GuardUser> = {}): GuardUser => ({
  type,
  is_reg_token: false,
  is_invited: false,
  is_onboarding_completed: true,
  is_intern_onboarding_started: true,
  signup_complete: true,
  may_choose_batch: false,
  ...change,
})
const company = user('C')
const intern = user('I')
const batchless = user('I', { may_choose_batch: true })
const operator = user('O')
const turnedDown = user('C', { company: { account_status: 'REJECTED' } })
const pending = user('C', { company: { account_status: 'PENDING_APPROVAL' } })
const onboarding = user('C', { is_onboarding_completed: false })
const unfinished = user('I', { signup_complete: false })
const registeringIntern = user('I', {
  is_reg_token: true,
  signup_complete: false,
  is_intern_onboarding_started: false,
})
const registeringCompany = user('C', { is_reg_token: true, is_onboarding_completed: false })
const invited = user('C', { is_reg_token: true, is_invited: true })

const stay = null
const rows: [string, GuardUser | null, string, string | null][] = [
  [
    '1 a registering intern goes to basic details',
    registeringIntern,
    '/intern/dashboard',
    '/intern/sign-up/basic-details',
  ],
  ['1 also from the landing page', registeringIntern, '/', '/intern/sign-up/basic-details'],
  ['1 a registering intern may choose a path', registeringIntern, '/intern/choose-path', stay],
  [
    '1 a registering intern may see why a batch is closed',
    registeringIntern,
    '/intern/sign-up/registration-closed',
    stay,
  ],
  [
    '1 a registering intern may read the terms',
    registeringIntern,
    '/intern/terms-and-conditions',
    stay,
  ],
  [
    '1 a registering company goes to sign-up',
    registeringCompany,
    '/company/dashboard',
    '/company/sign-up',
  ],
  ['1 a registering company stays on sign-up', registeringCompany, '/company/sign-up?step=2', stay],
  [
    '1 a registering company cannot choose a batch',
    registeringCompany,
    '/intern/find-batch',
    '/company/sign-up',
  ],
  [
    '1 an invited member completes the invitation',
    invited,
    '/company/sign-up',
    '/company/invited-user',
  ],
  [
    '2 a company with incomplete onboarding goes to onboarding',
    onboarding,
    '/company/settings',
    '/company/onboarding',
  ],
  ['2 a company with incomplete onboarding stays there', onboarding, '/company/onboarding', stay],
  ['2 also from a public page', onboarding, '/welcome', '/company/onboarding'],
  [
    '2 a company with complete onboarding leaves it',
    company,
    '/company/onboarding',
    '/company/dashboard',
  ],
  ['2 the calendar callback is not interrupted', onboarding, '/company/outlook?code=1', stay],
  ...[
    'hiring-management?plan=1',
    'hiring-management/offers',
    'hiring-management/42/offer',
    'internship-requirement',
    'internship-requirement/new',
    'internship-requirement/42',
    'browse-candidates',
    'browse-candidates/42/propose',
    'shortlisted-candidates',
    'profile',
  ].flatMap((path): [string, GuardUser, string, string | null][] => [
    [
      `a rejected company is redirected from ${path} to its notice`,
      turnedDown,
      `/company/${path}`,
      '/company/dashboard',
    ],
    [`a pending company may see ${path}`, pending, `/company/${path}`, stay],
  ]),
  ...[
    'dashboard',
    'settings?tab=profile',
    'hired-interns',
    'hired-interns/42',
    'hiring-management/42?tab=offers',
    'outlook?code=1',
  ].map((path): [string, GuardUser, string, string | null] => [
    `a rejected company may see ${path}`,
    turnedDown,
    `/company/${path}`,
    stay,
  ]),
  ['3 a rejected company in the intern area goes to /', turnedDown, '/intern/dashboard', '/'],
  ['3 an intern in the company area goes to /', intern, '/company/dashboard', '/'],
  ['3 a company in the intern area goes to /', company, '/intern/application/career-field', '/'],
  ['3 an operator in the company area goes to /', operator, '/company/settings', '/'],
  ['3 a company in the console goes to /', company, '/operator/offers', '/'],
  [
    '4 an anonymous user goes to sign-in with redirectTo',
    null,
    '/intern/internship-management',
    '/intern/get-started?redirectTo=%2Fintern%2Finternship-management',
  ],
  [
    '4 redirectTo keeps the query',
    null,
    '/company/browse-candidates?page=2',
    '/company/get-started?redirectTo=%2Fcompany%2Fbrowse-candidates%3Fpage%3D2',
  ],
  [
    '4 also from onboarding',
    null,
    '/company/onboarding?step=about',
    '/company/get-started?redirectTo=%2Fcompany%2Fonboarding%3Fstep%3Dabout',
  ],
  [
    '4 also from a calendar callback',
    null,
    '/company/outlook?code=1',
    '/company/get-started?redirectTo=%2Fcompany%2Foutlook%3Fcode%3D1',
  ],
  [
    '4 also from a sign-up',
    null,
    '/intern/sign-up/basic-details',
    '/intern/get-started?redirectTo=%2Fintern%2Fsign-up%2Fbasic-details',
  ],
  ['4 an anonymous user stays on the landing page', null, '/', stay],
  ['4 an anonymous user stays on sign-in', null, '/company/', stay],
  [
    '5 a signed-in user on a public page goes to the dashboard',
    company,
    '/company/get-started',
    '/company/dashboard',
  ],
  ['5 an operator likewise', operator, '/operator', '/operator/dashboard'],
  ['5 an intern likewise', intern, '/', '/intern/dashboard'],
  [
    '5 an intern with an open application cannot choose a batch',
    intern,
    '/intern/find-batch',
    '/intern/dashboard',
  ],
  [
    '5 an intern whose application ended can choose another batch',
    batchless,
    '/intern/find-batch',
    stay,
  ],
  [
    '5 an intern whose application ended can choose a path again',
    batchless,
    '/intern/choose-path',
    stay,
  ],
  [
    '5 an intern whose application ended cannot sign in again',
    batchless,
    '/intern/get-started',
    '/intern/dashboard',
  ],
  [
    '5 an intern whose application ended cannot register again',
    batchless,
    '/intern/sign-up/basic-details',
    '/intern/dashboard',
  ],
  ['5 a signed-in user may see a company profile', intern, '/company-profile/juniper-works', stay],
  ['5 a signed-in user may open an unknown path', intern, '/some-partner/batch-7', stay],
  [
    '6 an intern with incomplete sign-up goes to congratulations',
    unfinished,
    '/intern/dashboard',
    '/intern/sign-up/congratulations',
  ],
  [
    '6 an intern with incomplete sign-up stays on personalization',
    unfinished,
    '/intern/sign-up/personalization',
    stay,
  ],
  [
    '6 an intern with incomplete sign-up stays on batch selection',
    unfinished,
    '/intern/sign-up/batch-selection',
    stay,
  ],
  [
    '6 an intern with complete sign-up leaves those pages',
    intern,
    '/intern/sign-up/congratulations',
    '/intern/dashboard',
  ],
  ['members stay in their area', intern, '/intern/review-offer/42', stay],
]

test.each(rows)('%s', (_, user, path, go) => {
  expect(guardPage(user, path)).toEqual(go === stay ? { stay: true } : { go })
})

test("after sign-in redirectTo is followed only within the user's own area", () => {
  expect(guardPage(intern, '/intern/get-started', '/intern/settings?tab=1')).toEqual({
    go: '/intern/settings?tab=1',
  })
  expect(guardPage(intern, '/intern/get-started', '/company/settings')).toEqual({
    go: '/intern/dashboard',
  })
  expect(guardPage(company, '/company/get-started', '/company/outlook?code=1')).toEqual({
    go: '/company/outlook?code=1',
  })
  expect(guardPage(company, '/company/get-started', '/company/sign-up')).toEqual({
    go: '/company/dashboard',
  })
  expect(guardPage(onboarding, '/company/get-started', '/company/onboarding?step=about')).toEqual({
    go: '/company/onboarding?step=about',
  })
  expect(guardPage(batchless, '/intern/get-started', '/intern/find-batch')).toEqual({
    go: '/intern/find-batch',
  })
  expect(guardPage(unfinished, '/intern/get-started', '/intern/settings')).toEqual({
    go: '/intern/sign-up/congratulations',
  })
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/company/../intern/x',
  '/company//evil.example',
  '/company/%2e%2e/x',
  'company/settings',
  '/company/get-started',
  '/company/x\n',
  '',
])('safeRedirect rejects %j', (redirectTo) => {
  expect(getSafeRedirect(redirectTo, 'C')).toBeNull()
})

test('never redirects a user in a loop', () => {
  const users = [
    company,
    intern,
    batchless,
    operator,
    onboarding,
    unfinished,
    registeringIntern,
    registeringCompany,
    invited,
    null,
  ]
  for (const user of users) {
    for (const [, , start] of rows) {
      let path = start
      let hops = 0
      for (
        let answer = guardPage(user, path);
        'go' in answer && hops < 5;
        answer = guardPage(user, path), hops += 1
      )
        path = answer.go
      expect(hops).toBeLessThan(3)
    }
    if (user) expect(guardPage(user, getHomePath(user))).toEqual({ stay: true })
  }
})
