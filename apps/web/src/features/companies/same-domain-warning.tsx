import { getSiteDomain } from '@fledge/domain/companies/rules.ts'
import { Card } from '@fledge/ui/card.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { CompanyLogo } from '@fledge/ui/person.tsx'
import { useEffect, useState } from 'react'
import { useApiQuery } from '../../platform/query/query.ts'
import { useUser } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'

/** Debounce, so that no request is sent for each keystroke. */
const debounceMs = 600

/**
 * Warns that another company is registered with this website's domain. A company has one account,
 * which colleagues join by invitation.
 */
export function SameDomainWarning({ website }: { readonly website: string }) {
  const typed = getSiteDomain(website)
  const [domain, setDomain] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setDomain(typed), debounceMs)
    return () => clearTimeout(timer)
  }, [typed])
  const own = useUser().company?.company_id
  const found = useApiQuery(
    'registration',
    'findCompanyByDomain',
    { query: { domain: domain ?? '' } },
    { enabled: domain !== null },
  )
  const company = found.data?.payload.company
  if (!company || domain === null || company.company_id === own) return null
  return (
    <Card>
      <Group>
        <CompanyLogo name={company.name} logo={company.logo_url} size={40} />
        <div role="status">
          <b>{t('registration.invitation.titleNamed', { company: company.name })}</b>
          <p>{t('companies.sameDomain', { domain })}</p>
        </div>
      </Group>
    </Card>
  )
}
