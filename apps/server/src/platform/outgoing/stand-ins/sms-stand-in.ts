import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { twilioSignature } from '../twilio-signature.ts'

export type StoodInSms = { sid: string; to: string; from: string; body: string; at: string }

/** Speaks what we use of the Twilio protocol, and keeps what it was given. It tells what became of each, signed, as they do. */
export async function openSmsStandIn({
  account = 'AC_stand_in',
  token = 'stand-in-token',
  port = 0,
  most = Number.POSITIVE_INFINITY,
} = {}) {
  const received: StoodInSms[] = []
  /** Answers this to everybody; or hangs up instead of answering, with or without having taken what it was told; until it is null again. */
  const mood: { answer: { status: number; code: number } | 'takes and hangs up' | 'hangs up' | null } = { answer: null }
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`

  const server = createServer(async (request, response) => {
    const json = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.headers.authorization !== authorization) return json(401, { code: 20_003 })
    if (mood.answer && typeof mood.answer === 'object') return json(mood.answer.status, { code: mood.answer.code })
    const url = new URL(request.url ?? '/', 'http://stand-in')
    if (request.method === 'GET') return json(200, { messages: sentTo(url.searchParams.get('To')) })
    if (mood.answer === 'hangs up') return request.socket.destroy()
    await take(request, json)
  })

  const sentTo = (number: string | null) =>
    received
      .filter(({ to }) => to === number)
      .map(({ at, ...one }) => ({ ...one, status: 'sent', date_created: new Date(at).toUTCString() }))
      .reverse()

  async function take(request: IncomingMessage, json: (status: number, body: object) => void) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    const [to, from, body] = [form.get('To') ?? '', form.get('From') ?? '', form.get('Body') ?? '']
    if (!/^\+\d{10,15}$/.test(to)) return json(400, { code: 21_211 })
    const sid = `SM${randomBytes(16).toString('hex')}`
    received.push({ sid, to, from, body, at: new Date().toISOString() })
    if (received.length > most) received.shift()
    if (mood.answer === 'takes and hangs up') return request.socket.destroy()
    json(201, { sid, status: 'queued' })
    const callback = form.get('StatusCallback')
    if (callback) await say(callback, { MessageSid: sid, MessageStatus: 'delivered', To: to, From: from }).catch(() => {})
  }

  /** A form that is signed, as the provider sends it to us. */
  const say = (url: string, fields: Record<string, string>) =>
    fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'x-twilio-signature': twilioSignature(token, url, fields) },
    })

  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    account,
    token,
    received,
    mood,
    say,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
export type SmsStandIn = Awaited<ReturnType<typeof openSmsStandIn>>
