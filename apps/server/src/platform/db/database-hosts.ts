import type pg from 'pg'

/** Where a PostgreSQL listens: a name or an address, or the folder of a socket. */
export interface DatabaseHost {
  readonly host: string
  readonly port: number
}

const defaultPort = 5432

/** A URL with several hosts is none for the platform: `postgres://user@a:1,b:2/database`. */
const severalHosts = /^(\w+:\/\/(?:[^@/?]*@)?)([^/?@]*,[^/?@]*)(.*)$/s

const splitList = (text: string): readonly string[] => text.split(',').map((part) => part.trim())

function toHost(text: string): DatabaseHost {
  const [, host = text, port] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(text) ?? []
  return {
    host: decodeURIComponent(host).replace(/^\[(.*)\]$/, '$1'),
    port: Number(port ?? defaultPort),
  }
}

/** Pairs hosts with ports as libpq does: one port is for all hosts. */
function pairWithPorts(hosts: string, ports: string): readonly DatabaseHost[] {
  const list = splitList(ports)
  return splitList(hosts).map((host, index) => ({
    host,
    port: Number(list[index] ?? list[0]) || defaultPort,
  }))
}

interface SplitConnection {
  /** The same connection with one host. */
  readonly single: pg.ClientConfig
  readonly hosts: readonly DatabaseHost[]
}

function splitUrl(url: string): { readonly url: string; readonly hosts: readonly DatabaseHost[] } {
  const [, begin = '', list = '', end = ''] = severalHosts.exec(url) ?? []
  if (list !== '')
    return { url: `${begin}${splitList(list)[0]}${end}`, hosts: splitList(list).map(toHost) }
  const parsed = URL.canParse(url) ? new URL(url) : null
  const hosts = parsed?.searchParams.get('host') ?? ''
  if (!parsed || !hosts.includes(',')) return { url, hosts: [] }
  const paired = pairWithPorts(hosts, parsed.searchParams.get('port') ?? '')
  parsed.searchParams.set('host', paired[0]?.host ?? '')
  parsed.searchParams.set('port', String(paired[0]?.port))
  return { url: parsed.href, hosts: paired }
}

/**
 * Returns the hosts of a connection that names several, as libpq writes them: in a URL
 * (`postgres://user@a:5432,b:5432/database`, or `?host=a,b`) or as a list in `host`.
 * @returns null if there is one host, which needs no choice
 */
export function splitHosts(connection: pg.ClientConfig): SplitConnection | null {
  const { connectionString, host, port, password } = connection
  if (connectionString) {
    const { url, hosts } = splitUrl(connectionString)
    return hosts.length > 1 ? { single: { ...connection, connectionString: url }, hosts } : null
  }
  if (!host?.includes(',')) return null
  const hosts = pairWithPorts(host, String(port ?? defaultPort))
  // A pool hides the password in its options, so that a copy would lack it.
  return { single: { ...connection, password, ...hosts[0] }, hosts }
}
