import type { Message } from '@ramplight/contract/messaging/messages'
import { type MailToSend, mailCalls, smsCalls } from '@ramplight/contract/messaging/send-calls'
import { brand } from '@ramplight/domain/kernel/brand'
import { refused } from '@ramplight/domain/kernel/errors'
import { filledIn, isMailTemplate, mailWords, wordsOfHtml } from '@ramplight/domain/messaging/mail-templates'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { isDirector } from '@ramplight/domain/policies/who'
import { fullName } from '@ramplight/domain/registration/full-name'
import { tenDigits } from '@ramplight/domain/registration/ten-digits'
import type { FastifyInstance } from 'fastify'
import { peopleAt, type UserRow, userStore } from '#features/people/users/index'
import type { Doer } from '#platform/audit/doer'
import { signedIn } from '#platform/http/context'
import type { AppDeps, Deps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { demandMessages, type Place, placeOf, placeSubject, zoneOfPlace } from './compose.routes.ts'
import { sendAfterOf } from './goes-at.ts'
import type { Present } from './page-of-messages.ts'
import { sendToPeople } from './send-to-people.ts'

type Sending = { actor: Actor; deps: Deps; doer: Doer }

/** The calls of the specification that send to addresses (2 §7, 3 §7). */
export function sendCallRoutes(app: FastifyInstance, deps: AppDeps, present: Present): void {
  const mail = async (body: MailToSend, to: string[], work: Sending, from: 'self' | 'system' = 'self') => {
    const { actor, deps, doer } = work
    const self = await userStore.find(deps.db, actor.id)
    if (body.from && body.from !== self?.email?.toLowerCase()) throw refused('message.from-other', { own: self?.email ?? '-' })
    const people = await peopleOrRefuse(work, 'email', to)
    if (isDirector(actor)) await demandMessages(deps, actor, { tournament: null, season: null }, deps.now())
    const message = wordsOf(body, people)
    const name = from === 'self' && self ? fullName(self) : brand.name
    const replyTo = from === 'self' ? (self?.email ?? null) : null
    const sent = {
      id: body._id,
      channel: 'email' as const,
      people,
      subject: body.subject,
      message,
      sender: actor.id,
      from: { name, replyTo },
    }
    return (await present([await sendToPeople(deps.db, sent, doer)], actor, deps))[0] as Message
  }

  route(app, deps, mailCalls.sendEmail, { handle: (ctx) => mail(ctx.body, [ctx.body.to], { ...ctx, actor: signedIn(ctx) }) })
  route(app, deps, mailCalls.sendCustomEmail, { handle: (ctx) => mail(ctx.body, [ctx.body.to], { ...ctx, actor: signedIn(ctx) }) })
  route(app, deps, mailCalls.sendMultipleEmail, { handle: (ctx) => mail(ctx.body, ctx.body.to, { ...ctx, actor: signedIn(ctx) }) })
  route(app, deps, mailCalls.sendEmailFromSystem, {
    handle: (ctx) => mail(ctx.body, [ctx.body.to], { ...ctx, actor: signedIn(ctx) }, 'system'),
  })

  type Text = { _id?: string | undefined; message: string; tournament?: string | null | undefined }
  const sms = async ({ _id, message, tournament }: Text, to: string[], work: Sending, place: Place) => {
    const { actor, deps, doer } = work
    const people = await peopleOrRefuse(work, 'phone', to.map(tenDigits))
    if (isDirector(actor)) await demandMessages(deps, actor, place, deps.now())
    const self = await userStore.find(deps.db, actor.id)
    const from = { name: place.tournament?.name ?? (self ? fullName(self) : brand.name), replyTo: null }
    const goesOut = (now: Date) => sendAfterOf({ channel: 'sms', zone: zoneOfPlace(place), now })
    const sent = { id: _id, channel: 'sms' as const, people, message, from, sender: actor.id, tournament, goesOut }
    const row = await sendToPeople(deps.db, sent, doer)
    return (await present([row], actor, deps))[0] as Message
  }
  route(app, deps, smsCalls.sendSms, {
    load: ({ body, deps }) => placeOf(deps.db, body),
    subject: placeSubject,
    handle: (ctx, place) => sms(ctx.body, [ctx.body.to], { ...ctx, actor: signedIn(ctx) }, place),
  })
  route(app, deps, smsCalls.sendMultipleSms, {
    load: ({ body, deps }) => placeOf(deps.db, body),
    subject: placeSubject,
    handle: (ctx, place) => sms(ctx.body, ctx.body.to, { ...ctx, actor: signedIn(ctx) }, place),
  })
}

/** Everybody at these addresses whom the sender may write to; one where nobody is refuses all. */
async function peopleOrRefuse({ actor, deps }: Sending, field: 'email' | 'phone', addresses: string[]): Promise<UserRow[]> {
  const wanted = [...new Set(addresses)]
  const people = await peopleAt(deps.db, actor, field, wanted)
  const known = new Set(people.map((person) => person[field]?.toLowerCase()))
  const stranger = wanted.find((address) => !known.has(address))
  if (stranger) throw refused('message.no-address', { address: stranger })
  return people
}

/** What a mail says: its template, or its HTML as words, or its message. */
function wordsOf({ message, customHtml, template, record, recipFirstName }: MailToSend, people: UserRow[]): string {
  const [only] = people
  const first = recipFirstName || (people.length === 1 ? only?.first_name : '') || 'everybody'
  const own = { ...record, recipFirstName: first }
  if (template && !isMailTemplate(template)) throw refused('message.template-unknown')
  const said = filledIn(customHtml ? wordsOfHtml(customHtml) : (message ?? ''), own)
  const words = template && isMailTemplate(template) ? mailWords(template, { ...own, message: said }) : said
  if (!words) throw refused('message.no-words')
  return words
}
