import type { SheetPage } from '@ramplight/domain/paper-sheet/draw-sheet'
import type { PlacedSponsors } from './sponsor-slots.ts'

/** A column of a table on paper. `share`: of the room that is left, for cells to write in; without it, as wide as its text. */
export type PaperColumn = { label: string; align?: 'start' | 'end'; share?: number }

export type PaperTable = {
  title?: string
  /** One line under the title: a rule, a sum, what to do with the sheet. */
  note?: string
  columns: readonly PaperColumn[]
  /** An empty text is a cell to write in. */
  rows: readonly (readonly string[])[]
  /** The last row: a sum. */
  total?: readonly string[]
  /** Rows with room for a signature or for figures by hand. */
  isTall?: boolean
  startsPage?: boolean
}

/** A card to cut out: eight on a page. */
export type PaperCard = { mark: string; title: string; lines: readonly string[] }

/** What is filled in on a page of check paper, and the lines of its stubs. All texts are written already. */
export type PaperCheck = {
  number: string
  day: string
  payee: string
  amount: string
  words: string
  memo: string
  lines: readonly { label: string; amount: string }[]
}

/**
 * What is printed, as data: the preview and the PDF are made of the same one. Letter, portrait, black on white; all texts are
 * written already (3 §2: USD, MM/DD/YYYY).
 */
export type Paper = {
  title: string
  subtitles: readonly string[]
  tables: readonly PaperTable[]
  cards?: readonly PaperCard[]
  /** Pages that a camera reads, instead of everything else: their own head, foot and places. */
  pages?: readonly SheetPage[]
  /** Pages of check paper, instead of everything else. */
  checks?: readonly PaperCheck[]
  /** At the foot of every page, before its number. */
  foot: string
  /** Without `.pdf`: from the name and the date. */
  fileName: string
  sponsors?: PlacedSponsors
}
