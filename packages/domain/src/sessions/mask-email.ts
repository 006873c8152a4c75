/**
 * Returns an address that only its owner recognises, because the domain can be that of one person or of
 * their employer: `m•••@e•••.org`.
 */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  const end = domain.includes('.') ? domain.slice(domain.lastIndexOf('.')) : ''
  return `${toFirst(name)}•••@${toFirst(domain)}•••${end}`
}

const toFirst = (text: string): string => [...text][0] ?? ''
