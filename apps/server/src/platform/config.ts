import { resolve } from 'node:path'
import { z } from 'zod'
import { type CardSettings, cardSettings } from './cards/card-settings.ts'
import { DATABASE_LIMITS, type DatabaseLimits } from './database/database-limits.ts'
import { port, seconds, setting, trustProxy, wholeNumber } from './setting-kinds.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/**
 * Every setting of the server. What it is for, what is allowed and an example stand beside it: the start-up message
 * and `.env.example` are made from them, so they cannot drift apart.
 */
export const settings = z.object({
  FILES_FREE_MB: setting(
    wholeNumber.default(500),
    'Megabytes that stay free on the disk of DATA_DIR: uploads are refused before it has less.',
    'a whole number from 0 to 999999',
  ),
  FILES_MB_PER_ANGLER: setting(
    wholeNumber.default(200),
    'Megabytes that all uploads of one angler may take.',
    'a whole number from 0 to 999999',
  ),
  FILES_MB_PER_DIRECTOR: setting(
    wholeNumber.default(2000),
    'Megabytes that all uploads of one director or system admin may take.',
    'a whole number from 0 to 999999',
  ),
  FILES_SWEEP: setting(
    z
      .string()
      .regex(/^[0-9a-f]{8}:\d{1,9}$/)
      .optional(),
    'Confirms one sweep of old files that was not done because it looked wrong, as the log names it (docs/running-it.md).',
    'what the log names',
    '0c1d2e3f:101',
  ),
  HOST: setting(
    z
      .string()
      .regex(/^[\w.:%-]+$/)
      .default('127.0.0.1'),
    'Address to listen on. 0.0.0.0 makes the server reachable from other machines.',
    'an IP address or a host name',
  ),
  PORT: setting(port.default(4600), 'Port to listen on. 0 takes any free one.', 'a whole number from 0 to 65535'),
  DATA_DIR: setting(
    z.string().default('./data'),
    'Folder for the embedded database and uploaded files, relative to the folder of the project.',
    'a path',
  ),
  DATABASE_URL: setting(
    z
      .string()
      .regex(/^postgres(ql)?:\/\/\S+$/)
      .optional(),
    'A PostgreSQL server of your own. Without it an embedded PostgreSQL is started.',
    'a URL that begins with postgresql:// or postgres://',
    'postgresql://user:password@db.example.com:5432/ramplight',
  ),
  DATABASE_IDLE_SECONDS: setting(
    seconds.default(DATABASE_LIMITS.idle),
    'Seconds that a transaction may do nothing before the database ends it. 0 is no limit.',
    'a whole number from 0 to 99999',
  ),
  DATABASE_LOCK_SECONDS: setting(
    seconds.default(DATABASE_LIMITS.lock),
    'Seconds that a statement waits for a row that somebody else is writing. 0 is no limit.',
    'a whole number from 0 to 99999',
  ),
  DATABASE_STATEMENT_SECONDS: setting(
    seconds.default(DATABASE_LIMITS.statement),
    'Seconds that one statement may take. 0 is no limit.',
    'a whole number from 0 to 99999',
  ),
  DATABASE_TURN_SECONDS: setting(
    seconds.default(DATABASE_LIMITS.turn),
    'Seconds that a request waits in line before it hears that the server is busy. 0 is no limit.',
    'a whole number from 0 to 99999',
  ),
  DEMO_PASSWORD: setting(
    z
      .string()
      .regex(/^(?=.*[a-z])(?=.*[A-Z])(?=.*[@#$%^&+=?!*]).{8,64}$/)
      .optional(),
    'Password of the demo accounts. Without it one is made at random and printed at start.',
    '8 to 64 characters with a lowercase letter, an uppercase letter and one of @#$%^&+=?!*',
  ),
  LIVE_HOST: setting(
    z
      .string()
      .regex(/^[\w.-]+$/)
      .optional(),
    'Host of the live site. Live keys of the card provider work there, and nowhere else.',
    'a host name',
    'weigh-in.example.com',
  ),
  LOG_LEVEL: setting(z.enum(logLevels).default('info'), 'How much is logged.', `one of ${logLevels.join(', ')}`),
  MAP_TILES_CREDIT: setting(
    z.string().max(200).optional(),
    'Who made that map, as the provider of its tiles wants it to be said.',
    'up to 200 letters',
    '© OpenStreetMap contributors',
  ),
  MAP_TILES_URL: setting(
    z
      .string()
      .max(500)
      .regex(/^https?:\/\/[\w.:-]+\/(?=\S*\{z\})(?=\S*\{x\})(?=\S*\{y\})[^\s"';,]*$/)
      .optional(),
    'Where the tiles of a map are, each 256 pixels wide. Without it the map of tournaments shows the outlines of the states.',
    'a URL that begins with http:// or https:// and names {z}, {x} and {y}',
    'https://tiles.example.com/{z}/{x}/{y}.png',
  ),
  MAIL_FROM: setting(
    z
      .string()
      .regex(/^[^\r\n@]*[^\s@]+@[^\s@]+$/)
      .optional(),
    'Who mails are from: an address that the mail server may send for.',
    'an e-mail address, or a name and an address as Name <name@example.com>',
    'Lake Fork Trail <no-reply@example.com>',
  ),
  PUBLIC_URL: setting(
    z.url({ protocol: /^https?$/ }).optional(),
    'Address under which people reach this server, for links in mails and on paper.',
    'a URL that begins with http:// or https://',
    'https://weigh-in.example.com',
  ),
  RATE_PER_ADDRESS: setting(
    wholeNumber.default(600),
    'Requests a minute that one address may send without being signed in. 0 is no limit.',
    'a whole number from 0 to 999999',
  ),
  RATE_PER_CROWD: setting(
    wholeNumber.default(30_000),
    'Requests a minute for public boards and their streams from one address: a crowd may stand behind it. 0 is no limit.',
    'a whole number from 0 to 999999',
  ),
  RATE_PER_SESSION: setting(
    wholeNumber.default(1200),
    'Requests a minute that one signed-in device may send, whatever its address. 0 is no limit.',
    'a whole number from 0 to 999999',
  ),
  S3_ACCESS_KEY: setting(z.string().optional(), 'Name of the key for that bucket.', 'a text'),
  S3_BUCKET: setting(
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{2,62}$/)
      .optional(),
    'Bucket for uploaded files. Without it and its key they lie below DATA_DIR.',
    'the name of a bucket',
    'lake-fork-files',
  ),
  S3_ENDPOINT: setting(
    z.url({ protocol: /^https?$/ }).default('https://s3.us-east-1.amazonaws.com'),
    'Where a service is that speaks the protocol of S3, without the bucket.',
    'a URL that begins with http:// or https://',
  ),
  S3_REGION: setting(
    z
      .string()
      .regex(/^[\w-]{1,40}$/)
      .default('us-east-1'),
    'Region of that bucket.',
    'a name such as us-east-1',
  ),
  S3_SECRET_KEY: setting(z.string().optional(), 'Secret of that key.', 'a text'),
  SECURITY_CONTACT: setting(
    z
      .string()
      .regex(/^(mailto:|https:\/\/)[\x21-\x7e]+$/)
      .optional(),
    'Where somebody who found a hole in this server says so. With it /.well-known/security.txt is answered.',
    'an address that begins with mailto: or https://',
    'mailto:security@example.com',
  ),
  SENDGRID_API_KEY: setting(z.string().optional(), 'Key of the mail provider, where no SMTP_URL is set.', 'a text'),
  SENDGRID_EVENTS_KEY: setting(
    z.base64().optional(),
    'Public key by which the mail provider signs what became of mails. Without it nobody is listened to.',
    'the key as the provider shows it',
  ),
  SENDGRID_URL: setting(
    z.url({ protocol: /^https?$/ }).default('https://api.sendgrid.com'),
    'Where the API of the mail provider is.',
    'a URL that begins with http:// or https://',
  ),
  SMTP_URL: setting(
    z
      .string()
      .regex(/^smtps?:\/\/\S+$/)
      .optional(),
    'The mail server that sends our mails. Without it and MAIL_FROM they wait.',
    'a URL that begins with smtp:// or smtps://',
    'smtps://user:password@mail.example.com',
  ),
  STREAMS_PER_ADDRESS: setting(
    wholeNumber.default(10_000),
    'Public boards that may be open at the same time behind one address. 0 is no limit.',
    'a whole number from 0 to 999999',
  ),
  STREAMS_IN_ALL: setting(
    wholeNumber.default(30_000),
    'Public boards that may be open at the same time in all. 0 is no limit.',
    'a whole number from 0 to 999999',
  ),
  STRIPE_PUBLISHABLE_KEY: setting(z.string().optional(), 'Public key of the card provider.', 'a key that begins with pk_'),
  STRIPE_SECRET_KEY: setting(
    z.string().optional(),
    'Secret key of the card provider. Without it cards are off.',
    'a key that begins with sk_test_, sk_live_, rk_test_ or rk_live_',
  ),
  STRIPE_URL: setting(
    z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
    'Where the API of the card provider is.',
    'a URL that begins with http:// or https://',
  ),
  STRIPE_WEBHOOK_SECRET: setting(
    z
      .string()
      .regex(/^whsec_\w+(,\s*whsec_\w+)*$/)
      .optional(),
    'Secrets by which the card provider signs what it tells at /api/hooks/cards: one of each endpoint there.',
    'secrets that begin with whsec_, with commas between them',
  ),
  TWILIO_ACCOUNT_SID: setting(
    z
      .string()
      .regex(/^\w{1,64}$/)
      .optional(),
    'Account that sends our SMS. Without it and its token they wait.',
    'up to 64 letters, digits and underscores',
  ),
  TWILIO_AUTH_TOKEN: setting(z.string().optional(), 'Token of that account.', 'a text'),
  TWILIO_URL: setting(
    z.url({ protocol: /^https?$/ }).default('https://api.twilio.com'),
    'Where the API of the SMS provider is.',
    'a URL that begins with http:// or https://',
  ),
  WEB_ROOT: setting(
    z.string().optional(),
    'Folder of the built web application. Without it the one this checkout builds.',
    'a path',
    './apps/web/dist',
  ),
  TRUST_PROXY: setting(
    trustProxy.optional(),
    'Proxies in front of this server whose X-Forwarded-* headers are believed.',
    'true, false, the number of proxies, or their addresses separated by commas',
    '1',
  ),
})

/**
 * Megabytes: all files of one angler, all of one director or admin, and what the disk keeps free. The embedded database is on the same
 * disk as DATA_DIR: an upload is refused long before the database has no room.
 */
export type FileLimits = { perAngler: number; perDirector: number; free: number }

/** `credit`: who made the map. */
export type MapTiles = { address: string; credit: string }

export type Config = {
  host: string
  port: number
  /** Absolute. */
  dataDir: string
  /** Megabytes of uploads. */
  fileLimits: FileLimits
  /** The sweep of files that an operator has confirmed: of at most so many. */
  filesSweep: { code: string; most: number } | undefined
  databaseUrl: string | undefined
  /** In seconds; 0 is no limit. */
  databaseLimits: DatabaseLimits
  demoPassword: string | undefined
  logLevel: (typeof logLevels)[number]
  /** Another map than our own: `{z}`, `{x}` and `{y}` of its address are zoom, column and row. */
  mapTiles: MapTiles | undefined
  publicUrl: string | undefined
  /** Who takes cards; nobody where no key is set. */
  cards: CardSettings | undefined
  /** Who carries mails and SMS; what has nobody waits. */
  outgoing: {
    smtp: { url: string; from: string } | undefined
    mailApi: { url: string; key: string; from: string } | undefined
    mailEventsKey: string | undefined
    twilio: { url: string; account: string; token: string } | undefined
  }
  /** Requests a minute; 0 is no limit. */
  rateLimits: { perSession: number; perAddress: number; perCrowd: number }
  /** A bucket for uploaded files; without one they lie below `dataDir`. */
  s3: { endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string } | undefined
  securityContact: string | undefined
  /** Open at the same time; 0 is no limit. */
  streamLimits: { perAddress: number; inAll: number }
  trustProxy: boolean | number | string[]
  /** Absolute; undefined for the one this checkout builds. */
  webRoot: string | undefined
}

/** A setting is wrong. The message names it and what is allowed, never the value: it may be a secret. */
export class ConfigError extends Error {
  override name = 'ConfigError' as const
  /** EX_CONFIG of sysexits.h: supervisors can tell that starting again will not help. */
  readonly exitCode = 78
}

export type Environment = Record<string, string | undefined>

/** What is allowed for a setting, in words. */
export const allowedValues = (name: keyof typeof settings.shape) => String(settings.shape[name].meta()?.allowed)

/** Reads the settings from the environment; an empty value counts as not set. Throws a `ConfigError`. */
export function readConfig(environment: Environment): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const result = settings.safeParse(given)
  if (!result.success) throw new ConfigError(explain(result.error.issues))
  const env = result.data
  const cards = cardSettings({
    secretKey: env.STRIPE_SECRET_KEY,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    url: env.STRIPE_URL,
    publicUrl: env.PUBLIC_URL,
    liveHost: env.LIVE_HOST,
  })
  if (cards && 'wrong' in cards) throw new ConfigError(cards.wrong)
  return {
    cards,
    host: env.HOST,
    port: env.PORT,
    dataDir: resolve(env.DATA_DIR),
    fileLimits: { perAngler: env.FILES_MB_PER_ANGLER, perDirector: env.FILES_MB_PER_DIRECTOR, free: env.FILES_FREE_MB },
    filesSweep: env.FILES_SWEEP ? { code: env.FILES_SWEEP.slice(0, 8), most: Number(env.FILES_SWEEP.slice(9)) } : undefined,
    databaseUrl: env.DATABASE_URL,
    databaseLimits: {
      idle: env.DATABASE_IDLE_SECONDS,
      lock: env.DATABASE_LOCK_SECONDS,
      statement: env.DATABASE_STATEMENT_SECONDS,
      turn: env.DATABASE_TURN_SECONDS,
    },
    demoPassword: env.DEMO_PASSWORD,
    logLevel: env.LOG_LEVEL,
    outgoing: {
      smtp: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : undefined,
      mailApi:
        env.SENDGRID_API_KEY && env.MAIL_FROM
          ? { url: env.SENDGRID_URL.replace(/\/$/, ''), key: env.SENDGRID_API_KEY, from: env.MAIL_FROM }
          : undefined,
      mailEventsKey: env.SENDGRID_EVENTS_KEY,
      twilio:
        env.TWILIO_ACCOUNT_SID && env.TWILIO_AUTH_TOKEN
          ? { url: env.TWILIO_URL.replace(/\/$/, ''), account: env.TWILIO_ACCOUNT_SID, token: env.TWILIO_AUTH_TOKEN }
          : undefined,
    },
    mapTiles: env.MAP_TILES_URL ? { address: env.MAP_TILES_URL, credit: env.MAP_TILES_CREDIT ?? '' } : undefined,
    publicUrl: env.PUBLIC_URL,
    rateLimits: { perSession: env.RATE_PER_SESSION, perAddress: env.RATE_PER_ADDRESS, perCrowd: env.RATE_PER_CROWD },
    s3:
      env.S3_BUCKET && env.S3_ACCESS_KEY && env.S3_SECRET_KEY
        ? {
            endpoint: env.S3_ENDPOINT,
            region: env.S3_REGION,
            bucket: env.S3_BUCKET,
            accessKeyId: env.S3_ACCESS_KEY,
            secretAccessKey: env.S3_SECRET_KEY,
          }
        : undefined,
    securityContact: env.SECURITY_CONTACT,
    streamLimits: { perAddress: env.STREAMS_PER_ADDRESS, inAll: env.STREAMS_IN_ALL },
    trustProxy: env.TRUST_PROXY ?? false,
    webRoot: env.WEB_ROOT ? resolve(env.WEB_ROOT) : undefined,
  }
}

/** `readConfig` for the entry point: a bad value ends the process with one line per setting and exit code 78. */
export function configOrExit(environment: Environment = process.env): Config {
  try {
    return readConfig(environment)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(error.exitCode)
  }
}

function explain(issues: readonly { path: PropertyKey[] }[]) {
  const names = [...new Set(issues.map((issue) => String(issue.path[0])))] as (keyof typeof settings.shape)[]
  return names.map((name) => `${name} is not usable: allowed is ${allowedValues(name)}.`).join('\n')
}
