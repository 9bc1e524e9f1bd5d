import { drawSheet, type SheetPage } from '@ramplight/domain/paper-sheet/draw-sheet'
import type { jsPDF } from 'jspdf'
import { plainLetters } from './plain-letters.ts'

/** Pages that a camera reads: each thing where the layout says, and nothing else on the page. Begins on the page that is open. */
export function drawPages(doc: jsPDF, pages: readonly SheetPage[]): void {
  pages.forEach((page, index) => {
    if (index > 0) doc.addPage()
    for (const shape of drawSheet(page)) {
      if (shape.is === 'fill') doc.setFillColor(shape.gray, shape.gray, shape.gray).rect(shape.x, shape.y, shape.width, shape.height, 'F')
      else if (shape.is === 'text') drawText(doc, shape)
      else {
        doc.setDrawColor(shape.gray, shape.gray, shape.gray).setLineWidth(0.2)
        if (shape.is === 'frame') doc.rect(shape.x, shape.y, shape.width, shape.height, 'S')
        else doc.ellipse(shape.x, shape.y, shape.width / 2, shape.height / 2, 'S')
      }
    }
  })
}

type Text = Extract<ReturnType<typeof drawSheet>[number], { is: 'text' }>

/** In one line: a name that is too long for its room ends in a point, so it never runs into what is read. */
function drawText(doc: jsPDF, { text, x, y, size, gray, bold = false, align, room }: Text): void {
  doc
    .setFont('helvetica', bold ? 'bold' : 'normal')
    .setFontSize(size)
    .setTextColor(gray)
  let words = plainLetters(text)
  while (room !== undefined && words.length > 1 && doc.getTextWidth(words) > room) words = `${words.replace(/\.$/, '').slice(0, -1)}.`
  doc.text(words, x, y, { align: align ?? 'left' })
}
