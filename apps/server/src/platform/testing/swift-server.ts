import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findFreePort } from './free-port.ts'
import type { S3Server, S3ServerOptions } from './s3-server.ts'
import { listServerFiles, type SwiftPorts } from './swift-settings.ts'

/** Where Debian's packages put them; none is in an npm package. */
const python = '/usr/bin/python3'
const programs = {
  cache: '/usr/bin/memcached',
  account: '/usr/bin/swift-account-server',
  container: '/usr/bin/swift-container-server',
  object: '/usr/bin/swift-object-server',
  proxy: '/usr/bin/swift-proxy-server',
}
type Program = keyof typeof programs

/** Debian's packages that the tests on Swift need. */
export const swiftPackages = 'swift-proxy swift-account swift-container swift-object memcached'

export const hasSwift: boolean = Object.values(programs).every((program) => existsSync(program))

const bucket = 'files'
const tenant = { name: 'test', user: 'tester', secret: 'testing' }
const settings = {
  bucket,
  region: 'us-east-1',
  accessKeyId: `${tenant.name}:${tenant.user}`,
  secretAccessKey: tenant.secret,
  forcePathStyle: true,
  encryption: null,
}

/**
 * Makes a temporary folder. Swift writes what it knows about an object into extended attributes of
 * its file, which tmpfs does not have before Linux 6.6.
 */
function createFolder(): string {
  const write = 'import os, sys; os.setxattr(sys.argv[1], "user.fledge", b"1")'
  for (const parent of [tmpdir(), process.cwd()]) {
    const folder = mkdtempSync(join(parent, '.fledge-swift-'))
    if (spawnSync(python, ['-c', write, folder]).status === 0) return folder
    rmSync(folder, { recursive: true })
  }
  throw new Error('Swift needs a folder with extended attributes: set TMPDIR to one on ext4 or XFS')
}

/** What `swift-ring-builder` does, in one process: a single device has every part of each ring. */
const ringBuilder = `
import json, sys
from swift.common.ring import RingBuilder
for kind, port in json.loads(sys.argv[2]).items():
    ring = RingBuilder(4, 1, 1)
    ring.add_dev(dict(region=1, zone=1, ip='127.0.0.1', port=port, device='d1', weight=1))
    ring.rebalance()
    ring.get_ring().save(sys.argv[1] + '/' + kind + '.ring.gz')
`

async function waitForPort(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode}`)
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await delay(50)
  }
}

async function choosePorts(): Promise<SwiftPorts> {
  const free = () => findFreePort()
  const [account, container, object] = await Promise.all([free(), free(), free()])
  const [proxy, cache] = await Promise.all([free(), free()])
  return { account, container, object, proxy, cache }
}

interface SwiftProcesses {
  readonly endpoint: string
  kill(program: Program): Promise<void>
  restart(program: Program): Promise<void>
  stop(): Promise<void>
}

async function startProcesses({ pageOrigin }: S3ServerOptions): Promise<SwiftProcesses> {
  const folder = createFolder()
  const ports = await choosePorts()
  const { account, container, object } = ports
  const user = userInfo().username
  mkdirSync(join(folder, 'devices/d1'), { recursive: true })
  const rings = JSON.stringify({ account, container, object })
  await promisify(execFile)(python, ['-c', ringBuilder, folder, rings])
  const files = listServerFiles({ folder, ports, user, tenant, pageOrigin })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const children = new Map<Program, ChildProcess>()
  const restart = async (program: Program) => {
    const options =
      program === 'cache'
        ? ['-u', user, '-l', '127.0.0.1', '-p', String(ports.cache)]
        : [join(folder, `${program}.conf`)]
    const child = spawn(programs[program], options, { stdio: ['ignore', 'ignore', 'inherit'] })
    children.set(program, child)
    await waitForPort(ports[program], child)
  }
  const kill = async (program: Program) => {
    const child = children.get(program)
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  await Promise.all((['cache', 'account', 'container', 'object', 'proxy'] as const).map(restart))
  return {
    endpoint: `http://127.0.0.1:${ports.proxy}`,
    kill,
    restart,
    async stop() {
      await Promise.all([...children.keys()].map(kill))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Returns a function that sends requests to Swift's own interface, in the name of the only account. */
async function signIn(endpoint: string) {
  const { headers } = await fetch(`${endpoint}/auth/v1.0`, {
    headers: { 'x-auth-user': settings.accessKeyId, 'x-auth-key': settings.secretAccessKey },
  })
  const token = headers.get('x-auth-token') ?? ''
  return async (method: string, container: string, more: Readonly<Record<string, string>> = {}) => {
    const url = `${headers.get('x-storage-url')}/${container}`
    const response = await fetch(url, { method, headers: { 'x-auth-token': token, ...more } })
    if (!response.ok) throw new Error(`Swift responded ${response.status} to ${method} ${url}`)
    return (await response.text()).split('\n').filter((line) => line !== '')
  }
}

export interface SwiftServer extends S3Server {
  /** Lists the parts of objects that were joined, which Swift stores beside the bucket. */
  listParts(): Promise<readonly string[]>
}

/**
 * Starts Debian's OpenStack Swift with its S3 interface and an empty bucket: one server of each
 * kind, and one copy of everything.
 */
export async function startSwift(options: S3ServerOptions = {}): Promise<SwiftServer> {
  const { endpoint, kill, restart, stop } = await startProcesses(options)
  const request = await signIn(endpoint)
  const allowOrigin = 'x-container-meta-access-control-allow-origin'
  await request('PUT', bucket, options.pageOrigin ? { [allowOrigin]: options.pageOrigin } : {})
  return {
    settings: { ...settings, endpoint },
    env: {
      S3_BUCKET: bucket,
      S3_REGION: settings.region,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
      S3_FORCE_PATH_STYLE: 'true',
      S3_ENCRYPTION: 'none',
    },
    listKeys: () => request('GET', bucket),
    listParts: () => request('GET', `${bucket}+segments`),
    pause: () => kill('proxy'),
    resume: () => restart('proxy'),
    stop,
  }
}
