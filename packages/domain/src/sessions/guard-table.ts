import { type CompanyStatus, isRejected, type UserType } from './types.ts'

/** The fields of the signed-in user that guards read, named as in the seeds (seed 000 §3). */
export interface GuardUser {
  readonly type: UserType
  readonly is_reg_token: boolean
  readonly is_invited: boolean
  readonly is_onboarding_completed: boolean
  readonly is_intern_onboarding_started: boolean
  readonly signup_complete: boolean
  /**
   * Whether it is an intern past sign-up without an open application: in no batch, rejected or
   * withdrawn.
   */
  readonly may_choose_batch: boolean
  /** What an operator has to do about the second factor before anything else. */
  readonly second_factor_step?: 'CODE' | 'SET_UP' | null
  /** Only for company members. */
  readonly company?: { readonly account_status: CompanyStatus } | null
}

export type Area = 'public' | 'company' | 'intern' | 'operator'

/**
 * The audience of a page: everyone, signed-out users, registering users, users choosing a batch
 * (either of the two), the company's onboarding, the last steps of an intern's sign-up, returns
 * from a calendar provider, or members of the area.
 */
export type Audience =
  | 'any'
  | 'anonymous'
  | 'registration'
  | 'choosing'
  | 'onboarding'
  | 'finishing'
  | 'callback'
  | 'member'

export interface PageInfo {
  readonly area: Area
  readonly audience: Audience
}

export type GuardResult = { readonly go: string } | { readonly stay: true }

const stay: GuardResult = { stay: true }
/** The area of each user type. */
export const areaByUserType: Readonly<Record<UserType, Exclude<Area, 'public'>>> = {
  C: 'company',
  I: 'intern',
  O: 'operator',
}

/**
 * Pages that are not for members, by area and the path below it. All other pages of an area are for
 * its members.
 */
const specialPages: Readonly<Record<Exclude<Area, 'public'>, Readonly<Record<string, Audience>>>> =
  {
    company: {
      '': 'anonymous',
      'get-started': 'anonymous',
      'sign-up': 'registration',
      'invited-user': 'registration',
      'wait-for-invitation': 'any',
      'account-deactivated': 'any',
      'registered-as-intern': 'any',
      'in-waiting-list': 'any',
      onboarding: 'onboarding',
      outlook: 'callback',
    },
    intern: {
      '': 'anonymous',
      'get-started': 'anonymous',
      'choose-path': 'choosing',
      'find-batch': 'choosing',
      'sign-up/basic-details': 'registration',
      'sign-up/congratulations': 'finishing',
      'sign-up/personalization': 'finishing',
      'sign-up/batch-selection': 'finishing',
      'sign-up/enrolment-not-started': 'any',
      'sign-up/campaign-expired': 'any',
      'sign-up/no-active-program': 'any',
      'sign-up/program-not-started': 'any',
      'sign-up/registration-closed': 'any',
      'terms-and-conditions': 'any',
      'terms-and-conditions-partner': 'any',
    },
    operator: { '': 'anonymous', 'get-started': 'anonymous' },
  }

