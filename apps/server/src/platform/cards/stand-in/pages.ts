import { createHash } from 'node:crypto'
import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { onboard } from './accounts.ts'
import { offeredOn, type Typed, typeCard } from './checkout.ts'
import { type Form, textOf } from './form.ts'
import { answerBank } from './intents.ts'
import { find, Refusal, type State, type Thing } from './state.ts'

/** What a browser gets: a page, or the way to another one. */
export type Page = { status: number; html: string } | { goTo: string }

const escaped = (text: unknown) => String(text ?? '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const STYLE = `body{font:17px/1.5 system-ui,Arial,sans-serif;margin:0;background:#f6f8fa;color:#1a1f36}main{max-width:26em;margin:2em auto;padding:1.5em;background:#fff;border-radius:10px;box-shadow:0 1px 6px #0002}h1{font-size:1.3em}label{display:block;margin:.8em 0 .2em}input{font:inherit;width:100%;box-sizing:border-box;padding:.7em;border:1px solid #6b7280;border-radius:6px}button{font:inherit;font-weight:600;width:100%;padding:.8em;margin-top:1.2em;border:0;border-radius:6px;background:#4338ca;color:#fff}.plain{background:#fff;color:#1a1f36;border:1px solid #6b7280}table{width:100%;border-collapse:collapse}td{padding:.25em 0}td+td{text-align:right}.wrong{color:#b00020;font-weight:600}.note{font-size:.85em;color:#4b5563}.test{background:#b45309;color:#fff;text-align:center;padding:.4em}`
/** Named in the head of the page, so that nothing else is ever styled in. */
export const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

const shown = (title: string, body: string, status = 200): Page => ({
  status,
  html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><div class="test">Test mode: no money moves</div><main>${body}</main></body></html>`,
})

const NUMBERS = `<p class="note">Test cards: 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks whose card it is, 4000 0000 0000 0259 pays and is disputed.</p>`

function payPage(state: State, session: Thing, wrong = ''): Page {
  const lines = (session._lines as { name: string; amount: number }[])
    .map(({ name, amount }) => `<tr><td>${escaped(name)}</td><td>${dollarsAndCents(amount)}</td></tr>`)
    .join('')
  const isSetup = session.mode === 'setup'
  const title = isSetup ? 'Save a card' : `Pay ${dollarsAndCents(session.amount_total)}`
  const saved = offeredOn(state, session)
    .map(
      ({ id, card }) =>
        `<form method="post"><input type="hidden" name="saved" value="${escaped(id)}"><button>Pay with ${escaped(card.brand)} ending in ${escaped(card.last4)}</button></form>`,
    )
    .join('')
  const keep = session._offersSaved ? '<label><input type="checkbox" name="keep" value="yes"> Keep this card for the next time</label>' : ''
  return shown(
    title,
    `<h1>${title}</h1>${isSetup ? '' : `<table>${lines}</table>`}${wrong ? `<p class="wrong" role="alert">${escaped(wrong)}</p>` : ''}
${saved}<form method="post"><label for="number">Card number</label><input id="number" name="number" inputmode="numeric" autocomplete="off" required value="4242 4242 4242 4242">
<label for="expiry">MM / YY</label><input id="expiry" name="expiry" value="12 / 34"><label for="cvc">CVC</label><input id="cvc" name="cvc" value="123">${keep}
<button>${isSetup ? 'Save card' : `Pay ${dollarsAndCents(session.amount_total)}`}</button></form>
${session.cancel_url ? `<p><a href="${escaped(session.cancel_url)}">Back</a></p>` : ''}${NUMBERS}`,
    wrong ? 402 : 200,
  )
}

const askPage = (number: string, { keep = false, saved = null }: Partial<Typed> = {}): Page =>
  shown(
    'Is this your card?',
    `<h1>3D Secure test page</h1><p>Your bank asks whether it is you who pays.</p><form method="post"><input type="hidden" name="number" value="${escaped(number)}"><input type="hidden" name="saved" value="${escaped(saved)}"><input type="hidden" name="keep" value="${keep ? 'yes' : ''}">
<button name="authentication" value="complete">Complete</button><button class="plain" name="authentication" value="fail">Fail</button></form>`,
  )

const wayBack = (session: Thing): string => String(session.success_url).replaceAll('{CHECKOUT_SESSION_ID}', session.id)

function typed(state: State, session: Thing, form: Form): Page {
  const number = textOf(form, 'number') ?? ''
  const answer = textOf(form, 'authentication')
  if (answer === 'fail')
    return payPage(
      state,
      session,
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    )
  try {
    const typing: Typed = {
      ...{ number, authenticated: answer === 'complete' },
      ...{ keep: textOf(form, 'keep') === 'yes', saved: textOf(form, 'saved') },
    }
    return typeCard(state, session, typing) === 'asks' ? askPage(number, typing) : { goTo: wayBack(session) }
  } catch (error) {
    if (error instanceof Refusal) return payPage(state, session, error.fields.message)
    throw error
  }
}

/** The pages that people see at this provider: paying, and filling in who a connected account belongs to. */
export function pageAt(state: State, method: string, path: string, form: Form): Page | null {
  const [, kind, first, second] = path.match(/^\/(c\/pay|3ds|setup\/s|express|p\/session|receipts|i)\/([\w-]+)(?:\/([\w-]+))?$/) ?? []
  if (!kind) return null
  if (kind === 'c/pay') {
    const session = find(state, 'checkout.session', first)
    if (session.status !== 'open')
      return shown(
        'Over',
        `<h1>This page is not open any more</h1><p><a href="${escaped(session.status === 'complete' ? wayBack(session) : session.cancel_url)}">Go back</a></p>`,
        410,
      )
    return method === 'POST' ? typed(state, session, form) : payPage(state, session)
  }
  if (kind === '3ds') {
    const intent = find(state, 'payment_intent', first)
    return method === 'POST' ? { goTo: answerBank(state, intent, textOf(form, 'authentication') === 'complete') } : askPage('')
  }
  if (kind === 'setup/s') {
    const link = find(state, 'account_link', second)
    if (link.expires_at <= state.now()) return { goTo: link.refresh_url }
    if (method !== 'POST')
      return shown(
        'Get paid',
        `<h1>Tell us who gets paid</h1><p class="note">The real page asks for a name, an address and a bank account.</p><form method="post"><button name="do" value="submit">Submit test details</button><button class="plain" name="do" value="later">Do this later</button></form>`,
      )
    if (textOf(form, 'do') === 'submit') onboard(state, link._account_of)
    return { goTo: link.return_url }
  }
  if (kind === 'p/session') {
    const { return_url } = find(state, 'billing_portal.session', first)
    return shown('Billing', `<h1>Your subscription and cards</h1><p><a href="${escaped(return_url)}">Return</a></p>`)
  }
  return shown('Test', '<h1>Nothing to see here in test mode</h1>')
}
