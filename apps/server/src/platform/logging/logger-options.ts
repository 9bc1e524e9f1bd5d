import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import { IPV6_LINE } from '../http/rate-limit.ts'
import { errorForLog } from './error-for-log.ts'
import { redactLine } from './redact.ts'

/** A request as the log has it: which call, and never what stands in its address. */
const requestForLog = ({ method, routeOptions, ip }: FastifyRequest): Record<string, unknown> => ({
  method,
  route: routeOptions?.url ?? '(no route)',
  from: normalizeIP(ip, IPV6_LINE),
})

export type LogTo = { write: (line: string) => void }

/** Fastify asks for the message of an error and its stack, which must not be logged: it prints whatever it is given. */
type Logged = { type: string; message: string; stack: string }

/** The one place that decides what a log line of the server has: requests and errors by an allowlist, and each line once more as a whole. */
export const loggerOptions = (level: string | undefined, stream?: LogTo): NonNullable<FastifyServerOptions['logger']> =>
  level && level !== 'silent'
    ? {
        level,
        serializers: { req: requestForLog, err: (error: unknown) => errorForLog(error) as Logged },
        hooks: { streamWrite: redactLine },
        ...(stream ? { stream } : {}),
      }
    : false
