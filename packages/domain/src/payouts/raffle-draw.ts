/**
 * A raffle draw that nobody can steer and everybody can check. The seed is made before the first ticket is sold and kept secret; its
 * SHA-256, the fingerprint, is shown from that moment. A draw makes the seed public. Every ticket has a digest, the
 * SHA-256 of `seed:number`; the ticket with the smallest digest wins.
 * Decision: docs/decisions/0065-a-raffle-that-can-be-checked.md
 */

/** What is hashed for a ticket. */
export const ticketText = (seed: string, number: number): string => `${seed}:${number}`

/** `digest`: in hexadecimal, small letters. */
export type TicketDigest = { number: number; digest: string }

/** The numbers of the tickets in the order in which they win. */
export const inDrawOrder = (tickets: readonly TicketDigest[]): number[] =>
  tickets.toSorted((a, b) => (a.digest < b.digest ? -1 : a.digest > b.digest ? 1 : a.number - b.number)).map(({ number }) => number)

/** Numbers as people write them: `1-16, 18`. */
export function writeNumbers(numbers: readonly number[]): string {
  const runs: { from: number; to: number }[] = []
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last && number <= last.to + 1) last.to = Math.max(last.to, number)
    else runs.push({ from: number, to: number })
  }
  return runs.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(', ')
}

/** The numbers that `writeNumbers` wrote, in their order. */
export const readNumbers = (text: string): number[] =>
  text.split(', ').flatMap((run) => {
    const [from = 0, to = from] = run.split('-').map(Number)
    return from ? Array.from({ length: to - from + 1 }, (_, index) => from + index) : []
  })
