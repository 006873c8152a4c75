import type { ConsoleHitGroup } from '@fledge/contract/search/schema.ts'
import { applicationBadges } from '@fledge/domain/applications/types.ts'
import { companyBadges } from '@fledge/domain/companies/types.ts'
import { internshipBadges } from '@fledge/domain/internships/types.ts'
import { offerBadges } from '@fledge/domain/offers/types.ts'
import { personBadges } from '@fledge/domain/people/types.ts'
import { planBadges } from '@fledge/domain/plans/types.ts'
import type { SearchKind } from '@fledge/domain/search/types.ts'
import type { BadgeContent } from '@fledge/domain/tones.ts'
import { client } from '../../platform/http/client.ts'
import { type PlainTextKey, t, translateKey } from '../../platform/i18n/use-texts.ts'
import type { AreaSearch, SearchHitGroup } from '../../platform/shell/search.ts'

interface KindTexts {
  readonly name: PlainTextKey
  readonly showAll: PlainTextKey
  /** Badges by status. */
  readonly badges: Readonly<Record<string, BadgeContent>>
}

const kinds: Readonly<Record<SearchKind, KindTexts>> = {
  PERSON: { name: 'shell.found.people', showAll: 'shell.showAll.people', badges: personBadges },
  APPLICATION: {
    name: 'shell.found.applications',
    showAll: 'shell.showAll.applications',
    badges: applicationBadges,
  },
  COMPANY: {
    name: 'shell.found.companies',
    showAll: 'shell.showAll.companies',
    badges: companyBadges,
  },
  PLAN: { name: 'shell.found.plans', showAll: 'shell.showAll.plans', badges: planBadges },
  OFFER: { name: 'shell.found.offers', showAll: 'shell.showAll.offers', badges: offerBadges },
  INTERNSHIP: {
    name: 'shell.found.internships',
    showAll: 'shell.showAll.internships',
    badges: internshipBadges,
  },
  BATCH: { name: 'shell.found.batches', showAll: 'shell.showAll.batches', badges: {} },
  PARTNER: { name: 'shell.found.partners', showAll: 'shell.showAll.batches', badges: {} },
}

function toHitGroup({ kind, hits, list }: ConsoleHitGroup): SearchHitGroup {
  const { name, showAll, badges } = kinds[kind]
  return {
    name,
    hits: hits.map(({ id, title, detail, status, page }) => {
      const badge = status === null ? undefined : badges[status]
      return {
        id,
        label: title,
        detail: [badge && translateKey(badge.text), detail].filter(Boolean).join(' · '),
        to: page,
      }
    }),
    ...(list === null ? {} : { all: { id: `all-${kind}`, label: t(showAll), to: list } }),
  }
}

/** The console’s ⌘K search: the server knows what each role may open. */
export const findInConsole: AreaSearch = async (text, signal) => {
  const { payload } = await client.search.searchConsole({ query: { text } }, signal)
  return payload.map(toHitGroup)
}