/** Returns the path without query, fragment and trailing slash. */
const toBarePath = (path: string) => (path.split(/[?#]/, 1)[0] ?? '').replace(/(?<=.)\/$/, '')

/** Returns the area and audience of a path. */
export function getPageInfo(path: string): PageInfo {
  const [first = '', ...rest] = toBarePath(path).slice(1).split('/')
  if (first === 'company' || first === 'intern' || first === 'operator') {
    return { area: first, audience: specialPages[first][rest.join('/')] ?? 'member' }
  }
  return { area: 'public', audience: first === '' || first === 'welcome' ? 'anonymous' : 'any' }
}

/** Returns where a signed-in user starts: the dashboard, or the first step left to finish. */
export function getHomePath(user: GuardUser): string {
  if (user.is_reg_token) return getRegistrationPage(user)
  if (user.type === 'C' && !user.is_onboarding_completed) return '/company/onboarding'
  if (isSignUpUnfinished(user)) return '/intern/sign-up/congratulations'
  return `/${areaByUserType[user.type]}/dashboard`
}

const canChooseBatch = (user: GuardUser) => user.type === 'I' && user.may_choose_batch
const isSignUpUnfinished = (user: GuardUser) =>
  user.type === 'I' && user.is_intern_onboarding_started && !user.signup_complete

function getRegistrationPage(user: GuardUser): string {
  if (user.type === 'I') return '/intern/sign-up/basic-details'
  return user.is_invited ? '/company/invited-user' : '/company/sign-up'
}

/** Where operators set up the second factor once their time to do so is over. */
const setUpPath = '/operator/set-up-second-factor'

const returnableAudiences: readonly Audience[] = [
  'member',
  'onboarding',
  'callback',
  'finishing',
  'choosing',
]

/**
 * Returns a path within the user's own area to redirect to, or null: never another host, never a
 * sign-in page.
 */
export function getSafeRedirect(
  redirectTo: string | null | undefined,
  type: UserType,
): string | null {
  if (!redirectTo || redirectTo.length > 2000) return null
  const path = toBarePath(redirectTo)
  const hasTrick =
    redirectTo.includes('\\') ||
    path.includes('//') ||
    path.includes('%') ||
    path.split('/').includes('..') ||
    [...redirectTo].some((sign) => sign <= ' ')
  const page = getPageInfo(path)
  return !hasTrick &&
    path.startsWith('/') &&
    page.area === areaByUserType[type] &&
    returnableAudiences.includes(page.audience)
    ? redirectTo
    : null
}

/**
 * Pages that remain available to a rejected company (spec/states.md): the notice, its settings,
 * hired interns, and the candidate of an existing offer, which emails link to.
 */
const rejectedCompanyPaths =
  /^\/company\/(dashboard|settings|hired-interns(\/[^/]+)?|hiring-management\/(?!offers$)[^/]+)$/

type Rule = (at: {
  user: GuardUser | null
  path: string
  page: PageInfo
  redirectTo: string | null
}) => GuardResult | null

/** The guard rules of seed 000 §2 in order; the first match applies. */
const rules: readonly { readonly rule: string; readonly ask: Rule }[] = [
  { rule: 'a page for anybody stays', ask: ({ page }) => (page.audience === 'any' ? stay : null) },
  {
    rule: '1 registering',
    ask: ({ user, path, page }) => {
      if (!user?.is_reg_token) return null
      const registrationPage = getRegistrationPage(user)
      return toBarePath(path) === registrationPage ||
        (page.audience === 'choosing' && user.type === 'I')
        ? stay
        : { go: registrationPage }
    },
  },
  {
    rule: '4 anonymous',
    ask: ({ user, path, page }) => {
      if (user) return null
      if (page.audience === 'anonymous' || page.audience === 'choosing') return stay
      if (page.area === 'public') return { go: '/welcome' }
      // Whether the redirect is followed is decided after sign-in (rule 5): never into a completed
      // sign-up.
      return { go: `/${page.area}/get-started?redirectTo=${encodeURIComponent(path)}` }
    },
  },
  {
    rule: 'an operator who has to set up the second factor does so before anything else',
    ask: ({ user, path, page }) => {
      if (user?.second_factor_step !== 'SET_UP') return null
      if (page.area === 'public') return null
      return toBarePath(path) === setUpPath ? stay : { go: setUpPath }
    },
  },
  {
    rule: '5 signed in on a public page',
    ask: ({ user, page, redirectTo }) => {
      if (!user || !['anonymous', 'choosing', 'registration'].includes(page.audience)) return null
      if (page.audience === 'choosing' && canChooseBatch(user)) return stay
      const home = getHomePath(user)
      const isReady = home.endsWith('/dashboard') || toBarePath(redirectTo ?? '') === home
      return { go: (isReady && getSafeRedirect(redirectTo, user.type)) || home }
    },
  },
  {
    rule: '3 wrong type',
    ask: ({ user, page }) => (user && page.area !== areaByUserType[user.type] ? { go: '/' } : null),
  },
  {
    rule: '2 onboarding',
    ask: ({ user, page }) => {
      if (user?.type !== 'C' || page.audience === 'callback') return null
      if (!user.is_onboarding_completed)
        return page.audience === 'onboarding' ? stay : { go: '/company/onboarding' }
      return page.audience === 'onboarding' ? { go: '/company/dashboard' } : null
    },
  },
  {
    rule: 'a company that was turned down is not led to what it may not do',
    ask: ({ user, path, page }) =>
      user?.company &&
      isRejected(user.company.account_status) &&
      page.audience === 'member' &&
      !rejectedCompanyPaths.test(toBarePath(path))
        ? { go: '/company/dashboard' }
        : null,
  },
  {
    rule: '6 unfinished sign-up',
    ask: ({ user, page }) => {
      if (user?.type !== 'I') return null
      if (isSignUpUnfinished(user))
        return page.audience === 'finishing' ? stay : { go: '/intern/sign-up/congratulations' }
      return page.audience === 'finishing' && user.signup_complete
        ? { go: '/intern/dashboard' }
        : null
    },
  },
]

/**
 * Decides where a visit leads (guard rules 1 to 6, seed 000 §2, and the restrictions of a company's
 * status).
 * @param path requested path with its query
 * @param redirectTo from the page's query, followed only within the user's own area
 */
export function guardPage(
  user: GuardUser | null,
  path: string,
  redirectTo: string | null = null,
): GuardResult {
  const at = { user, path, page: getPageInfo(path), redirectTo }
  for (const { ask } of rules) {
    const answer = ask(at)
    if (answer) return answer
  }
  return stay
}
