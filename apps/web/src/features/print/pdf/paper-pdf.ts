import { jsPDF } from 'jspdf'
import { autoTable } from 'jspdf-autotable'
import type { Paper, PaperCard, PaperTable } from '../paper.ts'
import { t } from '../print.texts.ts'
import { SHEET_MARGIN, type SponsorBox, SUBTITLE_SIZE, sheetPlaces, TITLE_SIZE } from '../sheet-places.ts'
import { drawChecks } from './draw-checks.ts'
import { drawPages } from './draw-pages.ts'
import { plainLetters } from './plain-letters.ts'

/** A picture as the PDF takes it: JPEG as a data address. */
export type Pictures = ReadonlyMap<string, string>

const MARGIN = SHEET_MARGIN
const FOOT = 12
const GAP = 5
const TABLE_SIZE = 9.5
const INK = '#101828'
const DIM = '#475467'
const STRIPE = '#eef1f5'
const LINE = '#98a2b3'

/** Makes the file: letter, portrait, striped tables, sponsors in their places, a number on each page. */
export function paperPdf(paper: Paper, pictures: Pictures, { opensPrint = false } = {}): Blob {
  const doc = new jsPDF({ unit: 'mm', format: 'letter', orientation: 'portrait', compress: true })
  doc.setProperties({ title: plainLetters(paper.title), subject: plainLetters(paper.subtitles.join(' · ')) })
  if (paper.pages) drawPages(doc, paper.pages)
  else if (paper.checks) drawChecks(doc, paper.checks)
  else drawPaper(doc, paper, pictures)
  if (opensPrint) doc.autoPrint()
  return doc.output('blob')
}

function drawPaper(doc: jsPDF, paper: Paper, pictures: Pictures): void {
  let y = drawHead(doc, paper, pictures)
  paper.tables.forEach((table, index) => {
    if (table.startsPage && index > 0) {
      doc.addPage()
      y = MARGIN
    }
    y = drawTable(doc, table, y, footOf(paper)) + GAP
  })
  if (paper.cards?.length) drawCards(doc, paper.cards, y, footOf(paper))
  for (let page = 1; page <= doc.getNumberOfPages(); page++) {
    doc.setPage(page)
    drawBottomSponsors(doc, paper, pictures)
    drawFoot(doc, paper.foot, page)
  }
}

const widthOf = (doc: jsPDF) => doc.internal.pageSize.getWidth()
const heightOf = (doc: jsPDF) => doc.internal.pageSize.getHeight()
const bottomOf = (doc: jsPDF) => heightOf(doc) - FOOT

function text(doc: jsPDF, words: string, x: number, y: number, { size, bold = false, colour = INK, align = 'left' }: TextLook): void {
  doc
    .setFont('helvetica', bold ? 'bold' : 'normal')
    .setFontSize(size)
    .setTextColor(colour)
  doc.text(plainLetters(words), x, y, { align })
}
type TextLook = { size: number; bold?: boolean; colour?: string; align?: 'left' | 'center' | 'right' }

/** The sponsors at the top, and the title between or below them. Answers where the first table begins. */
function drawHead(doc: jsPDF, paper: Paper, pictures: Pictures): number {
  const { top, title } = sheetPlaces(paper)
  for (const box of top.boxes) drawSponsor(doc, box, MARGIN, pictures)
  const middle = widthOf(doc) / 2
  let y = MARGIN + 6 + (title.isBelow ? top.height + 3 : 0)
  doc.setFont('helvetica', 'bold').setFontSize(TITLE_SIZE)
  for (const line of doc.splitTextToSize(plainLetters(paper.title), title.room) as string[]) {
    text(doc, line, middle, y, { size: TITLE_SIZE, bold: true, align: 'center' })
    y += 7.5
  }
  for (const subtitle of paper.subtitles) {
    doc.setFont('helvetica', 'normal').setFontSize(SUBTITLE_SIZE)
    for (const line of doc.splitTextToSize(plainLetters(subtitle), title.room) as string[]) {
      text(doc, line, middle, y, { size: SUBTITLE_SIZE, colour: DIM, align: 'center' })
      y += 5
    }
  }
  return Math.max(y, MARGIN + top.height) + 3
}

/** A picture in its box, or the name where there is none or it could not be read. */
function drawSponsor(doc: jsPDF, { name, picture, width, height, left }: SponsorBox, y: number, pictures: Pictures): void {
  const x = MARGIN + left
  const data = picture ? pictures.get(picture) : undefined
  if (data) {
    doc.addImage(data, 'JPEG', x, y, width, height)
    return
  }
  doc.setFont('helvetica', 'bold').setFontSize(11)
  const lines = (doc.splitTextToSize(plainLetters(name), width) as string[]).slice(0, 3)
  lines.forEach((line, index) => {
    text(doc, line, x + width / 2, y + 6 + index * 5, { size: 11, bold: true, colour: DIM, align: 'center' })
  })
}

/** What a title, its note and two rows need: less room than that, and the table begins on the next page. */
const LEAST_ROOM = 34

