import { CompanyLogo } from '@fledge/ui/person.tsx'

export function Logo({
  company,
}: {
  readonly company: { readonly name: string; readonly logo_url: string | null }
}) {
  return <CompanyLogo name={company.name} logo={company.logo_url} size={40} />
}
