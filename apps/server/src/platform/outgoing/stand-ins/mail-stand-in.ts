import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type StoodInMail = {
  messageId: string
  to: string
  from: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  at: string
}

/**
 * An SMTP server that keeps what it was given instead of passing it on. `received` counts each delivery; `mailbox` shows, as mailboxes
 * do, one mail for one Message-ID.
 */
export async function openMailStandIn({ port = 0, most = Number.POSITIVE_INFINITY } = {}) {
  const received: StoodInMail[] = []
  /** What it answers to a mail, until it is null again. */
  const mood: { answer: number | null; sender: number | null } = { answer: null, sender: null }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onMailFrom: (_address, _session, done) => done(mood.sender ? Object.assign(new Error('Not you'), { responseCode: mood.sender }) : null),
    onRcptTo: (_address, _session, done) => done(mood.answer ? Object.assign(new Error('Not now'), { responseCode: mood.answer }) : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        received.push(await readMail(Buffer.concat(chunks), session.envelope.rcptTo[0]?.address ?? ''))
        if (received.length > most) received.shift()
        done()
      })
    },
  })
  // A client that goes away in the middle is nothing that is wrong here.
  server.on('error', () => {})
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    mood,
    mailbox: (): StoodInMail[] => [...new Map(received.map((mail) => [mail.messageId, mail])).values()],
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
export type MailStandIn = Awaited<ReturnType<typeof openMailStandIn>>

async function readMail(raw: Buffer, to: string): Promise<StoodInMail> {
  const mail = await PostalMime.parse(raw)
  return {
    messageId: mail.messageId ?? '',
    to,
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    at: new Date().toISOString(),
  }
}