/** The room that columns without a share leave is divided by the shares; with no share at all the library divides it. */
function widthsOf(doc: jsPDF, { columns, rows, total = [] }: Pick<PaperTable, 'columns' | 'rows' | 'total'>): (number | 'auto')[] {
  const shares = columns.reduce((sum, { share = 0 }) => sum + share, 0)
  if (shares === 0) return columns.map(() => 'auto')
  doc.setFont('helvetica', 'bold').setFontSize(TABLE_SIZE)
  const natural = columns.map(({ label, share }, index) =>
    share
      ? 0
      : Math.max(
          ...[label, ...rows.map((cells) => cells[index]!), total[index] ?? ''].map((cell) => doc.getTextWidth(plainLetters(cell))),
        ) + 4.5,
  )
  const left = Math.max(0, widthOf(doc) - 2 * MARGIN - natural.reduce((sum, width) => sum + width, 0))
  return columns.map(({ share }, index) => (share ? (left * share) / shares : natural[index]!))
}

/** Answers where it ended. */
function drawTable(doc: jsPDF, { title, note, columns, rows, total, isTall }: PaperTable, from: number, foot: number): number {
  let y = from
  if (y + LEAST_ROOM + foot > heightOf(doc)) {
    doc.addPage()
    y = MARGIN
  }
  if (title) {
    text(doc, title, MARGIN, y + 4, { size: 12.5, bold: true })
    y += 6
  }
  if (note) {
    doc.setFont('helvetica', 'normal').setFontSize(9.5)
    for (const line of doc.splitTextToSize(plainLetters(note), widthOf(doc) - 2 * MARGIN) as string[]) {
      text(doc, line, MARGIN, y + 3.4, { size: 9.5, colour: DIM })
      y += 4.4
    }
    y += 0.6
  }
  const plain = (cells: readonly string[]) => cells.map(plainLetters)
  const widths = widthsOf(doc, { columns, rows, total })
  autoTable(doc, {
    startY: y + 1,
    margin: { left: MARGIN, right: MARGIN, top: MARGIN, bottom: foot + 4 },
    theme: 'striped',
    head: [plain(columns.map(({ label }) => label))],
    body: rows.map(plain),
    ...(total && { foot: [plain(total)] }),
    showFoot: 'lastPage',
    rowPageBreak: 'avoid',
    styles: {
      font: 'helvetica',
      fontSize: TABLE_SIZE,
      textColor: INK,
      cellPadding: { vertical: 1.3, horizontal: 1.8 },
      minCellHeight: isTall ? 10.5 : 0,
      valign: 'middle',
      lineColor: LINE,
      lineWidth: isTall ? 0.15 : 0,
    },
    headStyles: { fillColor: INK, textColor: '#ffffff', fontStyle: 'bold', minCellHeight: 0 },
    footStyles: { fillColor: '#ffffff', textColor: INK, fontStyle: 'bold', lineWidth: { top: 0.4 }, lineColor: INK, minCellHeight: 0 },
    alternateRowStyles: { fillColor: STRIPE },
    columnStyles: Object.fromEntries(widths.map((cellWidth, index) => [index, { cellWidth }])),
    didParseCell: ({ cell, column }) => {
      cell.styles.halign = columns[column.index]?.align === 'end' ? 'right' : 'left'
    },
  })
  return (doc as unknown as { lastAutoTable: { finalY: number } }).lastAutoTable.finalY
}

const CARDS = { across: 2, down: 4, height: 58 }

/** Cards to cut out, with lines to cut along. */
function drawCards(doc: jsPDF, cards: readonly PaperCard[], from: number, foot: number): void {
  const width = (widthOf(doc) - 2 * MARGIN) / CARDS.across
  const fits = Math.max(0, Math.floor((heightOf(doc) - foot - from) / CARDS.height))
  let top = from
  let place = 0
  let most = Math.min(fits, CARDS.down) * CARDS.across
  for (const { mark, title, lines } of cards) {
    if (place >= most) {
      doc.addPage()
      top = MARGIN
      place = 0
      most = Math.max(1, Math.min(CARDS.down, Math.floor((heightOf(doc) - foot - MARGIN) / CARDS.height))) * CARDS.across
    }
    const x = MARGIN + (place % CARDS.across) * width
    const y = top + Math.floor(place / CARDS.across) * CARDS.height
    doc.setDrawColor(LINE).setLineDashPattern([1.2, 1.2], 0).rect(x, y, width, CARDS.height).setLineDashPattern([], 0)
    text(doc, mark, x + 6, y + 24, { size: 54, bold: true })
    doc.setFont('helvetica', 'bold').setFontSize(13)
    const names = (doc.splitTextToSize(plainLetters(title), width - 12) as string[]).slice(0, 2)
    names.forEach((line, index) => {
      text(doc, line, x + 6, y + 34 + index * 6, { size: 13, bold: true })
    })
    lines.forEach((line, index) => {
      text(doc, line, x + 6, y + 35 + names.length * 6 + index * 5, { size: 10, colour: DIM })
    })
    place += 1
  }
}

/** What the sponsors at the foot of every page need. */
const footOf = (paper: Paper): number => {
  const { height } = sheetPlaces(paper).bottom
  return FOOT + (height ? height + 4 : 0)
}

/** At the foot of every page. */
function drawBottomSponsors(doc: jsPDF, paper: Paper, pictures: Pictures): void {
  const y = bottomOf(doc) - 2
  for (const box of sheetPlaces(paper).bottom.boxes) drawSponsor(doc, box, y - box.height, pictures)
}

function drawFoot(doc: jsPDF, foot: string, page: number): void {
  const y = heightOf(doc) - 8
  text(doc, foot, MARGIN, y, { size: 8.5, colour: DIM })
  text(doc, t('page', { page, pages: doc.getNumberOfPages() }), widthOf(doc) - MARGIN, y, { size: 8.5, colour: DIM, align: 'right' })
}
