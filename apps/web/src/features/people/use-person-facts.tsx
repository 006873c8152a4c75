import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { Payload } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { BreakableEmail } from '../../platform/list/cell-content.tsx'
import { Link } from '../../platform/router/link.tsx'
import { useZone } from '../../platform/shell/session.ts'
import { formatLocalNow, formatNearDay, formatNearTime, useNow } from '../../platform/time/clock.ts'
import { CompanyLink } from '../../shared/permitted-link.tsx'

type Person = Payload<'people', 'getPerson'>

/** What is known of the account of a person, by name; values can be missing. */
export function usePersonFacts({
  account,
  company,
  erase_at: eraseAt,
  last_seen_at: seenAt,
  ...person
}: Person) {
  const [zone, now] = [useZone(), useNow()]
  return [
    {
      name: t('personScreen.email'),
      value: person.email ? <BreakableEmail email={person.email} /> : null,
    },
    { name: t('personScreen.phone'), value: person.phone },
    { name: t('personScreen.country'), value: person.country },
    {
      name: t('personScreen.zone'),
      value: person.time_zone && formatLocalNow(person.time_zone, now),
    },
    { name: t('personScreen.created'), value: formatNearDay(person.created_at, zone, now) },
    {
      name: t('personScreen.seen'),
      value: seenAt ? formatNearTime(seenAt, zone, now) : t('personScreen.never'),
    },
    {
      name: t('personScreen.factor'),
      value: person.has_second_factor ? t('personScreen.factor.on') : null,
    },
    ...toMergeFacts(account),
    ...toBlockFacts(account, (at) => formatNearTime(at, zone, now)),
    { name: t('personScreen.erase'), value: eraseAt && formatNearDay(eraseAt, zone, now) },
    { name: t('personScreen.askedErasure'), value: account?.erasure?.by || null },
    { name: t('personScreen.erase.reason'), value: account?.erasure?.reason },
    {
      name: t('personScreen.company'),
      value: company && <CompanyLink id={company.company_id} name={company.name} />,
    },
  ]
}

/** Which accounts were merged into this one, or into which one this was. */
function toMergeFacts(account: Person['account']) {
  if (!account) return []
  const { merged_into: mergedInto, merged_accounts: merged } = account
  return [
    { name: t('personScreen.mergedInto'), value: mergedInto && toLink(mergedInto) },
    ...merged.map(({ id, email }) => ({
      name: t('personScreen.mergedAccounts'),
      value: toLink({ id, name: email }),
    })),
  ]
}

/** Another account of the same intern. */
const toLink = ({ id, name }: { readonly id: string; readonly name: string }) => (
  <Link to={buildPath(paths.operator.person, { id })}>{name}</Link>
)

/** What the programme team did with the account, and what its owner answered. */
function toBlockFacts(account: Person['account'], formatAt: (at: string) => string) {
  if (!account?.block) return []
  const { block, ban_reason: banReason, appeal } = account
  return [
    {
      name: t(banReason ? 'personScreen.banned' : 'personScreen.block'),
      value: formatAt(block.at),
    },
    { name: t('personScreen.blockedBy'), value: block.by },
    {
      name: t('personScreen.ban.reason'),
      value: banReason && t(`accounts.reason.ban.${banReason}`),
    },
    {
      name: t(banReason ? 'personScreen.act.message' : 'personScreen.act.reason'),
      value: block.reason,
    },
    { name: t('personScreen.appeal'), value: appeal?.text },
    { name: t('personScreen.appeal.at'), value: appeal && formatAt(appeal.at) },
    {
      name: t('personScreen.appeal.decided'),
      value: appeal?.decided_at && formatAt(appeal.decided_at),
    },
  ]
}
