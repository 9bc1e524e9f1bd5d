import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

type Texts = { [key: string]: string | Texts }

/** A catalogue of one language: `board.en.ts`, `board.es.ts`. It holds data, and imports types and parts of itself only. */
export const CATALOGUE = /\.(en|es)\.ts$/
/** What is fetched only by who reads it. */
export const SECOND_LANGUAGE = /\.es\.ts$/
/** Areas, and families of an area, whose texts only a director and their helpers read. */
const OF_DIRECTORS = [
  'portals/(director|weigh-in|mc-mode)',
  'features/(stations|weigh-in|setup|draw|palette|command-centre|offline-data)',
  'features/messaging/compose',
  'features/payments/(accounts|bank-cases|coupons|credits|directors|getting-paid|money|money-year|payments|plans|platform-fees|refunds|subscriptions|winnings)',
  'features/payouts/(calcutta|payout-structures|raffles)',
  'features/people/(angler-merges|director-settings|director-themes|list-import|users)',
  'features/registration/(crew-waivers|pre-registrations|same-boat|season-teams|teams|tournament-entries)',
  'features/results/(close-out|event-files|papers|what-if)',
  'features/sponsors/(advertisers|sponsor-settings|sponsors)',
  'features/tournaments/(calendar-events|next-year|quick-create|setup-form|species|today|tournaments)',
  'features/system/audit',
  'features/tours/(divisions|memberships|seasons|tour-settings|tours)',
]
/** What of it only a director and their helpers read. */
export const DIRECTORS_SECOND_LANGUAGE = new RegExp(`/(${OF_DIRECTORS.join('|')})/.*\\.es\\.ts$`)

const compiled = (texts: Texts): object =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? compile(text) : compiled(text)]))

/**
 * Plurals and arguments are read at build time, so that no page carries a parser: that of the library alone is 8 kB. Tests
 * and `node` read the same files as they are, with the parser.
 */
export function compiledTexts(): Plugin {
  return {
    name: 'compiled-texts',
    config: () => ({
      resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }] },
    }),
    async transform(_code, id) {
      if (!CATALOGUE.test(id)) return undefined
      // From its file, as `node` reads it: a long catalogue is made of parts.
      const { texts } = (await import(pathToFileURL(id).href)) as { texts: Texts }
      return { code: `export const texts = ${JSON.stringify(compiled(texts))}`, map: null }
    },
  }
}
