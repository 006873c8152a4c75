/**
 * Whether a website belongs to the domain of an email address. The website is not fetched: its host is
 * the domain or a part of it (jobs.lakeside.example of lakeside.example).
 * @param website address with its scheme
 * @returns null if one of them is not known
 */
export function isWebsiteOfDomain(
  website: string | null,
  emailDomain: string | null,
): boolean | null {
  if (!website || !emailDomain || !URL.canParse(website)) return null
  const host = new URL(website).hostname.replace(/^www\./, '').toLowerCase()
  const domain = emailDomain.toLowerCase()
  return host === domain || host.endsWith(`.${domain}`)
}
