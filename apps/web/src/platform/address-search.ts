/** The words that an address may hold behind its question mark, on whatever page: plain text, each page knows its own. */
type Word =
  // A list: what is looked for, its order, its page.
  | 'q'
  | 'sort'
  | 'page'
  | 'size'
  | 'view'
  // What is open beside the page.
  | 'drawer'
  | 'entry'
  | 'add'
  | 'boat'
  | 'payment'
  | 'raffle'
  | 'payout'
  | 'year'
  | 'why'
  | 'tab'
  | 'close-out'
  | 'rules'
  // Finding tournaments.
  | 'name'
  | 'state'
  | 'from'
  | 'kind'
  | 'dates'
  | 'to'
  | 'min'
  | 'max'
  // Around a place by its name, or a circle on the map.
  | 'place'
  | 'near'
  // The day that a calendar is looked at from.
  | 'date'
  // What a new message says, and of which day, from 1.
  | 'about'
  | 'day'
  // Two anglers who become one: who stays, and who goes.
  | 'keep'
  | 'merge'
  // A new tournament comes from this tour.
  | 'tour'
  // Signing in and out.
  | 'redirect'
  // The page that sent somebody here, and waits for them.
  | 'back'
  | 'remove'
  | 'left'
  // The code of a coupon that somebody was sent.
  | 'coupon'
  // Back from the page of the card provider: `back`, or `left` without paying.
  | 'card'
  // The screen of signing up.
  | 'step'
  // The phone whose record is claimed.
  | 'p'

export type AddressWord = Word
/** Filters of a list have the name of their field. */
export type AddressSearch = { [word in Word]?: string } & { [filter: `f.${string}`]: string | undefined }

/** Addresses hold plain text: `?page=2`, never `?page=%222%22`. A word that nobody knows is left where it is. */
export const parseSearch = (text: string): AddressSearch => Object.fromEntries(new URLSearchParams(text))

/** What is empty is left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const filled = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const text = new URLSearchParams(filled.map(([key, value]) => [key, String(value)])).toString()
  return text && `?${text}`
}
