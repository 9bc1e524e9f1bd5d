import type { RaffleDraw } from '@ramplight/contract/payouts/tournament-raffles'
import { inDrawOrder, readNumbers, ticketText } from '@ramplight/domain/payouts/raffle-draw'

/** `cannot`: a browser calculates SHA-256 only where the page came by https. */
export type Verdict = 'right' | 'wrong' | 'cannot'

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Does this winner follow from the secret whose fingerprint was shown before? Calculated here, without asking the server. */
export async function checkDraw(draw: RaffleDraw, fingerprint: string | null): Promise<Verdict> {
  if (!globalThis.crypto?.subtle) return 'cannot'
  const { seed, numbers, passedOver, winner } = draw
  const tickets = await Promise.all(
    readNumbers(numbers).map(async (number) => ({ number, digest: await sha256(ticketText(seed, number)) })),
  )
  const called = inDrawOrder(tickets).slice(0, passedOver.length + 1)
  const isRight = (await sha256(seed)) === fingerprint && [...passedOver, winner].every((number, index) => called[index] === number)
  return isRight ? 'right' : 'wrong'
}
