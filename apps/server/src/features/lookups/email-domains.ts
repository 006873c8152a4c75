import { z } from 'zod'
import { readPackageJson } from './package-data.ts'

const list = z.array(z.string())
let domains: ReadonlySet<string> | undefined

// Read once on first use: 120,000 names.
function loadFreeDomains(): ReadonlySet<string> {
  domains ??= new Set(
    [
      'email-providers/all.json',
      'disposable-email-domains/index.json',
      'disposable-email-domains/wildcard.json',
    ].flatMap((path) => list.parse(readPackageJson(path))),
  )
  return domains
}

/** Returns the domain of an address: `Ada@CS.mit.edu` → `cs.mit.edu`, or '' without a domain. */
export function parseEmailDomain(email: string): string {
  return email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()
    .replace(/\.$/, '')
}

/**
 * Returns the domain and its parents down to two labels, longest first: `cs.mit.edu`, `mit.edu`.
 */
export function listDomainWithParents(domain: string): readonly string[] {
  const labels = domain.split('.').filter((label) => label !== '')
  return labels
    .slice(0, -1)
    .map((_, at) => labels.slice(at).join('.'))
    .slice(0, 10)
}

/**
 * Returns whether a domain offers free or disposable addresses, which say nothing about a company.
 */
export function isFreeEmail(domain: string): boolean {
  return listDomainWithParents(parseEmailDomain(domain)).some((name) => loadFreeDomains().has(name))
}
