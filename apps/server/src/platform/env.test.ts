import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { StartError } from './embedded/start-errors.ts'
import { readEnv } from './env.ts'

const completeEnv = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/fledge',
  SMTP_URL: 'smtp://mail',
  PUBLIC_URL: 'https://fledge.example',
  APP_SECRET: 'x'.repeat(32),
}
const getEnvError = (source: Record<string, string | undefined>) => {
  try {
    readEnv(source)
    return null
  } catch (error) {
    return error instanceof StartError ? error.message : String(error)
  }
}

describe('settings', () => {
  it('need nothing outside production, listen on localhost and include the demo data', () => {
    expect(readEnv({})).toMatchObject({
      production: false,
      demo: true,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      drainMs: 0,
    })
  })

  it('disable demo data and developer tools in production', () => {
    expect(readEnv(completeEnv)).toMatchObject({
      production: true,
      demo: false,
      host: '0.0.0.0',
      publicUrl: 'https://fledge.example',
      drainMs: 5000,
    })
  })

  it('give a process all roles unless it names some, which need a shared database', () => {
    expect(readEnv({}).FLEDGE_ROLE).toEqual(['web', 'worker', 'migrate'])
    const DATABASE_URL = 'postgres://db/fledge'
    const APP_SECRET = 'x'.repeat(32)
    expect(readEnv({ FLEDGE_ROLE: 'web, worker', DATABASE_URL, APP_SECRET }).FLEDGE_ROLE).toEqual([
      'web',
      'worker',
    ])
    expect(getEnvError({ FLEDGE_ROLE: 'worker' })).toBe(
      'FLEDGE_ROLE=worker needs DATABASE_URL, APP_SECRET, which all processes share.',
    )
    expect(getEnvError({ FLEDGE_ROLE: 'server', DATABASE_URL, APP_SECRET })).toContain(
      'FLEDGE_ROLE lists some of web, worker, migrate',
    )
  })

  it('list several secrets, the newest first, and APP_SECRET as the oldest', () => {
    const [newest, older] = ['n'.repeat(32), 'o'.repeat(40)]
    expect(readEnv({}).appSecrets).toEqual([])
    expect(readEnv({ APP_SECRET: older }).appSecrets).toEqual([older])
    expect(readEnv({ APP_SECRETS: newest, APP_SECRET: older }).appSecrets).toEqual([newest, older])
    expect(
      readEnv({ APP_SECRETS: ` ${newest}\n${older}\n`, APP_SECRET: older }).appSecrets,
    ).toEqual([newest, older])
    const { APP_SECRET: _, ...withoutSecret } = completeEnv
    expect(readEnv({ ...withoutSecret, APP_SECRETS: newest }).appSecrets).toEqual([newest])
    expect(
      readEnv({ FLEDGE_ROLE: 'web', DATABASE_URL: 'postgres://db/fledge', APP_SECRETS: newest }),
    ).toMatchObject({ appSecrets: [newest] })
  })

  it('name the secret that is too short, without its text', () => {
    const error = getEnvError({ APP_SECRETS: `${'n'.repeat(32)} tooshort` })
    expect(error).toContain(
      'APP_SECRETS: secret 2 of 2 is too short, each needs at least 32 characters',
    )
    expect(error).not.toContain('tooshort')
  })

  it('reject a backup folder for a database that is not the bundled one', () => {
    expect(readEnv({ BACKUP_DIR: '/var/backups/fledge' }).BACKUP_DIR).toBe('/var/backups/fledge')
    expect(getEnvError({ BACKUP_DIR: '/backups', DATABASE_URL: 'postgres://db/fledge' })).toContain(
      'BACKUP_DIR is for the bundled PostgreSQL',
    )
  })

  it('reject a direct way to a database that is not named', () => {
    const [DATABASE_URL, DATABASE_DIRECT_URL] = ['postgres://pooler/fledge', 'postgres://db/fledge']
    expect(readEnv({ DATABASE_URL, DATABASE_DIRECT_URL })).toMatchObject({
      DATABASE_DIRECT_URL,
      DATABASE_NAMED_STATEMENTS: true,
    })
    expect(readEnv({ DATABASE_NAMED_STATEMENTS: 'false' }).DATABASE_NAMED_STATEMENTS).toBe(false)
    for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'])
      expect(getEnvError({ [name]: 'postgres://db/fledge' })).toContain(
        `${name} must be set together with DATABASE_URL`,
      )
  })

  it('reject production settings with missing values and name them', () => {
    for (const name of ['DATABASE_URL', 'SMTP_URL', 'PUBLIC_URL', 'APP_SECRET'])
      expect(getEnvError({ ...completeEnv, [name]: undefined })).toContain(name)
    expect(getEnvError({ ...completeEnv, APP_SECRET: 'short' })).toContain('APP_SECRET')
  })

  it('reject an incomplete group and name the missing setting', () => {
    expect(getEnvError({ GOOGLE_CLIENT_ID: 'a' })).toContain('GOOGLE_CLIENT_SECRET')
    expect(getEnvError({ OUTLOOK_CLIENT_SECRET: 'a' })).toContain('OUTLOOK_CLIENT_ID')
    expect(getEnvError({ STRIPE_SECRET_KEY: 'a' })).toContain('STRIPE_WEBHOOK_SECRET')
  })

  it('reject a bucket without its key, and settings of a bucket without its name', () => {
    expect(getEnvError({ S3_BUCKET: 'files', S3_REGION: 'eu-west-1' })).toContain(
      'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set together with S3_BUCKET',
    )
    for (const name of ['S3_ENDPOINT', 'S3_FORCE_PATH_STYLE', 'S3_SECRET_KEY'])
      expect(
        getEnvError({ [name]: name === 'S3_ENDPOINT' ? 'http://s3.example' : 'true' }),
      ).toContain(`S3_BUCKET must be set together with ${name}`)
  })

  it('reject a service for files without TLS in production', () => {
    const bucket = {
      S3_BUCKET: 'files',
      S3_REGION: 'eu-west-1',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'a',
    }
    expect(readEnv({ ...completeEnv, ...bucket })).toMatchObject({ S3_ENCRYPTION: 'AES256' })
    expect(getEnvError({ ...completeEnv, ...bucket, S3_ENDPOINT: 'http://s3.example' })).toContain(
      'S3_ENDPOINT',
    )
  })

  it('reject a PUBLIC_URL without TLS in production', () => {
    expect(getEnvError({ ...completeEnv, PUBLIC_URL: 'http://fledge.example' })).toContain(
      'PUBLIC_URL',
    )
  })

  it('trust only the proxies that are listed', () => {
    expect(readEnv({})).toMatchObject({ trustedProxies: [] })
    expect(readEnv({ TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::1,loopback' })).toMatchObject({
      trustedProxies: ['10.0.0.0/8', '2001:db8::1', 'loopback'],
    })
    for (const proxies of ['everyone', '10.0.0.0/99', 'true', '0.0.0.0/0'])
      expect(getEnvError({ TRUSTED_PROXIES: proxies }), proxies).toContain('TRUSTED_PROXIES')
  })

  it('need nothing but the database for a migration, in production too', () => {
    const DATABASE_URL = 'postgres://db/fledge'
    const migration = { NODE_ENV: 'production', FLEDGE_ROLE: 'migrate' }
    expect(readEnv({ ...migration, DATABASE_URL }).FLEDGE_ROLE).toEqual(['migrate'])
    expect(getEnvError(migration)).toContain('FLEDGE_ROLE=migrate needs DATABASE_URL')
  })

  it('count a role that is listed twice once', () => {
    expect(getEnvError({ FLEDGE_ROLE: 'web,web,worker' }) ?? '').toContain('DATABASE_URL')
  })

  it('hide metrics and API docs in production', () => {
    expect(readEnv(completeEnv)).toMatchObject({ publicDocs: false, publicMetrics: false })
    expect(readEnv({ ...completeEnv, PUBLIC_API_DOCS: '1' })).toMatchObject({ publicDocs: true })
    expect(readEnv({})).toMatchObject({ publicDocs: true, publicMetrics: true })
  })
})

describe('settings from files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fledge-settings-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const createFile = (name: string, text: string): string => {
    const path = join(folder, name)
    writeFileSync(path, text)
    return path
  }

  it('take the value of a file without its last newline', () => {
    const secret = 'a key with spaces, and 32 characters or more'
    for (const ending of ['', '\n', '\r\n'])
      expect(
        readEnv({ APP_SECRET_FILE: createFile('secret', `${secret}${ending}`) }),
      ).toMatchObject({ APP_SECRET: secret })
    expect(readEnv({ PORT_FILE: createFile('port', '4000\n') })).toMatchObject({ PORT: 4000 })
  })

  it('count in groups and in the list of what production needs', () => {
    const { SMTP_URL: _, ...withoutMail } = completeEnv
    expect(getEnvError(withoutMail)).toContain('SMTP_URL')
    const mail = { SMTP_URL_FILE: createFile('smtp', 'smtp://mail\n') }
    expect(readEnv({ ...withoutMail, ...mail })).toMatchObject({ SMTP_URL: 'smtp://mail' })
    expect(getEnvError({ GOOGLE_CLIENT_ID_FILE: createFile('google', 'a') })).toContain(
      'GOOGLE_CLIENT_SECRET must be set together with GOOGLE_CLIENT_ID',
    )
  })

  it('are validated like values of the environment', () => {
    expect(getEnvError({ APP_SECRET_FILE: createFile('short', 'short\n') })).toContain(
      'APP_SECRET needs at least 32 characters',
    )
  })

  it('stop the start if the same setting is given as a value, too', () => {
    const path = createFile('both', 'x'.repeat(32))
    expect(getEnvError({ APP_SECRET: 'x'.repeat(32), APP_SECRET_FILE: path })).toBe(
      'APP_SECRET and APP_SECRET_FILE are both set. Remove one of them.',
    )
  })

  it('stop the start if the file is missing, a folder or empty', () => {
    expect(getEnvError({ SMTP_URL_FILE: join(folder, 'absent') })).toContain(
      "The file named in SMTP_URL_FILE can't be read (ENOENT).",
    )
    expect(getEnvError({ SMTP_URL_FILE: folder })).toContain("SMTP_URL_FILE can't be read (EISDIR)")
    for (const text of ['', '\n'])
      expect(getEnvError({ SMTP_URL_FILE: createFile('empty', text) })).toBe(
        'The file named in SMTP_URL_FILE is empty.',
      )
  })

  it('never repeat a secret that was pasted in place of the path', () => {
    expect(getEnvError({ STRIPE_SECRET_KEY_FILE: 'sk_live_pasted' })).not.toContain(
      'sk_live_pasted',
    )
  })
})
