/** A message as a provider gets it. `id` is ours and the same at every try. */
export type ToSend = {
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** Where it leads; a mail and an SMS have it in their text. */
  link: string | null
  /** A notification with the same tag takes the place of this one. */
  tag: string
  isQuiet: boolean
  /** Of no use any more after this moment. */
  goodUntil: string | null
  replyTo: string | null
  /** Where somebody takes themselves off by one request; null for what is about an account. */
  unsubscribe: string | null
  /** When it was left: a provider that is asked looks from there on. */
  createdAt: string
}

/** Somebody who carries messages of one kind. Throws `NotSent`. */
export type Provider = {
  send: (message: ToSend) => Promise<{ reference: string | null }>
  /** Asked before a second try when the first may have gone out: the references of what they have sent that is the same. */
  find?: (message: ToSend) => Promise<string[]>
  close: () => Promise<void>
}

/**
 * - `away`: not sent; another try may work.
 * - `unclear`: no answer came after everything was said. It may have been sent.
 * - `refused`: the provider will never send it.
 */
export type NotSentKind = 'away' | 'unclear' | 'refused'

/** `code`: a short word of the protocol. Never a text of the provider: those quote addresses. */
export class NotSent extends Error {
  override name = 'NotSent' as const
  readonly kind: NotSentKind
  readonly code: string
  constructor(kind: NotSentKind, code: string) {
    super(`${kind}: ${code}`)
    this.kind = kind
    this.code = code
  }
}
