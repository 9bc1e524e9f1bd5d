import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import type { organizerCalls } from '@ramplight/contract/messaging/organizers'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { fullName } from '@ramplight/domain/registration/full-name'
import { languagesOf, takeOrRefuse } from '#features/people/auth/index'
import { userStore } from '#features/people/users/index'
import type { Doer } from '#platform/audit/doer'
import type { Deps } from '#platform/http/deps'
import { wrongField } from '#platform/http/wrong-field'
import { sendToPeople } from '../messages/index.ts'
import { type Asking, questionLetter } from './question-letter.ts'

type Asked = BodyOf<typeof organizerCalls.askOfTournament>
/** What is asked about, and whom. */
type About = { name: string; director: string; tournament?: string; tour: string }
type From = { actor: Actor | null; deps: Deps; doer: Doer; from: string }
type Sender = { name: string; email: string | null; phone?: string | null }

/**
 * A question goes into the inbox of the director and to their mailbox, and is answered from either. Who is signed in asks under the
 * name of their account, whatever is sent.
 */
export async function askDirector(asked: Asked, about: About, by: From): Promise<void> {
  await write({ kind: 'question', question: asked.question }, await senderOf(asked, by), about, by)
}

/** The same of who is in: that they can’t make it, or can after all. Their director knows how to reach them. */
export async function tellOfWithdrawal(asking: Asking, about: About, by: From & { actor: Actor }): Promise<void> {
  const account = await userStore.find(by.deps.db, by.actor.id)
  if (!account) throw refused('record.not-found')
  await write(asking, { name: fullName(account), email: account.email, phone: account.phone }, about, by)
}

async function write(asking: Asking, { name, email, phone }: Sender, about: About, { actor, deps, doer, from }: From): Promise<void> {
  const attempt = actor
    ? { what: 'askDirector' as const, from, account: actor.id }
    : { what: 'askDirectorAsVisitor' as const, from, account: email ?? '' }
  // A boat withdraws once, and stays in once for each time that it asked.
  if (asking.kind !== 'withdrew' && asking.kind !== 'staysIn') await takeOrRefuse(deps, attempt)
  const director = await userStore.find(deps.db, about.director)
  if (!director) throw refused('message.nobody')
  const language = (await languagesOf(deps.db, [director.id]))(director.id)
  const { subject, text } = questionLetter(asking, { about: about.name, name, contact: email || phone || null }, language)
  const question = {
    channel: 'email' as const,
    people: [director],
    subject,
    message: text,
    language,
    from: { name, replyTo: email },
    sender: actor?.id ?? null,
    tournament: about.tournament ?? null,
    tour: about.tour,
  }
  await sendToPeople(deps.db, question, doer)
}

/** Without an address nobody could answer. */
async function senderOf({ name, email }: Asked, { actor, deps: { db } }: From): Promise<Sender> {
  const account = actor && (await userStore.find(db, actor.id))
  const sender = { name: account ? fullName(account) : name, email: account?.email || email }
  if (!sender.name) throw wrongField('name', 'is missing')
  if (!sender.email) throw wrongField('email', 'is missing')
  return { name: sender.name, email: sender.email.toLowerCase() }
}
