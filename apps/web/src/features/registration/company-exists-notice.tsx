import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Card } from '@fledge/ui/card.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { CompanyLogo } from '@fledge/ui/person.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'

/**
 * Warns early that a company with this email domain is already registered. Free email providers are
 * ignored.
 */
export function CompanyExistsNotice({ email }: { readonly email: string }) {
  const domain = email.split('@').at(-1) ?? ''
  const found = useApiQuery(
    'registration',
    'findCompanyByDomain',
    { query: { domain } },
    { enabled: domain !== '' },
  )
  const company = found.data?.payload.company
  if (!company) return null
  return (
    <Card>
      <Group>
        <CompanyLogo name={company.name} logo={company.logo_url} size={40} />
        <div role="status">
          <b>{t('registration.invitation.titleNamed', { company: company.name })}</b>
          <p>{t('registration.invitation.text')}</p>
        </div>
        <ButtonLink to={buildPath(paths.company.waitForInvitation, {}, { company: company.name })}>
          {t('registration.invitation.how')}
        </ButtonLink>
      </Group>
    </Card>
  )
}
