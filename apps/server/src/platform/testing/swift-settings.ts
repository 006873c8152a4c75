/** Ports of Swift's servers and of the cache that its proxy needs. */
export interface SwiftPorts {
  readonly account: number
  readonly container: number
  readonly object: number
  readonly proxy: number
  readonly cache: number
}

interface SwiftSetUp {
  /** Where the rings and the data are. */
  readonly folder: string
  readonly ports: SwiftPorts
  /** The user that its processes run as. */
  readonly user: string
  /** The only account. */
  readonly tenant: { readonly name: string; readonly user: string; readonly secret: string }
  /** The origin of pages that may send requests to it. */
  readonly pageOrigin: string | undefined
}

const describeServer = ({ folder, user }: SwiftSetUp, port: number) => `
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
# In the process itself, so that killing it ends it.
workers = 0
user = ${user}
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
fallocate_reserve = 0
log_level = ERROR
`

const describeStorage = (setUp: SwiftSetUp, kind: 'account' | 'container' | 'object') => `
${describeServer(setUp, setUp.ports[kind])}
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
# A busy machine responds later than the second after which lists lack the object for a while.
container_update_timeout = 20
conn_timeout = 20
`

const describeProxy = (setUp: SwiftSetUp) => `
${describeServer(setUp, setUp.ports.proxy)}
[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats bulk s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
conn_timeout = 20
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${setUp.ports.cache}
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:bulk]
use = egg:swift#bulk
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
s3_acl = false
allow_multipart_uploads = true
${setUp.pageOrigin ? `cors_preflight_allow_origin = ${setUp.pageOrigin}` : ''}
[filter:tempauth]
use = egg:swift#tempauth
user_${setUp.tenant.name}_${setUp.tenant.user} = ${setUp.tenant.secret} .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
`

/** Returns the settings of each of Swift's servers, by the name of their file. */
export const listServerFiles = (setUp: SwiftSetUp): Readonly<Record<string, string>> => ({
  'account.conf': describeStorage(setUp, 'account'),
  'container.conf': describeStorage(setUp, 'container'),
  'object.conf': describeStorage(setUp, 'object'),
  'proxy.conf': describeProxy(setUp),
})
