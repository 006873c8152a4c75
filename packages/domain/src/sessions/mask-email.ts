/** Returns an address of which its owner recognises the beginning and the end: `m•••@example.org`. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${[...name][0] ?? ''}•••@${domain}`
}
