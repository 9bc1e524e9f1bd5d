import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const complaint = (environment: Record<string, string>) => {
  try {
    readConfig(environment)
  } catch (error) {
    return error instanceof ConfigError ? error.message : String(error)
  }
  return 'accepted'
}

describe('settings', () => {
  test('without any setting the server listens on loopback, port 4600, with data in ./data', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 4600,
      dataDir: resolve('data'),
      databaseLimits: { idle: 30, lock: 10, statement: 30, turn: 15 },
      databaseUrl: undefined,
      fileLimits: { perAngler: 200, perDirector: 2000, free: 500 },
      demoPassword: undefined,
      logLevel: 'info',
      cards: undefined,
      outgoing: { smtp: undefined, mailApi: undefined, mailEventsKey: undefined, twilio: undefined },
      mapTiles: undefined,
      publicUrl: undefined,
      rateLimits: { perSession: 1200, perAddress: 600, perCrowd: 30_000 },
      securityContact: undefined,
      streamLimits: { perAddress: 10_000, inAll: 30_000 },
      trustProxy: false,
    })
  })

  test('an empty value counts as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 4600, databaseUrl: undefined })
  })

  test.each([
    ['true', true],
    ['false', false],
    ['2', 2],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('TRUST_PROXY=%s is understood', (text, expected) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(expected)
  })

  test.each([
    ['HOST', 'two words'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '46oo'],
    ['PORT', '1e3'],
    ['DATABASE_URL', 'mysql://db/ramplight'],
    ['DEMO_PASSWORD', 'short1!'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'weigh-in.example.com'],
    ['PUBLIC_URL', 'ftp://weigh-in.example.com'],
    ['LIVE_HOST', 'https://weigh-in.example.com'],
    ['MAP_TILES_URL', 'https://tiles.example.com/{z}/{x}.png'],
    ['MAP_TILES_URL', "https://tiles.example.com/{z}/{x}/{y}.png; script-src 'unsafe-inline'"],
    ['STRIPE_WEBHOOK_SECRET', 'secret'],
    ['TRUST_PROXY', 'the one in the cellar'],
    ['TRUST_PROXY', '10.0.0.0/99'],
  ])('%s=%s is refused by name, with what is allowed', (name, value) => {
    expect(complaint({ [name]: value })).toMatch(new RegExp(`^${name} is not usable: allowed is .{4,}\\.$`))
  })

  test('PORT 0 is allowed', () => {
    expect(readConfig({ PORT: '0' }).port).toBe(0)
  })

  test('every wrong setting is named at once, and no value is repeated: it may be a secret', () => {
    const message = complaint({ PORT: 'x', DATABASE_URL: 'hunter2', DEMO_PASSWORD: 'hunter3' })
    expect(message.split('\n').map((line) => line.split(' ')[0])).toEqual(['PORT', 'DATABASE_URL', 'DEMO_PASSWORD'])
    expect(message).not.toContain('hunter')
  })

  test('a bad value stops the start with exit code 78', () => {
    const program = `import { configOrExit } from ${JSON.stringify(join(import.meta.dirname, 'config.ts'))}; configOrExit()`
    const run = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      env: { ...process.env, PORT: 'harbour' },
      encoding: 'utf8',
    })
    expect(run.stderr).toBe('PORT is not usable: allowed is a whole number from 0 to 65535.\n')
    expect(run.status).toBe(78)
  })
})
