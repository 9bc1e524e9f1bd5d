import { pathInWords } from '@ramplight/contract/kernel/labels'
import { type LabelledFamily, labelsOf } from '@ramplight/contract/labels'
import { type SyncTable, TABLES } from '@ramplight/contract/sync/tables'
import type { tournamentLabels } from '@ramplight/contract/tournaments/tournaments.labels'
import { inOtherLanguage } from '@ramplight/ui/language/texts'

export type { LabelledFamily }
/** A field of a tournament, or of what a tour brings to it, that has a label. */
export type TournamentField = keyof typeof tournamentLabels

const spanish = inOtherLanguage({ es: () => import('./labels.es.ts') })

/** The label that a field has, in the language on the screen; undefined for one that nobody has named. */
export function givenLabel(family: LabelledFamily, path: string): string | undefined {
  const english = labelsOf(family)?.[path]
  if (english === undefined) return undefined
  const words = spanish()?.texts
  return words?.[`${family}:${path}`] ?? words?.[english] ?? english
}

/** `Fish limit`, `Límite de peces`. Ask while rendering or acting, as for every text. */
export const labelOf = (family: LabelledFamily, path: string): string => givenLabel(family, path) ?? pathInWords(path)

/** `entry`, `angler`: what a list calls one record of a table. */
export const nounOf = (tbl: SyncTable): string => spanish()?.texts[`noun:${tbl}`] ?? TABLES[tbl].noun
