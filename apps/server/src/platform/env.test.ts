import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fledge-env-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('settings', () => {
  it('need nothing outside production, listen on localhost and include the demo data', () => {
    expect(readEnv({})).toMatchObject({
      production: false,
      demo: true,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
    })
  })

  it('disable demo data and developer tools in production', () => {
    expect(readEnv(completeEnv)).toMatchObject({
      production: true,
      demo: false,
      host: '0.0.0.0',
      publicUrl: 'https://fledge.example',
    })
  })

  it('can be given as files, without the line break at their end', () => {
    const path = join(folder, 'secret')
    writeFileSync(path, `${'y'.repeat(32)}\n`)
    expect(
      readEnv({ ...completeEnv, APP_SECRET: undefined, APP_SECRET_FILE: path }).APP_SECRET,
    ).toBe('y'.repeat(32))
  })

  it('reject a setting that is given twice, and a file that is empty or missing', () => {
    const path = join(folder, 'empty')
    writeFileSync(path, '\n')
    expect(getEnvError({ ...completeEnv, APP_SECRET_FILE: path })).toBe(
      'Set APP_SECRET or APP_SECRET_FILE, not both.',
    )
    expect(getEnvError({ SMTP_URL_FILE: path })).toBe(`SMTP_URL_FILE: ${path} is empty.`)
    expect(getEnvError({ SMTP_URL_FILE: `${path}-2` })).toBe(
      `SMTP_URL_FILE: ${path}-2 cannot be read.`,
    )
  })

  it('give a process all roles unless it names some, which need a shared database', () => {
    expect(readEnv({}).FLEDGE_ROLE).toEqual(['web', 'worker', 'migrate'])
    const DATABASE_URL = 'postgres://db/fledge'
    expect(readEnv({ FLEDGE_ROLE: 'web, worker', DATABASE_URL }).FLEDGE_ROLE).toEqual([
      'web',
      'worker',
    ])
    expect(getEnvError({ FLEDGE_ROLE: 'worker' })).toBe(
      'FLEDGE_ROLE=worker needs DATABASE_URL, which all processes share.',
    )
    expect(getEnvError({ FLEDGE_ROLE: 'server', DATABASE_URL })).toContain(
      'FLEDGE_ROLE lists some of web, worker, migrate',
    )
  })

  it('reject a backup folder for a database that is not the bundled one', () => {
    expect(readEnv({ BACKUP_DIR: '/var/backups/fledge' }).BACKUP_DIR).toBe('/var/backups/fledge')
    expect(getEnvError({ BACKUP_DIR: '/backups', DATABASE_URL: 'postgres://db/fledge' })).toContain(
      'BACKUP_DIR is for the bundled PostgreSQL',
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

  it('hide metrics and API docs in production', () => {
    expect(readEnv(completeEnv)).toMatchObject({ publicDocs: false, publicMetrics: false })
    expect(readEnv({ ...completeEnv, PUBLIC_API_DOCS: '1' })).toMatchObject({ publicDocs: true })
    expect(readEnv({})).toMatchObject({ publicDocs: true, publicMetrics: true })
  })
})
