import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailByApi } from './mail-by-api.ts'

let status = 202
const received: { authorization: string | undefined; body: Record<string, unknown> }[] = []
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  received.push({ authorization: request.headers.authorization, body: JSON.parse(Buffer.concat(chunks).toString()) })
  response.writeHead(status, { 'x-message-id': 'theirs' }).end()
})
const open = () => {
  const { port } = server.address() as AddressInfo
  return mailByApi({ url: `http://127.0.0.1:${port}`, key: 'the key', from: 'Lake Fork Trail <no-reply@ramp.test>' })
}
const mail = {
  ...{ id: 'm1', to: 'lily@lake.test', subject: 'Fog', text: 'We wait.', html: '<p>We wait.</p>' },
  ...{ replyTo: 'ana@ramp.test', unsubscribe: 'https://ramp.test/off', createdAt: '2027-06-12T10:00:00.000Z' },
  ...{ link: null, tag: 'message m1', isQuiet: false, goodUntil: null },
}

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

test('a mail goes to the API with both forms, our id for its events, and a way off the list', async () => {
  expect(await open().send(mail)).toEqual({ reference: 'theirs' })
  expect(received[0]).toMatchObject({
    authorization: 'Bearer the key',
    body: {
      personalizations: [{ to: [{ email: 'lily@lake.test' }] }],
      from: { name: 'Lake Fork Trail', email: 'no-reply@ramp.test' },
      reply_to: { email: 'ana@ramp.test' },
      content: [{ value: 'We wait.' }, { value: '<p>We wait.</p>' }],
      custom_args: { message: 'm1' },
      headers: { 'Message-ID': '<m1@ramp.test>', 'List-Unsubscribe': '<https://ramp.test/off>' },
    },
  })
})

test.each([
  [400, 'refused'],
  [401, 'away'],
  [429, 'away'],
  [503, 'unclear'],
])('an answer of %i is %s', async (answer, kind) => {
  status = answer
  await expect(open().send(mail)).rejects.toMatchObject({ kind, code: `mail-${answer}` })
})
