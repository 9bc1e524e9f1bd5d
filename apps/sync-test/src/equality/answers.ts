import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { z } from 'zod'
import type { Person, TestServer } from '../../../server/src/platform/testing/test-server.ts'
import type { Local } from '../../../web/src/platform/local/answers/local.ts'
import { type Asked, localCallOf } from '../../../web/src/platform/local/answers/local-calls.ts'

/** A question to a call, with its body as the wire has it. */
export type Question = { params?: unknown; body?: unknown }
/** What was answered, or the code of the refusal. */
export type Told = { answer: unknown } | { refused: string }

/** The server's answer as the contract decodes it. */
export async function serverTells(ramp: TestServer, as: Person, call: AnyEndpoint, asked: Question): Promise<Told> {
  const { status, body, error } = await ramp.call(call, { as, ...asked } as Parameters<typeof ramp.call>[1])
  return status < 300 ? { answer: body } : { refused: error.code }
}

/** The answer of a device, to a question as a screen asks it. */
export async function deviceTells(local: Local, call: AnyEndpoint, { params, body }: Question): Promise<Told> {
  const read = localCallOf(call)
  if (read?.kind !== 'read') throw new Error(`${call.method} ${call.path} is not answered on a device`)
  const decoded = call.body && body !== undefined ? z.decode(call.body, body as never) : undefined
  try {
    return { answer: await read.answer({ params, body: decoded } as Asked<AnyEndpoint>, local) }
  } catch (error) {
    const { code } = error as { code?: string }
    if (!code) throw error
    return { refused: code }
  }
}
